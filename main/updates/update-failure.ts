import type { LogEntry } from '#main/lib/log.ts';

const MAX_REASON_LENGTH = 200;

/** A failed update as one line of the log. It is not shown to anybody: the program they have still works. */
export function updateFailure(error: unknown): LogEntry {
  const text = error instanceof Error ? error.message : String(error);
  const [reason = ''] = text.split('\n');
  return { event: 'update-failed', reason: reason.slice(0, MAX_REASON_LENGTH) };
}
