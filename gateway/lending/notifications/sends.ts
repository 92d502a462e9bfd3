import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { indianDayOf } from '#domain/days.ts';
import type { Channel, SendState } from '#domain/lending/notifications/channels.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

export type SendRow = Selectable<Tables['notice_sends']>;

/** What has become of notifications on each channel. */
export const sendsOf = (
  runner: Runner,
  notifications: readonly string[],
): Promise<readonly SendRow[]> =>
  notifications.length === 0
    ? Promise.resolve([])
    : runner
        .selectFrom('notice_sends')
        .selectAll()
        .where('notification_id', 'in', notifications)
        .orderBy('changed_at')
        .orderBy('id')
        .execute();

/** Begins a try on a channel, before anything leaves: a receipt may come before the answer does. */
export async function beginTry(
  { db }: Records,
  at: number,
  of: { readonly notification: string; readonly channel: Channel; readonly template: string },
  before: SendRow | undefined,
): Promise<SendRow> {
  if (before !== undefined) {
    const begun = { state: 'SENDING', tries: before.tries + 1, changed_at: at } as const;
    await db.updateTable('notice_sends').set(begun).where('id', '=', before.id).execute();
    return { ...before, ...begun };
  }
  const row: SendRow = {
    // A mail has the notification's own ID, so that one that is sent twice is shown once.
    id: of.channel === 'email' ? of.notification : randomUUID(),
    notification_id: of.notification,
    channel: of.channel,
    state: 'SENDING',
    tries: 1,
    template: of.template,
    provider_id: null,
    problem: null,
    changed_at: at,
  };
  await db.insertInto('notice_sends').values(row).execute();
  return row;
}

/** Notes that the provider has taken it; false if a receipt has already said that it failed. */
export async function noteHandedOver(
  { db }: Records,
  at: number,
  { id }: SendRow,
  providerId: string | null,
): Promise<boolean> {
  const found = await db
    .updateTable('notice_sends')
    .set({
      provider_id: providerId,
      changed_at: at,
      problem: null,
      // A receipt may have come before the answer.
      state: sql<SendState>`case when state = 'SENDING' then 'ACCEPTED' else state end`,
    })
    .where('id', '=', id)
    .returning('state')
    .executeTakeFirst();
  return found?.state !== 'FAILED';
}

/** Notes why a try failed; the channel is used up if it is over. */
export async function noteTryFailed(
  { db }: Records,
  at: number,
  { id }: SendRow,
  { problem, isOver }: { readonly problem: string; readonly isOver: boolean },
): Promise<void> {
  await db
    .updateTable('notice_sends')
    .set({ problem, changed_at: at, ...(isOver && { state: 'FAILED' as const }) })
    .where('id', '=', id)
    .where('state', '=', 'SENDING')
    .execute();
}

/** Notes that nothing was sent on a channel, and why. */
export async function noteSkipped(
  { db }: Records,
  at: number,
  notification: string,
  { channel, problem }: { readonly channel: Channel; readonly problem: string },
): Promise<void> {
  await db
    .insertInto('notice_sends')
    .values({
      id: randomUUID(),
      notification_id: notification,
      channel,
      state: 'SKIPPED',
      tries: 0,
      template: null,
      provider_id: null,
      problem,
      changed_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['notification_id', 'channel']).doUpdateSet({ problem, changed_at: at }),
    )
    .execute();
}

/** Forgets what became of one on its channels, so that all of them are tried again. */
export async function forgetSends(runner: Runner, notification: string): Promise<void> {
  await runner.deleteFrom('notice_sends').where('notification_id', '=', notification).execute();
}

/** Adds what was handed over to the day's count. */
export async function countCost(
  records: Records,
  { channel, template, paise }: { channel: Channel; template: string; paise: number },
): Promise<void> {
  const day = indianDayOf(await timeOf(records, records.db));
  await records.db
    .insertInto('notice_costs')
    .values({ day, channel, template, notices: 1, paise })
    .onConflict((conflict) =>
      conflict.columns(['day', 'channel', 'template']).doUpdateSet((eb) => ({
        notices: eb('notice_costs.notices', '+', 1),
        paise: eb('notice_costs.paise', '+', paise),
      })),
    )
    .execute();
}
