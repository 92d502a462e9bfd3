import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';

/** How many notifications wait to be mailed, and since when the oldest does, in milliseconds since 1970. */
export const waitingNotifications = ({ db }: Records) =>
  db
    .selectFrom('notifications')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('queued_at')])
    .where('state', '=', 'WAITING')
    .executeTakeFirstOrThrow();

/** Shows both, for a gateway that mails. All gateways of a database show the same. */
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
}
