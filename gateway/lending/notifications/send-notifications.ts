import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { DAY_MS } from '#domain/days.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { NOTIFICATION_EVENTS } from '#domain/lending/notifications/notification-events.ts';
import type { Channel, NotSentReason } from '#domain/lending/notifications/channels.ts';
import { noticeAddress } from '#domain/lending/notifications/notice-places.ts';
import {
  isUrgent,
  notificationText,
  shortText,
} from '#domain/lending/notifications/notifications.ts';
import { endOfQuiet } from '#domain/lending/notifications/quiet-hours.ts';
import type { UserId } from '#domain/ids.ts';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import { storedLimit } from '#gateway/foundation/http/limits.ts';
import type { Log } from '#gateway/foundation/telemetry/log.ts';
import type { NoticeChannel } from '#gateway/foundation/messaging/notice-channel.ts';
import { NotHandedOver } from '#gateway/foundation/messaging/notice-channel.ts';
import type { Channels } from '#gateway/lending/notifications/channels.ts';
import type { ChoiceRow } from '#gateway/lending/notifications/choices.ts';
import { choicesOf, isWanted, newestOf, turnOff } from '#gateway/lending/notifications/choices.ts';
import type { SendRow } from '#gateway/lending/notifications/sends.ts';
import {
  beginTry,
  countCost,
  noteHandedOver,
  noteSkipped,
  noteTryFailed,
  sendsOf,
} from '#gateway/lending/notifications/sends.ts';
import type { Terms } from '#gateway/foundation/store/leases.ts';
import { claimDue, leased, pauseAfter } from '#gateway/foundation/store/leases.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { isReached, timeOf } from '#gateway/foundation/store/times.ts';
import { emailIn } from '#gateway/foundation/store/rows.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import type { Tracing } from '#gateway/foundation/telemetry/spans.ts';
import { inTrace } from '#gateway/foundation/telemetry/spans.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** With these pauses the last channel is tried for about a day. */
export const MAILS: Terms = { lease: 90_000, firstPause: 30_000, maxPause: 3_600_000, most: 30 };
/** The same for a channel after which there is another one: some four minutes. */
const OTHERS: Terms = { lease: 90_000, firstPause: 30_000, maxPause: 120_000, most: 4 };
const A_DAY = DAY_MS / 1000;
const BATCH = 100;
/** Notices about applications and grievances that a person gets within a day, and that go to an address or number. */
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
  /** Without any, nothing is sent, and operators see what to tell people. */
  readonly channels: Channels;
  readonly log: Log;
  /** null where there are no traces. */
  readonly tracing: Tracing | null;
};

const words = z.object({ event: z.enum(NOTIFICATION_EVENTS), language: z.enum(LANGUAGES) });
type Words = z.output<typeof words>;

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

