import { indianDayOf } from '#domain/days.ts';
import { CHANNELS } from '#domain/lending/notifications/channels.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';

/** How many notifications wait to be sent, and since when the oldest does, in milliseconds since 1970. */
export const waitingNotifications = ({ db }: Records) =>
  db
    .selectFrom('notifications')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('queued_at')])
    .where('state', '=', 'WAITING')
    .executeTakeFirstOrThrow();

/** What was handed over today, by channel. */
export async function costsToday(records: Records) {
  const today = indianDayOf(await timeOf(records, records.db));
  const rows = await records.db
    .selectFrom('notice_costs')
    .select((eb) => [
      'channel',
      eb.fn.sum<number | string>('notices').as('notices'),
      eb.fn.sum<number | string>('paise').as('paise'),
    ])
    .where('day', '=', today)
    .groupBy('channel')
    .execute();
  return CHANNELS.map((channel) => {
    const found = rows.find((row) => row.channel === channel);
    return { channel, notices: Number(found?.notices ?? 0), paise: Number(found?.paise ?? 0) };
  });
}

/** Shows all of it, for a gateway that sends. All gateways of a database show the same. */
export function showNotifications(metrics: Pick<Metrics, 'show'>, records: Records): void {
  metrics.show('gateway_notifications_waiting', async () => {
    const { count } = await waitingNotifications(records);
    return [[count, {}]];
  });
  metrics.show('gateway_oldest_notification_seconds', async () => {
    const now = await timeOf(records, records.db);
    const { queued_at: queuedAt } = await waitingNotifications(records);
    // Without rows there is no least.
    return [[queuedAt === null ? 0 : Math.max(0, now - queuedAt) / 1000, {}]];
  });
  metrics.show('gateway_notices_today', async () =>
    (await costsToday(records)).map(({ channel, notices }) => [notices, { channel }]),
  );
  metrics.show('gateway_notices_today_paise', async () =>
    (await costsToday(records)).map(({ channel, paise }) => [paise, { channel }]),
  );
}
