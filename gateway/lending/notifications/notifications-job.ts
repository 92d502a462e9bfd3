import type { PeriodicJob } from '#gateway/foundation/jobs/jobs.ts';
import type { NotificationDeps } from '#gateway/lending/notifications/send-notifications.ts';
import {
  mailLimits,
  sendNotifications,
} from '#gateway/lending/notifications/send-notifications.ts';
import type { Store } from '#gateway/foundation/store/store.ts';

/** How soon people are notified, in milliseconds. */
const LOOK_FOR_NOTIFICATIONS = 2000;

/** Sends the notifications that are waiting. */
export function notificationsJob({
  store,
  channels,
  log,
  tracing,
}: { readonly store: Store } & Pick<
  NotificationDeps,
  'channels' | 'log' | 'tracing'
>): PeriodicJob {
  const deps: NotificationDeps = {
    records: store.records,
    limits: mailLimits(store),
    channels,
    log,
    tracing,
  };
  return {
    name: 'notifications',
    every: LOOK_FOR_NOTIFICATIONS,
    async work(stopping) {
      const sent = await sendNotifications(deps, stopping);
      return sent === 0 ? null : { sent };
    },
  };
}
