/**
 * What operators have revoked since a backup was made is there again once that is restored. So nothing from before a restore
 * counts by itself: subscriptions are paused until an operator resumes them, and keys have ended.
 */
import type { SubscriptionRow } from '#gateway/areas/connected-systems/subscription-rows.ts';

/** The state of a subscription as it counts. */
export const stateNow = (
  { state, begun_at: begunAt }: Pick<SubscriptionRow, 'state' | 'begun_at'>,
  restored: number,
): SubscriptionRow['state'] => (state === 'ACTIVE' && begunAt <= restored ? 'PAUSED' : state);
