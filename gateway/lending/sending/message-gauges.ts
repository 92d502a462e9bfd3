import { earlierMessages } from '#gateway/lending/outbox/stored-messages.ts';
import { messageCounts } from '#gateway/lending/sending/dead-letters.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';

/**
 * When the oldest message that waits for each lender's own system was queued, in milliseconds since 1970. What waits behind
 * a message that an operator must decide about is left out.
 */
export const oldestMessages = (
  runner: Runner,
): Promise<{ readonly lender_id: string; readonly queued_at: number }[]> =>
  runner
    .selectFrom('outbox')
    .innerJoin('lender_systems', 'lender_systems.lender_id', 'outbox.lender_id')
    .select(['outbox.lender_id', (eb) => eb.fn.min('outbox.created_at').as('queued_at')])
    .where('outbox.state', '=', 'PENDING')
    .where((eb) => eb.not(eb.exists(earlierMessages().where('earlier.state', '=', 'DEAD'))))
    .groupBy('outbox.lender_id')
    .execute();

/** Shows how many messages wait, and for how long the oldest ones do. All gateways of a database show the same. */
export function showMessages(metrics: Pick<Metrics, 'show'>, records: Records): void {
  const { db } = records;
  metrics.show('gateway_lender_messages', async () =>
    Object.entries(await messageCounts(db)).map(([state, count]) => [count, { state }] as const),
  );
  metrics.show('gateway_lender_oldest_message_seconds', async () => {
    const now = await timeOf(records, db);
    const oldest = await oldestMessages(db);
    return oldest.map(({ lender_id: lender, queued_at: queuedAt }) => [
      Math.max(0, now - queuedAt) / 1000,
      { lender },
    ]);
  });
}
