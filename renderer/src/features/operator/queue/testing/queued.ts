import type { QueuedApplication } from '#renderer/features/operator/queue/queue-filter.ts';

const HOUR = 3_600_000;

/** When the sample list was read. */
export const AT = Date.parse('2026-11-23T06:30:00Z');

/** An application in the queue: sent a day ago, due in five hours, unclaimed. */
export const queued = (
  index: number,
  changed: Partial<QueuedApplication> = {},
): QueuedApplication => ({
  number: `LA${String(index).padStart(10, '0')}`,
  state: 'SUBMITTED',
  outcome: null,
  version: 3,
  submittedAt: AT - 24 * HOUR,
  changedAt: AT - 24 * HOUR,
  dueAt: AT + 5 * HOUR,
  isOverdue: false,
  level: null,
  claim: null,
  comesBackAt: null,
  waitsForSecond: false,
  hasAnswer: false,
  pinArea: '226',
  lenders: [{ lenderId: 'sample-neem', state: 'CREATED' }],
  documents: { unchecked: 3, verified: 5 },
  ...changed,
});
