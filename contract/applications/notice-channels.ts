/** By which channels a person is notified, and how they say so. */
import * as z from 'zod/mini';
import { call, language, requestId, sha256Hex } from '#contract/applications/call.ts';
import { CHANNELS } from '#domain/lending/notifications/channels.ts';

const channel = z.enum(CHANNELS);

const channelChoices = z.object({
  /** Those that this deployment has, in the order in which they are tried. */
  channels: z.array(
    z.object({
      channel,
      isOn: z.boolean(),
      /** False for an email that is missing or not confirmed: nothing goes there. */
      isReady: z.boolean(),
      /** What has been said last; null where nothing was. */
      said: z.nullable(
        z.object({
          at: z.number(),
          /** On the page, by an answer to a message, or as the provider reported. */
          origin: z.enum(['page', 'answer', 'provider']),
          /** What was agreed to, word for word. */
          wording: z.nullable(z.string()),
        }),
      ),
      /** What is agreed to by turning it on; null where that takes no consent. */
      consent: z.nullable(z.object({ text: z.string(), hash: sha256Hex })),
    }),
  ),
  /** The last four digits of the number that SMS and WhatsApp messages go to. */
  numberEndsWith: z.string(),
});

export const noticeChannels = call(
  { path: '/consent-service/channels' },
  z.strictObject({ language }),
  channelChoices,
);

/**
 * Turns a channel on or off. To turn on SMS or WhatsApp, `noticeHash` names the text that was shown: 409 if it is another by now.
 * 400 for a channel that this deployment does not have.
 */
export const chooseChannel = call(
  { path: '/consent-service/chooseChannel' },
  z.strictObject({
    requestId,
    channel,
    isOn: z.boolean(),
    language,
    noticeHash: z.nullable(sha256Hex),
  }),
  channelChoices,
);

export const NOTICE_CHANNEL_CALLS = { noticeChannels, chooseChannel } as const;
