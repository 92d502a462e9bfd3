import type { Channels } from '#gateway/lending/notifications/channels.ts';
import { channelsOf } from '#gateway/lending/notifications/channels.ts';
import { NO_MESSAGING } from '#gateway/foundation/messaging/read-messaging.ts';
import type { Mailing } from '#gateway/foundation/mail/mailer.ts';
import { smtpMailer } from '#gateway/foundation/mail/mailer.ts';
import { smtpServer } from '#gateway/foundation/configuration/smtp-server.ts';

export const TEST_SENDER = { portalUrl: 'https://portal.example', service: 'RinSetu' };

/** Email alone, by this server. */
export const mailAlone = (server: { readonly url: string }, from: string): Channels =>
  channelsOf(mailingTo(server, from), NO_MESSAGING, TEST_SENDER);

/** Nothing: operators tell everybody. */
export const NO_CHANNELS: Channels = channelsOf(null, NO_MESSAGING, TEST_SENDER);

/** How a gateway mails by this server. */
export function mailingTo({ url }: { readonly url: string }, from: string): Mailing {
  const server = smtpServer(url);
  if (server === null) throw new Error(`${url} is no mail server`);
  return { mailer: smtpMailer(server, from), portalUrl: 'https://portal.example' };
}

/** No channel, and no provider that reports anything. */
export const NOBODY_REACHED = { channels: NO_CHANNELS, webhooks: NO_MESSAGING.webhooks };

/** Email alone, which goes nowhere. */
export const REACHED_BY_EMAIL = {
  ...NOBODY_REACHED,
  channels: channelsOf({ mailer: async () => {}, portalUrl: '' }, NO_MESSAGING, TEST_SENDER),
};
