import type { Configuration } from '#gateway/configuration.ts';
import type { PeriodicJob } from '#gateway/jobs.ts';
import { smtpMailer } from '#gateway/notifications/mailer.ts';
import type { NotificationNeeds } from '#gateway/notifications/send-notifications.ts';
import { sendNotifications } from '#gateway/notifications/send-notifications.ts';

/** How soon people are notified, in milliseconds. */
const LOOK_FOR_NOTIFICATIONS = 2000;

type MailSettings = Pick<
  Configuration,
  'SMTP_URL' | 'SMTP_FROM' | 'GATEWAY_PORTAL_URL' | 'GATEWAY_ALLOWED_ORIGINS'
>;

/** Sends the notifications that are waiting. */
export function notificationsJob(
  { SMTP_URL, SMTP_FROM = '', GATEWAY_PORTAL_URL, GATEWAY_ALLOWED_ORIGINS }: MailSettings,
  surroundings: Pick<NotificationNeeds, 'records' | 'log'>,
): PeriodicJob {
  const needs = {
    ...surroundings,
    mailer: SMTP_URL === undefined || SMTP_URL === null ? null : smtpMailer(SMTP_URL, SMTP_FROM),
    portalUrl: GATEWAY_PORTAL_URL ?? GATEWAY_ALLOWED_ORIGINS[0] ?? '',
  };
  return {
    name: 'notifications',
    every: LOOK_FOR_NOTIFICATIONS,
    async work(stopping) {
      const sent = await sendNotifications(needs, stopping);
      return sent === 0 ? null : { sent };
    },
  };
}
