import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { DAY_MS } from '#domain/days.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { NOTIFICATION_EVENTS } from '#domain/lending/notifications/notification-events.ts';
import { notificationText } from '#domain/lending/notifications/notifications.ts';
import type { NotMailed } from '#contract/operators/notifications.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import { storedLimit } from '#gateway/foundation/http/limits.ts';
import type { Log } from '#gateway/foundation/telemetry/log.ts';
import type { Mailing } from '#gateway/foundation/mail/mailer.ts';
import { MailFailed } from '#gateway/foundation/mail/mailer.ts';
import type { Terms } from '#gateway/foundation/store/leases.ts';
import { claimDue, leased, pauseAfter } from '#gateway/foundation/store/leases.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { isReached, timeOf } from '#gateway/foundation/store/times.ts';
import { emailIn } from '#gateway/foundation/store/rows.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import type { Tracing } from '#gateway/foundation/telemetry/spans.ts';
import { inTrace } from '#gateway/foundation/telemetry/spans.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** With these pauses a mail is tried for about a day. */
export const MAILS: Terms = { lease: 60_000, firstPause: 30_000, maxPause: 3_600_000, most: 30 };
const A_DAY = DAY_MS / 1000;
const BATCH = 100;
/** Mails about applications and grievances that a person gets within a day, and that go to an address. */
export const MAILS_A_DAY = 40;

type MailLimits = { readonly perAccount: Limit; readonly perRecipient: Limit };

/** How much is mailed, counted by all gateways of the store together. */
export const mailLimits = (store: Store): MailLimits => ({
  perAccount: storedLimit(store, { name: 'mails-account', points: MAILS_A_DAY, seconds: A_DAY }),
  perRecipient: storedLimit(store, { name: 'mails-to', points: MAILS_A_DAY, seconds: A_DAY }),
});

export type NotificationRow = Selectable<Tables['notifications']>;

export type NotificationDeps = {
  readonly records: Records;
  readonly limits: MailLimits;
  /** null: nothing is mailed, and operators see what to tell people. */
  readonly mailing: Mailing | null;
  readonly log: Log;
  /** null where there are no traces. */
  readonly tracing: Tracing | null;
};

const words = z.object({ event: z.enum(NOTIFICATION_EVENTS), language: z.enum(LANGUAGES) });

type Changes = Partial<
  Pick<NotificationRow, 'state' | 'tries' | 'due_at' | 'problem' | 'ended_at'>
>;

/** Notes what has become of one, which the caller has locked. */
export async function changeNotification(
  runner: Runner,
  id: string,
  changes: Changes,
): Promise<void> {
  await runner.updateTable('notifications').set(changes).where('id', '=', id).execute();
}

/** Takes the one that has waited longest, and changes it; null if there is none. */
const claim = (records: Records, changes: (row: NotificationRow, at: number) => Changes) =>
  claimDue(
    records,
    (runner, now) =>
      runner
        .selectFrom('notifications')
        .selectAll()
        .where('state', '=', 'WAITING')
        .where(isReached('due_at', now, MAILS.maxPause))
        .orderBy('due_at')
        .orderBy('id'),
    async (runner, at, found) => {
      const taken = changes(found, at);
      await changeNotification(runner, found.id, taken);
      return { ...found, ...taken };
    },
  );

