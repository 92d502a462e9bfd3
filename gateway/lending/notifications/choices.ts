import type { Selectable, Transaction } from 'kysely';
import type { UserId } from '#domain/ids.ts';
import type { Channel } from '#domain/lending/notifications/channels.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

export type ChoiceRow = Selectable<Tables['notice_choices']>;

/** Everything that a person has said about channels, the newest of each first. */
export const choicesOf = (runner: Runner, userId: UserId): Promise<readonly ChoiceRow[]> =>
  runner
    .selectFrom('notice_choices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('channel')
    .orderBy('version', 'desc')
    .execute();

/** The one that counts; undefined where the person has said nothing. */
export const newestOf = (choices: readonly ChoiceRow[], channel: Channel): ChoiceRow | undefined =>
  choices.find((choice) => choice.channel === channel);

/** Emails go to a confirmed address unless they are turned off; everything else has to be turned on. */
export const isWanted = (channel: Channel, choice: ChoiceRow | undefined): boolean =>
  choice === undefined ? channel === 'email' : choice.is_on === 1;

type Said = Pick<ChoiceRow, 'channel' | 'is_on' | 'origin' | 'language' | 'wording'>;

/** Notes what a person, whose account the caller has locked, says about a channel. */
export async function addChoice(
  runner: Transaction<Tables>,
  userId: UserId,
  at: number,
  said: Said,
): Promise<void> {
  const before = newestOf(await choicesOf(runner, userId), said.channel);
  const version = (before?.version ?? 0) + 1;
  const row = { ...said, user_id: userId, version, chosen_at: at };
  await write(runner, runner.insertInto('notice_choices').values(row));
}

/** Keeps two gateways from noting a choice of the same person at the same time. */
export const lockAccount = async (records: Records, runner: Runner, userId: UserId) =>
  records
    .forChange(
      runner
        .selectFrom('accounts')
        .select(['user_id', 'email', 'email_confirmed_at', 'mobile_number'])
        .where('user_id', '=', userId),
    )
    .executeTakeFirst();

/** Turns a channel off for somebody who answered that no more is to come, or told the provider; nothing if it is off already. */
export async function turnOff(
  records: Records,
  runner: Transaction<Tables>,
  userId: UserId,
  {
    at,
    channel,
    origin,
    since = null,
  }: {
    readonly at: number;
    readonly channel: Channel;
    readonly origin: 'answer' | 'provider';
    /** When the person said so, if known: what they have chosen later counts. */
    readonly since?: number | null;
  },
): Promise<void> {
  const account = await lockAccount(records, runner, userId);
  if (account === undefined) return;
  const newest = newestOf(await choicesOf(runner, userId), channel);
  if (newest === undefined || newest.is_on === 0) return;
  if (since !== null && newest.chosen_at > since) return;
  const { language } = newest;
  await addChoice(runner, userId, at, { channel, is_on: 0, origin, language, wording: null });
}
