import type { Mailing } from '#gateway/foundation/mail/mailer.ts';
import { smtpMailer } from '#gateway/foundation/mail/mailer.ts';
import { smtpServer } from '#gateway/foundation/configuration/smtp-server.ts';

/** How a gateway mails by this server. */
export function mailingTo({ url }: { readonly url: string }, from: string): Mailing {
  const server = smtpServer(url);
  if (server === null) throw new Error(`${url} is no mail server`);
  return { mailer: smtpMailer(server, from), portalUrl: 'https://portal.example' };
}
