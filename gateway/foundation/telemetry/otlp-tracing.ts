/** Traces by OpenTelemetry. Loaded only where they are sent somewhere. */
import type { Span as OtelSpan, SpanContext } from '@opentelemetry/api';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { setTimeout as wait } from 'node:timers/promises';
import type { NewSpan, Span, SpanFacts, Tracing } from '#gateway/foundation/telemetry/spans.ts';
import { SPAN_FACTS } from '#gateway/foundation/telemetry/spans.ts';

/** Milliseconds that a gateway that stops waits for a collector. */
const MAX_FLUSH = 2000;
/** Characters; no route or name of ours is as long. */
const MAX_FACT = 200;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/** Version 00 of W3C Trace Context. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

function contextOf(traceparent: string | null): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** The list of facts is checked here once more, in case one came around the compiler. */
const allowed = (facts: SpanFacts) =>
  Object.fromEntries(
    SPAN_FACTS.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])),
  );

/**
 * Sends traces to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`, as JSON over HTTP; the exporter reads that variable and
 * its relatives itself. `share`: of how many traces, from 0 to 1, whoever began them.
 */
export function otlpTracing(serviceName: string, share: number): Tracing {
  const sampler = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // A client that asks for a trace gets one as often as others do.
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    spanLimits: { attributeValueLengthLimit: MAX_FACT },
  });
  const tracer = provider.getTracer('rinsetu-gateway');

  const started = (
    { name, kind, facts = {} }: NewSpan,
    parent: SpanContext | null,
    startTime?: number,
  ) =>
    tracer.startSpan(
      name,
      {
        kind: KINDS[kind],
        attributes: allowed(facts),
        ...(startTime !== undefined && { startTime }),
      },
      parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent),
    );
  const end = (span: OtelSpan, failed: boolean) => {
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const spanOf = (span: OtelSpan): Span => {
    const context = span.spanContext();
    return {
      traceId: context.traceId,
      traceparent: traceparentOf(context),
      begin: (child) => spanOf(started(child, context)),
      ended: (child, seconds, failed) =>
        end(started(child, context, Date.now() - seconds * 1000), failed),
      rename: (name) => span.updateName(name),
      note: (facts) => span.setAttributes(allowed(facts)),
      end: (failed) => end(span, failed),
    };
  };

  return {
    begin: (span, traceparent) => spanOf(started(span, contextOf(traceparent))),
    stop: () =>
      // What a collector that is away does not take is lost.
      Promise.race([
        provider.shutdown().catch(() => {}),
        wait(MAX_FLUSH, undefined, { ref: false }),
      ]),
  };
}
