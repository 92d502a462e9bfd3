import type { Channel } from '#domain/lending/notifications/channels.ts';
import type { QuietHours } from '#domain/lending/notifications/quiet-hours.ts';
import type { Mailer, Mailing } from '#gateway/foundation/mail/mailer.ts';
import { MailFailed } from '#gateway/foundation/mail/mailer.ts';
import type { NoticeChannel } from '#gateway/foundation/messaging/notice-channel.ts';
import { NotHandedOver } from '#gateway/foundation/messaging/notice-channel.ts';
import type { Messaging } from '#gateway/foundation/messaging/read-messaging.ts';

/** How notices leave this gateway. */
export type Channels = {
  /** Each is tried before the next; none where operators tell everybody. */
  readonly inOrder: readonly NoticeChannel[];
  readonly quietHours: QuietHours;
  /** The portal’s origin, for links. */
  readonly portalUrl: string;
  /** Who sends them. */
  readonly service: string;
};

export type Reaching = {
  readonly channels: Channels;
  readonly webhooks: Messaging['webhooks'];
};

/** The name of the only template of emails, in the count of what was sent. */
const EMAIL_TEMPLATE = 'email';

const OF = { mail: 'notice', server: 'provider', 'this try': 'this try' } as const;

const emailChannel = (mailer: Mailer): NoticeChannel => ({
  name: 'email',
  receiptWait: null,
  templateFor: () => EMAIL_TEMPLATE,
  async send({ to, subject, body, language, reference }) {
    try {
      await mailer({ to, subject, body, language, id: reference });
    } catch (error) {
      if (error instanceof MailFailed) throw new NotHandedOver(error.message, OF[error.of]);
      throw error;
    }
    return { providerId: null, paise: 0 };
  },
});

/** Those that this deployment has, in its order. */
export function channelsOf(
  mailing: Mailing | null,
  { order, quietHours, phones }: Messaging,
  sender: { readonly portalUrl: string; readonly service: string },
): Channels {
  const known = [...phones, ...(mailing === null ? [] : [emailChannel(mailing.mailer)])];
  const named = (name: Channel) => known.filter((channel) => channel.name === name);
  return { inOrder: order.flatMap(named), quietHours, ...sender };
}
