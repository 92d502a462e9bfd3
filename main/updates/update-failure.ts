import type { LogEntry } from '#main/lib/log.ts';

const LONGEST_REASON = 200;

/** A failed update as one line of the log. Visitors and staff are not told: the program they have still works. */
export function updateFailure(error: unknown): LogEntry {
  const text = error instanceof Error ? error.message : String(error);
  const [reason = ''] = text.split('\n');
  return { event: 'update-failed', reason: reason.slice(0, LONGEST_REASON) };
}
