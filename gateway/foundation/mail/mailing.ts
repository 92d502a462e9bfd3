import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import type { Mailing } from '#gateway/foundation/mail/mailer.ts';
import { smtpMailer } from '#gateway/foundation/mail/mailer.ts';

type MailSettings = Pick<
  Configuration,
  'SMTP_URL' | 'SMTP_FROM' | 'GATEWAY_PORTAL_URL' | 'GATEWAY_ALLOWED_ORIGINS'
>;

/** The portal's origin, for links in what people are sent. */
export const portalUrlOf = ({
  GATEWAY_PORTAL_URL,
  GATEWAY_ALLOWED_ORIGINS,
}: Pick<MailSettings, 'GATEWAY_PORTAL_URL' | 'GATEWAY_ALLOWED_ORIGINS'>): string =>
  GATEWAY_PORTAL_URL ?? GATEWAY_ALLOWED_ORIGINS[0] ?? '';

/** How this gateway sends mail; null if no mail server is set. */
export function mailingBy({ SMTP_URL, SMTP_FROM = '', ...settings }: MailSettings): Mailing | null {
  if (SMTP_URL === undefined || SMTP_URL === null) return null;
  return { mailer: smtpMailer(SMTP_URL, SMTP_FROM), portalUrl: portalUrlOf(settings) };
}
