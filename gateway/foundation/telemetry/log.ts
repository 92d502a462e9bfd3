import { currentSpan } from '#gateway/foundation/telemetry/spans.ts';

export type LogEntry = Readonly<Record<string, string | number | boolean | null>>;

/** Writes one line. Entries never identify a person: no numbers, names, tokens, codes or addresses. */
export type Log = (entry: LogEntry) => void;

/** Where lines go; `isUrgent` for one that is to be there at once, with all before it. */
export type LogOutput = { readonly write: (line: string, isUrgent: boolean) => unknown };

/** A call that was answered as it should be. Of everything else the reader hears at once. */
const isOrdinary = ({ event, status }: LogEntry) => event === undefined && Number(status) < 500;

/** Lines of JSON, each with its time and, where there are traces, the ID of the one that it belongs to. */
export function jsonLinesTo(output: LogOutput): Log {
  return (entry) => {
    const span = currentSpan();
    const traced = span === null ? entry : { ...entry, traceId: span.traceId };
    const line = `${JSON.stringify({ time: new Date().toISOString(), ...traced })}\n`;
    output.write(line, !isOrdinary(entry));
  };
}

const codeOf = (error: Error) => {
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode;
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
};

/** What may be logged of an unexpected failure: its type and where it occurred, since messages can quote data. */
export function describeFailure(error: unknown): LogEntry {
  if (!(error instanceof Error)) return { error: typeof error };
  const frame = error.stack?.split('\n').find((line) => line.startsWith('    at '));
  const cause = error.cause instanceof Error ? codeOf(error.cause) : null;
  return { error: error.name, code: codeOf(error) ?? cause, at: frame?.trim() ?? null };
}