/** Changes it as long as it is this gateway's; does nothing when the person was erased meanwhile. */
async function changeOwn(
  { db }: Records,
  { id, tries }: NotificationRow,
  changes: Changes,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set(changes)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Counts one at its first try alone. */
async function isTooMany(
  { limits }: NotificationDeps,
  { user_id: userId, tries }: NotificationRow,
  email: string,
): Promise<boolean> {
  if (tries > 1) return false;
  if ((await limits.perAccount.spend(userId)).isOver) return true;
  return (await limits.perRecipient.spend(email)).isOver;
}

/** Gives why it is not mailed, or null. */
async function send(
  deps: NotificationDeps,
  { mailer, portalUrl: address }: Mailing,
  row: NotificationRow,
): Promise<NotMailed | null> {
  const { id, user_id: userId, number, event, language } = row;
  const known = z.safeParse(words, { event, language });
  // Of a newer gateway on the same database, which sends it.
  if (!known.success) throw new MailFailed('UNKNOWN_EVENT', 'this try');
  const account = await deps.records.db
    .selectFrom('accounts')
    .select(['user_id', 'email', 'email_confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (account === undefined) return null;
  const email = emailIn(account);
  if (email === null) return 'NO_EMAIL';
  if (account.email_confirmed_at === null) return 'UNCONFIRMED';
  if (await isTooMany(deps, row, email)) return 'TOO_MANY';
  const text = notificationText(known.data.event, known.data.language, { number, address });
  await mailer({ ...text, to: email, language, id });
  return null;
}

/** The same as a part of the trace of the request that queued it. */
function sendTraced(deps: NotificationDeps, mailing: Mailing, row: NotificationRow) {
  const { event, traceparent } = row;
  const facts = { 'gateway.notification': event };
  const span = { name: 'notification', kind: 'consumer', facts } as const;
  return inTrace(deps.tracing, span, traceparent, () => send(deps, mailing, row));
}

/** Waits longer after each failure, and gives up in the end, or immediately if the server never takes the mail. */
async function noteFailure(
  { records, log }: NotificationDeps,
  row: NotificationRow,
  failure: MailFailed,
): Promise<void> {
  const now = await timeOf(records, records.db);
  const problem = failure.message;
  const pause = failure.of === 'mail' ? null : pauseAfter(MAILS, row.tries);
  const isOver = pause === null;
  await changeOwn(
    records,
    row,
    isOver
      ? { state: 'FAILED', due_at: null, problem, ended_at: now }
      : { due_at: now + pause, problem },
  );
  const { number, event: notification, tries } = row;
  log({ event: 'notification-not-sent', number, notification, problem, tries, isOver });
}

/** Mails what waits, one after the other; gives how many were sent. A server that takes none is left alone for a while. */
async function mailAll(
  deps: NotificationDeps,
  mailing: Mailing,
  stopping: AbortSignal,
): Promise<number> {
  const { records, log } = deps;
  for (let sent = 0; ;) {
    const row = stopping.aborted
      ? null
      : await claim(records, (each, at) => leased(each, at, MAILS));
    if (row === null) return sent;
    let notMailed: NotMailed | null;
    try {
      notMailed = await sendTraced(deps, mailing, row);
    } catch (error) {
      if (!(error instanceof MailFailed)) throw error;
      await noteFailure(deps, row, error);
      if (error.of === 'server') return sent;
      continue;
    }
    const ended_at = await timeOf(records, records.db);
    const state = notMailed === null ? 'SENT' : 'LISTED';
    await changeOwn(records, row, { state, due_at: null, problem: notMailed, ended_at });
    if (notMailed === null) sent += 1;
    else log({ event: 'notification', ...namedInLog(row), problem: notMailed });
  }
}

const namedInLog = ({ number, event }: NotificationRow) => ({ number, notification: event });

/** Puts what waits on the operators' list, each with one line in the log. */
async function listAll({ records, log }: NotificationDeps): Promise<void> {
  for (;;) {
    const row = await claim(records, (_, at) => ({ state: 'LISTED', due_at: null, ended_at: at }));
    if (row === null) return;
    log({ event: 'notification', ...namedInLog(row) });
  }
}

/**
 * Sends waiting notifications, by mail or to the operators' list; gives how many mails were sent. Many gateways may
 * do so at the same time. One that stops finishes the mail in hand. If one is killed after the mail server has taken a
 * mail and before this is recorded, the mail is sent again a minute later, with the same Message-ID.
 */
export async function sendNotifications(
  deps: NotificationDeps,
  stopping: AbortSignal,
): Promise<number> {
  if (deps.mailing !== null) return mailAll(deps, deps.mailing, stopping);
  await listAll(deps);
  return 0;
}

/** How many ended so many days ago. `now` in milliseconds since 1970. */
export async function countOldNotifications(
  runner: Runner,
  days: number,
  now: number,
): Promise<number> {
  const { count } = await runner
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ended_at', '<=', now - days * DAY_MS)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes what ended so many days ago; gives how many that were. */
export async function removeOldNotifications(records: Records, days: number): Promise<number> {
  for (let removed = 0; ;) {
    const count = await records.transact(async (runner) => {
      const before = (await timeOf(records, runner)) - days * DAY_MS;
      const query = runner
        .selectFrom('notifications')
        .select('id')
        .where('ended_at', '<=', before)
        .orderBy('ended_at')
        .limit(BATCH);
      const old = (await records.claim(query).execute()).map(({ id }) => id);
      if (old.length === 0) return 0;
      await runner.deleteFrom('notifications').where('id', 'in', old).execute();
      return old.length;
    });
    removed += count;
    if (count < BATCH) return removed;
  }
}
