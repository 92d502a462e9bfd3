import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { parseJsonFile } from '#domain/json-file.ts';
import type { Channel } from '#domain/lending/notifications/channels.ts';
import { CHANNELS } from '#domain/lending/notifications/channels.ts';
import { NOTIFICATION_EVENTS } from '#domain/lending/notifications/notification-events.ts';
import type { QuietHours } from '#domain/lending/notifications/quiet-hours.ts';
import { QUIET_HOURS } from '#domain/lending/notifications/quiet-hours.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import type { NoticeChannel, WebhookReader } from '#gateway/foundation/messaging/notice-channel.ts';
import { smsChannel, smsWebhook } from '#gateway/foundation/messaging/sms-gateway.ts';
import { smsSettings, whatsappSettings } from '#gateway/foundation/messaging/provider-settings.ts';
import {
  challengeOf,
  whatsappChannel,
  whatsappWebhook,
} from '#gateway/foundation/messaging/whatsapp-cloud.ts';

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 21:00');

const messagingFile = z.strictObject({
  /** In which order channels are tried. */
  order: z
    .array(z.enum(CHANNELS))
    .min(1)
    .refine((order) => new Set(order).size === order.length, 'must name each channel once')
    .default([...CHANNELS]),
  quietHours: z.strictObject({ from: timeOfDay, to: timeOfDay }).default(QUIET_HOURS),
  sms: smsSettings.optional(),
  whatsapp: whatsappSettings.optional(),
});
type MessagingFile = z.output<typeof messagingFile>;

/** How people are reached by phone, besides the mail server. */
export type Messaging = {
  readonly order: readonly Channel[];
  readonly quietHours: QuietHours;
  readonly phones: readonly NoticeChannel[];
  readonly webhooks: {
    readonly sms: WebhookReader | null;
    readonly whatsapp:
      | (WebhookReader & { readonly challenge: (query: URLSearchParams) => string | null })
      | null;
  };
};

export const NO_MESSAGING: Messaging = {
  order: CHANNELS,
  quietHours: QUIET_HOURS,
  phones: [],
  webhooks: { sms: null, whatsapp: null },
};

type Secrets = Pick<
  Configuration,
  | 'SMS_API_KEY'
  | 'SMS_SIGNING_SECRET'
  | 'SMS_RECEIPT_SECRET'
  | 'WHATSAPP_TOKEN'
  | 'WHATSAPP_APP_SECRET'
  | 'WHATSAPP_VERIFY_TOKEN'
>;
export type MessagingSettings = Secrets & Pick<Configuration, 'GATEWAY_MESSAGING_FILE'>;

/** Secrets that the file needs and that are not set. */
function missingSecrets({ sms, whatsapp }: MessagingFile, secrets: Secrets): readonly string[] {
  const request = JSON.stringify(sms?.request ?? {});
  const needed = {
    SMS_API_KEY: request.includes('{key}'),
    SMS_SIGNING_SECRET: sms?.request.signature !== undefined,
    SMS_RECEIPT_SECRET: sms?.receipts !== undefined,
    WHATSAPP_TOKEN: whatsapp !== undefined,
    WHATSAPP_APP_SECRET: whatsapp !== undefined,
    WHATSAPP_VERIFY_TOKEN: whatsapp !== undefined,
  } satisfies Record<keyof Secrets, boolean>;
  return Object.entries(needed)
    .filter(([name, isNeeded]) => isNeeded && !new Map(Object.entries(secrets)).get(name))
    .map(([name]) => name);
}

/** Templates of events that there are not. */
function strangeTemplates({ sms, whatsapp }: MessagingFile): readonly string[] {
  const named = [sms, whatsapp].flatMap((each) => Object.keys(each?.templates ?? {}));
  return named.filter((name) => !NOTIFICATION_EVENTS.some((event) => event === name));
}

function isPattern({ sms }: MessagingFile): boolean {
  const id = sms?.answer.id;
  if (id === undefined || typeof id === 'string') return true;
  try {
    return new RegExp(id.pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const given = (secret: string | undefined) => secret ?? '';

/** How this deployment sends SMS and WhatsApp messages; by no phone without a file. A failure is one line. `now` in milliseconds. */
export async function readMessaging(
  settings: MessagingSettings,
  now: () => number,
): Promise<Result<Messaging, string>> {
  const { GATEWAY_MESSAGING_FILE: file } = settings;
  if (file === undefined) return succeed(NO_MESSAGING);
  const why = (text: string) => fail(`GATEWAY_MESSAGING_FILE: ${text}`);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return why('the file cannot be read');
  const parsed = parseJsonFile(text, messagingFile);
  if (!parsed.ok) {
    const [{ line, column, field, what }] = parsed.failure;
    return why(`line ${line}, column ${column}: ${field} ${what}`);
  }
  const found = parsed.value;
  const missing = missingSecrets(found, settings);
  if (missing.length > 0) return why(`it needs ${missing.join(', ')}`);
  const strange = strangeTemplates(found);
  if (strange.length > 0) return why(`no notice is named ${strange.join(', ')}`);
  if (!isPattern(found)) return why('sms.answer.id.pattern is no regular expression');

  const { order, quietHours, sms, whatsapp } = found;
  const ofSms = {
    apiKey: given(settings.SMS_API_KEY),
    signingSecret: given(settings.SMS_SIGNING_SECRET),
    receiptSecret: given(settings.SMS_RECEIPT_SECRET),
  };
  const ofWhatsapp = {
    token: given(settings.WHATSAPP_TOKEN),
    appSecret: given(settings.WHATSAPP_APP_SECRET),
    verifyToken: given(settings.WHATSAPP_VERIFY_TOKEN),
  };
  return succeed({
    order,
    quietHours,
    phones: [
      ...(sms === undefined ? [] : [smsChannel(sms, ofSms, now)]),
      ...(whatsapp === undefined ? [] : [whatsappChannel(whatsapp, ofWhatsapp)]),
    ],
    webhooks: {
      sms: sms === undefined ? null : smsWebhook(sms, ofSms),
      whatsapp:
        whatsapp === undefined
          ? null
          : {
              ...whatsappWebhook(whatsapp, ofWhatsapp),
              challenge: (query) => challengeOf(query, ofWhatsapp),
            },
    },
  });
}
