import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { deadLetters, dropMessage, messageNow } from '#contract/operators/outbox.ts';
import { messageState } from '#contract/operators/outbox.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import { casesOf } from '#gateway/lending/lender-cases/cases.ts';
import { cancelCases, closeWithoutLender } from '#gateway/lending/lender-cases/end-cases.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { MessageRow } from '#gateway/lending/outbox/stored-messages.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { decideMessage } from '#gateway/lending/outbox/stored-messages.ts';

const PAGE = 20;

export const noSuchMessage = () => refuse('no-such-message', 'There is no such message.');

/** Messages that were tried often enough without success, by their IDs. */
export async function deadLettersAfter(
  runner: Runner,
  { after }: BodyOf<typeof deadLetters>,
): Promise<ReplyOf<typeof deadLetters>> {
  const rows = await runner
    .selectFrom('outbox')
    .innerJoin('applications', 'applications.id', 'outbox.application_id')
    .selectAll('outbox')
    .select('applications.number')
    .where('outbox.state', '=', 'DEAD')
    // By which the index is ordered: these are due no more.
    .where('outbox.due_at', 'is', null)
    .$if(after !== null, (query) => query.where('outbox.id', '>', after ?? ''))
    .orderBy('outbox.id')
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  const waiting = await waitingBehind(runner, shown);
  return {
    messages: shown.map((row) => ({
      messageId: row.id,
      number: row.number,
      lenderId: row.lender_id,
      kind: row.kind,
      position: row.position,
      tries: row.tries,
      problem: row.problem ?? '',
      queuedAt: row.created_at,
      givenUpAt: row.ended_at ?? row.created_at,
      behind: waiting(row),
    })),
    isLastPage: rows.length <= PAGE,
  };
}

type Placed = Pick<MessageRow, 'application_id' | 'lender_id' | 'position'>;

/** Gives the kinds of the messages that wait for one of these. */
export async function waitingBehind(
  runner: Runner,
  letters: readonly Placed[],
): Promise<(letter: Placed) => string[]> {
  if (letters.length === 0) return () => [];
  const unsent = await runner
    .selectFrom('outbox')
    .select(['application_id', 'lender_id', 'position', 'kind'])
    .where(
      'application_id',
      'in',
      letters.map((letter) => letter.application_id),
    )
    .where('state', 'in', ['PENDING', 'DEAD'])
    .orderBy('position')
    .execute();
  return (letter) =>
    unsent
      .filter(
        (one) =>
          one.application_id === letter.application_id &&
          one.lender_id === letter.lender_id &&
          one.position > letter.position,
      )
      .map(({ kind }) => kind);
}

/** What has become of a message; null when there is none. */
export async function stateOfMessage(
  runner: Runner,
  id: string,
): Promise<ReplyOf<typeof messageNow> | null> {
  const found = await runner
    .selectFrom('outbox')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return found === undefined ? null : { messageId: id, state: z.parse(messageState, found.state) };
}

/** A message that is dead, with its application locked. Refuses with 404, or 409 and the state that it is in. */
async function lockDead(
  records: Records,
  runner: Transaction<Tables>,
  id: string,
): Promise<MessageRow> {
  const ofMessage = runner.selectFrom('outbox').selectAll().where('id', '=', id);
  const seen = await ofMessage.executeTakeFirst();
  if (seen === undefined) throw new Refused(noSuchMessage());
  await records
    .forChange(runner.selectFrom('applications').select('id').where('id', '=', seen.application_id))
    .execute();
  const message = await ofMessage.executeTakeFirst();
  if (message?.state === 'DEAD') return message;
  throw new Refused(
    refuse('message-changed', 'This message has changed meanwhile. Here is how it is now.', {
      current: { state: message?.state ?? null },
    }),
  );
}

type Decision = {
  readonly action: 'message.retry' | 'message.drop';
  readonly actor: Actor;
  readonly changes: Partial<Pick<MessageRow, 'state' | 'due_at' | 'ended_at'>>;
  readonly facts?: Readonly<Record<string, string>>;
};

async function decide(
  records: Records,
  tx: Change,
  id: string,
  { action, actor, changes, facts = {} }: Decision,
) {
  const message = await lockDead(records, tx.runner, id);
  const { lender_id: lender, kind, application_id } = message;
  await decideMessage(tx.runner, id, changes);
  await tx.audit({
    subject: ownerOf(application_id),
    actor,
    action,
    facts: { message: id, kind, lender, ...facts },
  });
  if (kind === 'package' && changes.state === 'DROPPED') await endUnheard(tx, actor, message);
  return { messageId: id, state: z.parse(messageState, changes.state) };
}

/** Ends the case of a lender that never had the package; with the last open case the application ends. */
async function endUnheard(
  tx: Change,
  actor: Actor,
  { application_id: id, lender_id: lenderId }: MessageRow,
): Promise<void> {
  const cases = await casesOf(tx.runner, id);
  const isMeant = (each: CaseRow) => each.lender_id === lenderId && each.state === 'CREATED';
  if (!cases.some((each) => isMeant(each))) return;
  const application = await tx.runner
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await cancelCases(tx, application, { actor, why: 'not-delivered', isMeant });
  const version = await closeWithoutLender(tx, application, actor, 'lender-not-reached');
  // That notifies the borrower of its end.
  if (version === application.version) await notifyBorrower(tx, application, 'lender-not-reached');
}

/** Tries a message again, as often as a new one. */
export const retryDead = (records: Records, tx: Change, actor: Actor, id: string) =>
  decide(records, tx, id, {
    action: 'message.retry',
    actor,
    changes: { state: 'PENDING', due_at: tx.at, ended_at: null },
  });

/** Gives a message up, so that those behind it go on. */
export const dropDead = (
  records: Records,
  tx: Change,
  actor: Actor,
  { messageId, reason }: Pick<BodyOf<typeof dropMessage>, 'messageId' | 'reason'>,
) =>
  decide(records, tx, messageId, {
    action: 'message.drop',
    actor,
    changes: { state: 'DROPPED', ended_at: tx.at },
    facts: { reason },
  });

/** How many messages wait, and how many wait for an operator. */
export async function messageCounts(
  runner: Runner,
): Promise<{ readonly PENDING: number; readonly DEAD: number }> {
  const rows = await runner
    .selectFrom('outbox')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('state', 'in', ['PENDING', 'DEAD'])
    .groupBy('state')
    .execute();
  const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { PENDING: countOf('PENDING'), DEAD: countOf('DEAD') };
}
