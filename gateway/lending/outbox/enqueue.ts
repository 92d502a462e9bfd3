import type { ApplicationId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import type { MessageKind } from '#contract/lenders/messages.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { firstPosition } from '#gateway/foundation/store/restores.ts';
import { currentTraceparent } from '#gateway/foundation/telemetry/spans.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';
import { wakeOnceCommitted } from '#gateway/foundation/store/wake-once-committed.ts';

/** The job that sends what is queued. */
export const OUTBOX = 'outbox';

type NewMessage = {
  readonly applicationId: ApplicationId;
  readonly lenderId: string;
  readonly kind: MessageKind;
  /** From what the message is written when it is sent: numbers, states and IDs, never personal data. */
  readonly facts?: Readonly<Record<string, string | number | null>>;
};

/**
 * Notifies a lender of a change once that is committed, after everything already queued for it about this application; this
 * gateway sends it immediately.
 * The caller has locked the application. Gives the ID of the message.
 */
export async function enqueueMessage(
  { runner, at }: Change,
  { applicationId, lenderId, kind, facts = {} }: NewMessage,
): Promise<string> {
  const last = await runner
    .selectFrom('outbox')
    .select('position')
    .where('application_id', '=', applicationId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = await firstPosition(runner);
  const id = randomUUID();
  await write(
    runner,
    runner.insertInto('outbox').values({
      id,
      application_id: applicationId,
      lender_id: lenderId,
      position: Math.max((last?.position ?? 0) + 1, first),
      kind,
      facts: JSON.stringify(facts),
      state: 'PENDING',
      tries: 0,
      may_have_arrived: 0,
      due_at: at,
      leased_until: null,
      problem: null,
      created_at: at,
      ended_at: null,
      traceparent: currentTraceparent(),
    }),
  );
  wakeOnceCommitted(runner, OUTBOX);
  return id;
}

/** Drops what was not sent to a lender yet, or only these kinds. Returns whether it may have heard of the application. */
export async function dropUnsent(
  { runner, at }: Change,
  applicationId: ApplicationId,
  lenderId: string,
  kinds: readonly MessageKind[] = [],
): Promise<boolean> {
  await write(
    runner,
    runner
      .updateTable('outbox')
      .set({ state: 'DROPPED', due_at: null, ended_at: at })
      .where('application_id', '=', applicationId)
      .where('lender_id', '=', lenderId)
      .where('state', 'in', ['PENDING', 'DEAD'])
      .$if(kinds.length > 0, (query) => query.where('kind', 'in', kinds)),
  );
  return hasHeard(runner, applicationId, lenderId);
}

/** Whether a lender may have heard of an application. If it never did, it does not hear of its end either. */
export async function hasHeard(
  runner: Runner,
  applicationId: ApplicationId,
  lenderId: string,
): Promise<boolean> {
  const arrived = await runner
    .selectFrom('outbox')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('lender_id', '=', lenderId)
    .where('may_have_arrived', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return arrived !== undefined;
}