/** Takes the one that has waited longest, and changes it; null if there is none but those left out. */
const claim = (
  records: Records,
  leftOut: readonly string[],
  changes: (row: NotificationRow, at: number) => Changes,
) =>
  claimDue(
    records,
    (runner, now) =>
      runner
        .selectFrom('notifications')
        .selectAll()
        .where('state', '=', 'WAITING')
        .where(isReached('due_at', now, DAY_MS))
        .$if(leftOut.length > 0, (query) => query.where('id', 'not in', leftOut))
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

/** Counts one at its first try alone, and once for each address. */
async function isTooMany(
  { limits }: NotificationDeps,
  { user_id: userId }: NotificationRow,
  {
    to,
    isFirst,
    isFirstThere,
  }: Readonly<Record<'isFirst' | 'isFirstThere', boolean>> & { to: string },
): Promise<boolean> {
  if (isFirst && (await limits.perAccount.spend(userId)).isOver) return true;
  return isFirstThere && (await limits.perRecipient.spend(to)).isOver;
}

/** What becomes of a notification after a round. */
type Round =
  | {
      readonly kind: 'ended';
      readonly state: 'SENT' | 'LISTED' | 'FAILED';
      readonly problem: string | null;
    }
  | { readonly kind: 'receipt'; readonly wait: number }
  | { readonly kind: 'again'; readonly pause: number; readonly problem: string }
  /** Nothing was tried: until then, or in another look. */
  | { readonly kind: 'untried'; readonly until: number | null };

const SENT: Round = { kind: 'ended', state: 'SENT', problem: null };

/** Channels that take nothing at the moment, and until when, in milliseconds since 1970. */
type Resting = Map<Channel, number>;

const accountOf = ({ db }: Records, { user_id: userId }: NotificationRow) =>
  db
    .selectFrom('accounts')
    .select(['user_id', 'email', 'email_confirmed_at', 'mobile_number'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
type AccountRow = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

/** To where a channel leads, or why it is not used. */
function wayTo(
  { name, templateFor }: NoticeChannel,
  account: AccountRow,
  choices: readonly ChoiceRow[],
  { event, language }: Words,
): Result<string, NotSentReason> {
  const choice = newestOf(choices, name);
  const to = name === 'email' ? emailIn(account) : account.mobile_number;
  if (to === null) return fail('NO_EMAIL');
  if (name === 'email' && account.email_confirmed_at === null) return fail('UNCONFIRMED');
  if (!isWanted(name, choice)) return fail(choice === undefined ? 'NOT_AGREED' : 'TURNED_OFF');
  return templateFor(event, language) === null ? fail('NO_TEMPLATE') : succeed(to);
}

/** A channel that a notice may still go by. */
type Way = {
  readonly channel: NoticeChannel;
  readonly to: string;
  readonly send: SendRow | undefined;
};

/** Sends by one channel. Gives null when it is used up, and the next one's turn has come. */
async function tryWay(
  deps: NotificationDeps,
  row: NotificationRow,
  { channel, to, send }: Way,
  { event, language }: Words,
  { isLast, resting }: { readonly isLast: boolean; readonly resting: Resting },
): Promise<Round | null> {
  const { records, channels, log } = deps;
  const { number } = row;
  const template = channel.templateFor(event, language) ?? event;
  const link = noticeAddress(channels.portalUrl, event, language, number);
  const { service } = channels;
  const tried = await beginTry(
    records,
    await timeOf(records, records.db),
    { notification: row.id, channel: channel.name, template },
    send,
  );
  try {
    const { providerId, paise } = await channel.send({
      ...notificationText(event, language, { number, address: link }),
      short: shortText(event, language, { service, number, address: link }),
      to,
      template: event,
      language,
      number,
      link,
      reference: tried.id,
    });
    const at = await timeOf(records, records.db);
    const isTaken = await noteHandedOver(records, at, tried, providerId);
    await countCost(records, { channel: channel.name, template, paise });
    if (!isTaken) return null;
    return channel.receiptWait === null ? SENT : { kind: 'receipt', wait: channel.receiptWait };
  } catch (error) {
    if (!(error instanceof NotHandedOver)) throw error;
    const at = await timeOf(records, records.db);
    const problem = error.message;
    const isForGood = error.of === 'notice' || error.of === 'opted out';
    const pause = isForGood ? null : pauseAfter(isLast ? MAILS : OTHERS, tried.tries);
    const isOver = pause === null;
    await noteTryFailed(records, at, tried, { problem, isOver });
    if (error.of === 'opted out') await noteOptOut(records, row.user_id, channel.name);
    if (error.of === 'provider') resting.set(channel.name, at + (error.pause ?? 0));
    log({
      event: 'notification-not-sent',
      number,
      notification: event,
      channel: channel.name,
      problem,
      tries: tried.tries,
      isOver: isOver && isLast,
    });
    return isOver ? null : { kind: 'again', pause: Math.max(pause, error.pause ?? 0), problem };
  }
}

const noteOptOut = (records: Records, userId: UserId, channel: Channel) =>
  records.transact(async (runner) => {
    const at = await timeOf(records, runner);
    await turnOff(records, runner, userId, { at, channel, origin: 'provider' });
  });

type Skipped = { readonly channel: Channel; readonly problem: NotSentReason };

/** How it ends where no channel is left: as one that failed, or for an operator to tell. */
async function endUnsent(
  { records }: NotificationDeps,
  { id }: NotificationRow,
  skipped: readonly Skipped[],
): Promise<Round> {
  const at = await timeOf(records, records.db);
  for (const each of skipped) await noteSkipped(records, at, id, each);
  const failed = (await sendsOf(records.db, [id])).findLast(({ state }) => state === 'FAILED');
  if (failed !== undefined) return { kind: 'ended', state: 'FAILED', problem: failed.problem };
  const why = skipped.find(({ channel }) => channel === 'email') ?? skipped.at(-1);
  return { kind: 'ended', state: 'LISTED', problem: why?.problem ?? null };
}

/** Tries one channel after the other. */
async function sendOne(
  deps: NotificationDeps,
  row: NotificationRow,
  resting: Resting,
): Promise<Round> {
  const { records, channels } = deps;
  const known = words.safeParse({ event: row.event, language: row.language });
  // Of a newer gateway on the same database, which sends it.
  if (!known.success) {
    const pause = pauseAfter(MAILS, row.tries);
    const problem = 'UNKNOWN_EVENT';
    return pause === null
      ? { kind: 'ended', state: 'FAILED', problem }
      : { kind: 'again', pause, problem };
  }
  const account = await accountOf(records, row);
  if (account === undefined) return SENT;
  const sends = await sendsOf(records.db, [row.id]);
  const choices = await choicesOf(records.db, row.user_id);
  const skipped: Skipped[] = [];
  const ways: Way[] = [];
  for (const channel of channels.inOrder) {
    const send = sends.find((each) => each.channel === channel.name);
    if (send?.state === 'FAILED') continue;
    const to = wayTo(channel, account, choices, known.data);
    if (to.ok) ways.push({ channel, to: to.value, send });
    else skipped.push({ channel: channel.name, problem: to.failure });
  }
  for (const [place, way] of ways.entries()) {
    const { name } = way.channel;
    const now = await timeOf(records, records.db);
    const quiet = endOfQuiet(channels.quietHours, now);
    if (quiet !== null && name !== 'email' && !isUrgent(known.data.event)) {
      return { kind: 'untried', until: quiet };
    }
    if (resting.has(name)) return { kind: 'untried', until: null };
    const isFirstThere = way.send === undefined;
    const counted = { to: way.to, isFirst: sends.length === 0 && place === 0, isFirstThere };
    if (await isTooMany(deps, row, counted)) {
      const tooMany = { channel: name, problem: 'TOO_MANY' } as const;
      return endUnsent(deps, row, [...skipped, tooMany]);
    }
    const isLast = place === ways.length - 1;
    const round = await tryWay(deps, row, way, known.data, { isLast, resting });
    if (round !== null) return round;
  }
  return endUnsent(deps, row, skipped);
}

/** The same as a part of the trace of the request that queued it. */
function sendTraced(deps: NotificationDeps, row: NotificationRow, resting: Resting) {
  const { event, traceparent } = row;
  const facts = { 'gateway.notification': event };
  const span = { name: 'notification', kind: 'consumer', facts } as const;
  return inTrace(deps.tracing, span, traceparent, () => sendOne(deps, row, resting));
}

/** What a round changes. `before` is the row as it was before it was taken. */
function changesBy(
  round: Round,
  now: number,
  before: Pick<NotificationRow, 'tries' | 'due_at'>,
): Changes {
  switch (round.kind) {
    case 'ended':
      return { state: round.state, due_at: null, problem: round.problem, ended_at: now };
    case 'receipt':
      return { state: 'ACCEPTED', due_at: now + round.wait, problem: null };
    case 'again':
      return { due_at: now + round.pause, problem: round.problem };
    case 'untried':
      return { tries: before.tries, due_at: round.until ?? before.due_at };
  }
}

/** More than that many are not put back in one look. */
const MAX_LEFT = 50;

/** Sends what waits, one after the other; gives how many were handed over. A channel that takes nothing is left alone for a while. */
async function sendAll(deps: NotificationDeps, stopping: AbortSignal): Promise<number> {
  const { records, log } = deps;
  const resting = restingOf(deps.channels);
  const began = await timeOf(records, records.db);
  for (const [channel, until] of resting) if (until <= began) resting.delete(channel);
  const left: string[] = [];
  let sent = 0;
  while (!stopping.aborted && left.length < MAX_LEFT) {
    let before: Pick<NotificationRow, 'tries' | 'due_at'> | undefined;
    const row = await claim(records, left, (each, at) => {
      before = { tries: each.tries, due_at: each.due_at };
      return leased(each, at, MAILS);
    });
    if (row === null || before === undefined) break;
    const round = await sendTraced(deps, row, resting);
    if (round.kind === 'untried' && round.until === null) left.push(row.id);
    await changeOwn(records, row, changesBy(round, await timeOf(records, records.db), before));
    if (round.kind === 'receipt' || (round.kind === 'ended' && round.state === 'SENT')) sent += 1;
    if (round.kind === 'ended' && round.state === 'LISTED') {
      log({ event: 'notification', ...namedInLog(row), problem: round.problem });
    }
  }
  return sent;
}

/** By channels, so that a provider that asked to be left alone is, also in the next looks. */
const RESTING = new WeakMap<Channels, Resting>();

function restingOf(channels: Channels): Resting {
  const known = RESTING.get(channels) ?? new Map<Channel, number>();
  RESTING.set(channels, known);
  return known;
}

const namedInLog = ({ number, event }: NotificationRow) => ({ number, notification: event });

/** Puts what waits on the operators' list, each with one line in the log. */
async function listAll({ records, log }: NotificationDeps): Promise<void> {
  for (;;) {
    const row = await claim(records, [], (_, at) => ({
      state: 'LISTED',
      due_at: null,
      ended_at: at,
    }));
    if (row === null) return;
    log({ event: 'notification', ...namedInLog(row) });
  }
}

/** Has the next channel tried for what was handed over and of which no receipt has come in time. */
async function noteMissingReceipts({ records }: NotificationDeps): Promise<void> {
  const take = (runner: Runner, now: number) =>
    runner
      .selectFrom('notifications')
      .selectAll()
      .where('state', '=', 'ACCEPTED')
      .where(isReached('due_at', now, DAY_MS))
      .orderBy('due_at')
      .orderBy('id');
  const next = () =>
    claimDue(records, take, async (runner, at, { id }) => {
      await runner
        .updateTable('notice_sends')
        .set({ state: 'FAILED', problem: 'NO_RECEIPT', changed_at: at })
        .where('notification_id', '=', id)
        .where('state', '=', 'ACCEPTED')
        .execute();
      await changeNotification(runner, id, { state: 'WAITING', due_at: at, problem: 'NO_RECEIPT' });
      return id;
    });
  while ((await next()) !== null);
}

/**
 * Sends waiting notifications, by the channels of each person or to the operators' list; gives how many were handed over. Many
 * gateways may do so at the same time. One that stops finishes the notice in hand. If one is killed after a provider has taken
 * one and before this is recorded, it is sent again a minute and a half later, with the same reference.
 */
export async function sendNotifications(
  deps: NotificationDeps,
  stopping: AbortSignal,
): Promise<number> {
  if (deps.channels.inOrder.length === 0) {
    await listAll(deps);
    return 0;
  }
  await noteMissingReceipts(deps);
  return sendAll(deps, stopping);
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
