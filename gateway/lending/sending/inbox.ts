import type { ApplicationId } from '#domain/ids.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type { inbox } from '#contract/lenders/calls.ts';
import type { LenderMessage } from '#contract/lenders/messages.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import type { MessageRow } from '#gateway/lending/outbox/stored-messages.ts';
import {
  dropOutdated,
  isLeased,
  LEASE,
  leaseMessage,
  mayBeSent,
} from '#gateway/lending/sending/claim-message.ts';
import { composeMessage } from '#gateway/lending/sending/compose.ts';
import { ARRIVED, endTry, sentEvent } from '#gateway/lending/sending/end-try.ts';
import type { WriterDeps } from '#gateway/lending/sending/send-outbox.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { changeMessage, giveBack } from '#gateway/lending/outbox/stored-messages.ts';

const PAGE = 20;

type Reading = {
  readonly lenderId: string;
  readonly actor: Actor;
  /** IDs of messages that were read before, and that the lender has now. */
  readonly received: readonly string[];
};

/** Messages that wait for a lender without its own system. */
export const waitingFor = (runner: Runner, lenderId: string) =>
  runner
    .selectFrom('outbox')
    .where('outbox.state', '=', 'PENDING')
    .where('outbox.lender_id', '=', lenderId)
    .where('outbox.lender_id', 'not in', (eb) =>
      eb.selectFrom('lender_systems').select('lender_systems.lender_id'),
    );

async function noteReceived(
  records: Records,
  { lenderId, actor, received }: Reading,
): Promise<void> {
  if (received.length === 0) return;
  const read = await waitingFor(records.db, lenderId)
    .selectAll('outbox')
    .where('id', 'in', received)
    .where('tries', '>', 0)
    .orderBy('application_id')
    .orderBy('position')
    .execute();
  for (const message of read) await endTry(records, message, ARRIVED, actor);
}

/**
 * Receives the messages of one application, which the caller has locked, as `received` of the inbox does: those that may
 * still be sent, in order, up to one that somebody is reading just now.
 */
export async function receiveAll(
  { runner, at, audit }: Change,
  applicationId: ApplicationId,
  lenderId: string,
  actor: Actor,
): Promise<void> {
  const waiting = await waitingFor(runner, lenderId)
    .selectAll('outbox')
    .where('application_id', '=', applicationId)
    .orderBy('position')
    .execute();
  for (const message of waiting) {
    if (
      message.leased_until !== null &&
      message.leased_until > at &&
      message.leased_until <= at + LEASE
    )
      return;
    if (!(await mayBeSent(runner, message))) {
      await dropOutdated(runner, at, message);
      continue;
    }
    const tries = message.tries + 1;
    await changeMessage(runner, message.id, {
      state: 'SENT',
      tries,
      may_have_arrived: 1,
      due_at: null,
      leased_until: null,
      problem: null,
      ended_at: at,
    });
    await audit(sentEvent({ ...message, tries }, actor));
  }
}

/** Takes a message that was seen, as a sender does; null when somebody else has it in hand, or it may not be sent. */
const take = (records: Records, { id }: MessageRow): Promise<MessageRow | null> =>
  records.transact(async (runner) => {
    const at = await timeOf(records, runner);
    const query = runner
      .selectFrom('outbox')
      .innerJoin('applications', 'applications.id', 'outbox.application_id')
      .selectAll('outbox')
      .where('outbox.id', '=', id)
      .where('outbox.state', '=', 'PENDING')
      .where((eb) =>
        eb.or([eb('outbox.leased_until', 'is', null), eb.not(isLeased('outbox.leased_until', at))]),
      );
    const message = await records.claim(query).executeTakeFirst();
    if (message === undefined) return null;
    if (await mayBeSent(runner, message)) return leaseMessage(runner, at, message);
    await dropOutdated(runner, at, message);
    return null;
  });

async function write(deps: WriterDeps, message: MessageRow): Promise<LenderMessage | null> {
  try {
    return await composeMessage(deps, message);
  } catch (error) {
    deps.log({ event: 'message-not-written', kind: message.kind, ...describeFailure(error) });
    return null;
  }
}

/**
 * Takes and writes messages that were seen. All of them are held until the last one is written, so that none of them is
 * answered after a withdrawal.
 */
async function writeAll(
  deps: WriterDeps,
  waiting: readonly MessageRow[],
): Promise<LenderMessage[]> {
  const deadline = performance.now() + LEASE;
  const taken: MessageRow[] = [];
  const messages: LenderMessage[] = [];
  const heldUp = new Set<string>();
  for (const seen of waiting) {
    if (heldUp.has(seen.application_id)) continue;
    const message = await take(deps.records, seen);
    if (message !== null) taken.push(message);
    const written = message === null ? null : await write(deps, message);
    if (written === null) heldUp.add(seen.application_id);
    else messages.push(written);
  }
  if (taken.length > 0) await giveBack(deps.records, taken);
  // Once the first lease has ended, a withdrawal no longer waits; the lender reads again.
  return performance.now() < deadline ? messages : [];
}

/**
 * What a lender without its own system reads by itself, oldest first. A message is there until the lender
 * says that it has it, so that none is lost with an answer.
 */
export async function readInbox(
  deps: WriterDeps,
  reading: Reading,
): Promise<ReplyOf<typeof inbox>> {
  const { records } = deps;
  await noteReceived(records, reading);
  const waiting = await waitingFor(records.db, reading.lenderId)
    .selectAll('outbox')
    .orderBy('created_at')
    .orderBy('application_id')
    .orderBy('position')
    .limit(PAGE + 1)
    .execute();
  const messages = await writeAll(deps, waiting.slice(0, PAGE));
  return { messages, isLastPage: waiting.length <= PAGE };
}
