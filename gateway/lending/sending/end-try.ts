import type * as z from 'zod/mini';
import type { SendingProblem, messageState } from '#contract/operators/outbox.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Actor, AuditEvent } from '#gateway/foundation/audit/audit.ts';
import { addToAudit, SYSTEM } from '#gateway/foundation/audit/audit.ts';
import type { MessageRow } from '#gateway/lending/outbox/stored-messages.ts';
import { SENDING } from '#gateway/lending/sending/claim-message.ts';
import { pauseAfter } from '#gateway/foundation/store/leases.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { endLeaseOf } from '#gateway/lending/outbox/stored-messages.ts';

/** How a try went. */
export type Tried = {
  /** Why the lender may not have the message; null when it has it. */
  readonly problem: SendingProblem | null;
  /** Whether it may have it all the same. */
  readonly mayHaveArrived: boolean;
};
export const ARRIVED: Tried = { problem: null, mayHaveArrived: true };

export type TryEnd = z.output<typeof messageState>;

function stateAfter(at: number, tries: number, problem: string | null) {
  if (problem === null) return { state: 'SENT', due_at: null, ended_at: at, problem } as const;
  const pause = pauseAfter(SENDING, tries);
  return pause === null
    ? ({ state: 'DEAD', due_at: null, ended_at: at, problem } as const)
    : ({ state: 'PENDING', due_at: at + pause, ended_at: null, problem } as const);
}

/** What the audit says of a message that a lender has, or that was given up. */
export const sentEvent = (
  { id, application_id: applicationId, kind, lender_id: lender, tries }: MessageRow,
  actor: Actor,
  action: 'message.send' | 'message.giveUp' = 'message.send',
): AuditEvent => ({
  subject: ownerOf(applicationId),
  actor,
  action,
  facts: { message: id, kind, lender, tries },
});

/**
 * Notes how a try of a message, as it was leased, ended, and ends its lease. Another gateway's try that has begun since is
 * left alone. Gives what the message is now.
 */
export async function endTry(
  records: Records,
  message: MessageRow,
  { problem, mayHaveArrived }: Tried,
  actor: Actor = SYSTEM,
): Promise<TryEnd> {
  const { application_id: applicationId, tries } = message;
  return records.transact(async (runner) => {
    const at = await timeOf(records, runner);
    await records
      .forChange(runner.selectFrom('applications').select('id').where('id', '=', applicationId))
      .execute();
    const after = stateAfter(at, tries, problem);
    const arrived = mayHaveArrived ? 1 : message.may_have_arrived;
    if (!(await endLeaseOf(runner, message, after, arrived))) return 'DROPPED';
    if (after.state !== 'PENDING') {
      const action = after.state === 'SENT' ? 'message.send' : 'message.giveUp';
      await addToAudit(runner, at, sentEvent(message, actor, action));
    }
    return after.state;
  });
}
