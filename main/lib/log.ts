/** What an operator needs to know. Never numbers, names, tokens or codes, nor addresses that contain any. */
export type LogEntry = {
  readonly event: string;
  readonly [detail: string]: string | number | boolean;
};

export type Log = (entry: LogEntry) => void;

/** Writes each entry as one line of JSON. */
export function jsonLog(write: (line: string) => void, now: () => Date): Log {
  return (entry) => write(`${JSON.stringify({ at: now().toISOString(), ...entry })}\n`);
}
