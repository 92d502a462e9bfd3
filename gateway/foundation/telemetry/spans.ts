/**
 * Where a request is at each moment, for traces and the log. Nothing of OpenTelemetry is loaded here: without a trace there
 * is no span, and work is simply done.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** All that a span may say. None of it is, or holds, anything that a person typed or that names one. */
export const SPAN_FACTS = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'db.operation.name',
  'db.collection.name',
  'peer.service',
  'gateway.operation',
  'gateway.lender',
  'gateway.message.kind',
  'gateway.message.tries',
  'gateway.notification',
  'gateway.state',
  'error.type',
] as const;
export type SpanFacts = Readonly<Partial<Record<(typeof SPAN_FACTS)[number], string | number>>>;

/** Who began what a span is about: a client of ours, we as a client of others, a queue, or nobody else. */
export type SpanKind = 'server' | 'client' | 'consumer';

export type NewSpan = {
  readonly name: string;
  readonly kind: SpanKind;
  readonly facts?: SpanFacts;
};

export type Span = {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** As W3C Trace Context has it, for whom this span asks for something. */
  readonly traceparent: string;
  readonly begin: (child: NewSpan) => Span;
  /** A child that has already ended, after so many seconds. */
  readonly ended: (child: NewSpan, seconds: number, failed: boolean) => void;
  readonly rename: (name: string) => void;
  readonly note: (facts: SpanFacts) => void;
  readonly end: (failed: boolean) => void;
};

export type Tracing = {
  /** Begins a trace, or goes on with the one that `traceparent` names. */
  readonly begin: (span: NewSpan, traceparent: string | null) => Span;
  /** Sends what was not sent yet. */
  readonly stop: () => Promise<void>;
};

const current = new AsyncLocalStorage<Span | null>();

/** The span of whatever runs just now; null outside of any trace. */
export const currentSpan = (): Span | null => current.getStore() ?? null;

/** For what is done later, or by another. */
export const currentTraceparent = (): string | null => currentSpan()?.traceparent ?? null;

/** Does work that a request only caused, and that is no part of it. */
export const outsideOfTraces = <Value>(work: () => Value): Value => current.run(null, work);

/** Whether work that ended without an exception failed all the same. */
type IsFailed<Value> = (value: Value) => boolean;
const neverFailed = () => false;

async function within<Value>(
  span: Span,
  work: () => Promise<Value>,
  isFailed: IsFailed<Value>,
): Promise<Value> {
  try {
    const value = await current.run(span, work);
    span.end(isFailed(value));
    return value;
  } catch (error) {
    // Its kind alone: a message may quote data.
    if (error instanceof Error) span.note({ 'error.type': error.name });
    span.end(true);
    throw error;
  }
}

/** Does the work in a trace of its own, or in the one that `traceparent` names, where there are traces. */
export const inTrace = <Value>(
  tracing: Tracing | null,
  span: NewSpan,
  traceparent: string | null,
  work: () => Promise<Value>,
  isFailed: IsFailed<Value> = neverFailed,
): Promise<Value> =>
  tracing === null ? work() : within(tracing.begin(span, traceparent), work, isFailed);

/** Does the work as a part of what runs just now. */
export function inSpan<Value>(
  span: NewSpan,
  work: () => Promise<Value>,
  isFailed: IsFailed<Value> = neverFailed,
): Promise<Value> {
  const parent = currentSpan();
  return parent === null ? work() : within(parent.begin(span), work, isFailed);
}
