export type LogEntry = Readonly<Record<string, string | number | boolean | null>>;

/** Writes one line. Entries never identify a person: no numbers, names, tokens, codes or addresses. */
export type Log = (entry: LogEntry) => void;

export function jsonLinesTo(output: { write(line: string): unknown }): Log {
  return (entry) => {
    output.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
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
