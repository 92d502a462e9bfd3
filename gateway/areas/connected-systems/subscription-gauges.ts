import type { Records } from '#gateway/foundation/store/records.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';

/** Shows how many subscriptions do not go on by themselves. All gateways of a database show the same. */
export function showSubscriptions(metrics: Pick<Metrics, 'show'>, { db }: Records): void {
  metrics.show('gateway_subscriptions_given_up', async () => {
    const { count } = await db
      .selectFrom('subscriptions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'ACTIVE')
      .where('given_up_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return [[count, {}]];
  });
}
