import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import type { Mailing } from '#gateway/foundation/mail/mailer.ts';
import { smtpMailer } from '#gateway/foundation/mail/mailer.ts';

type MailSettings = Pick<
  Configuration,
  'SMTP_URL' | 'SMTP_FROM' | 'GATEWAY_PORTAL_URL' | 'GATEWAY_ALLOWED_ORIGINS'
>;

/** How this gateway sends mail; null if no mail server is set. */
export function mailingBy({
  SMTP_URL,
  SMTP_FROM = '',
  GATEWAY_PORTAL_URL,
  GATEWAY_ALLOWED_ORIGINS,
}: MailSettings): Mailing | null {
  if (SMTP_URL === undefined || SMTP_URL === null) return null;
  const portalUrl = GATEWAY_PORTAL_URL ?? GATEWAY_ALLOWED_ORIGINS[0] ?? '';
  return { mailer: smtpMailer(SMTP_URL, SMTP_FROM), portalUrl };
}
