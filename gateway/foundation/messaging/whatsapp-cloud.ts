/** Notices by WhatsApp’s Cloud API, as approved templates. */
import * as z from 'zod/mini';
import { parseMobileNumber, toE164 } from '#domain/mobile-number.ts';
import { parsedJson, retryAfter } from '#gateway/foundation/messaging/in-answer.ts';
import type {
  Answered,
  NoticeChannel,
  OutgoingNotice,
  Receipt,
  Reported,
  WebhookReader,
} from '#gateway/foundation/messaging/notice-channel.ts';
import { NotHandedOver } from '#gateway/foundation/messaging/notice-channel.ts';
import { answerText, request } from '#gateway/foundation/messaging/sms-gateway.ts';
import { hmacOf, isSame } from '#gateway/foundation/messaging/signed-body.ts';
import type { WhatsappSettings } from '#gateway/foundation/messaging/provider-settings.ts';

export type WhatsappSecrets = {
  readonly token: string;
  readonly appSecret: string;
  readonly verifyToken: string;
};

/** Errors after which nothing else goes through either: limits, the token, the account, the service itself. */
const OF_PROVIDER: ReadonlySet<number> = new Set([
  0, 1, 2, 3, 4, 10, 190, 200, 368, 80_007, 130_429, 131_005, 131_016, 131_031, 131_042, 131_045,
  131_048, 131_057, 133_000, 133_004, 133_010,
]);
/** Errors that may pass: something went wrong there, and too many messages to one person. */
const OF_THIS_TRY: ReadonlySet<number> = new Set([131_000, 131_056]);
/** The person has stopped messages of this sender. */
const OPTED_OUT = 131_050;

const accepted = z.object({ messages: z.tuple([z.object({ id: z.string() })], z.unknown()) });
const refused = z.object({ error: z.object({ code: z.number() }) });

function whyRefused(response: Response, json: unknown): NotHandedOver {
  const parsed = refused.safeParse(json);
  const { status } = response;
  if (!parsed.success) {
    const isOfProvider = status === 429 || status >= 500 || status === 401 || status === 403;
    const of = isOfProvider ? 'provider' : 'this try';
    return new NotHandedOver(`HTTP_${status}`, of, retryAfter(response));
  }
  const { code } = parsed.data.error;
  if (code === OPTED_OUT) return new NotHandedOver(String(code), 'opted out');
  if (OF_PROVIDER.has(code) || status === 429) {
    return new NotHandedOver(String(code), 'provider', retryAfter(response));
  }
  return new NotHandedOver(String(code), OF_THIS_TRY.has(code) ? 'this try' : 'notice');
}

/** WhatsApp by the number that the settings name. */
export function whatsappChannel(
  { url, version, phoneNumberId, waitMinutes, paise, templates }: WhatsappSettings,
  { token }: WhatsappSecrets,
): NoticeChannel {
  return {
    name: 'whatsapp',
    receiptWait: waitMinutes * 60_000,
    templateFor: (template, language) => templates[template]?.[language]?.name ?? null,
    async send(notice: OutgoingNotice) {
      const template = templates[notice.template]?.[notice.language];
      if (template === undefined) throw new NotHandedOver('NO_TEMPLATE', 'notice');
      const parameters = template.variables.map((name) => ({ type: 'text', text: notice[name] }));
      const response = await request(`${url}/${version}/${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: toE164(notice.to).slice(1),
          type: 'template',
          template: {
            name: template.name,
            language: { code: template.code },
            components: parameters.length === 0 ? [] : [{ type: 'body', parameters }],
          },
          biz_opaque_callback_data: notice.reference,
        }),
      });
      const json = parsedJson(await answerText(response));
      if (!response.ok) throw whyRefused(response, json);
      const taken = accepted.safeParse(json);
      // It was taken all the same: the receipts name our reference.
      return { providerId: taken.success ? taken.data.messages[0].id : null, paise };
    },
  };
}

const STATES = {
  sent: 'ACCEPTED',
  delivered: 'DELIVERED',
  read: 'READ',
  failed: 'FAILED',
} as const;

const status = z.object({
  id: z.string(),
  status: z.string(),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.number() }))),
});
const message = z.object({
  from: z.string(),
  timestamp: z.string(),
  text: z.optional(z.object({ body: z.string() })),
  button: z.optional(z.object({ text: z.string() })),
});
const webhook = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.optional(z.object({ phone_number_id: z.string() })),
            statuses: z.optional(z.array(z.unknown())),
            messages: z.optional(z.array(z.unknown())),
          }),
        }),
      ),
    }),
  ),
});

function receiptFrom(found: unknown): readonly Receipt[] {
  const parsed = status.safeParse(found);
  if (!parsed.success) return [];
  const { id, status: said, biz_opaque_callback_data: reference = null, errors } = parsed.data;
  const [, state] = Object.entries(STATES).find(([name]) => name === said) ?? [];
  if (state === undefined) return [];
  const code = errors?.[0]?.code;
  return [
    {
      providerId: id,
      reference,
      state,
      problem: state === 'FAILED' ? String(code ?? 'FAILED') : null,
      isOptOut: code === OPTED_OUT,
    },
  ];
}

function answerFrom(found: unknown): readonly Answered[] {
  const parsed = message.safeParse(found);
  if (!parsed.success) return [];
  const { from, timestamp, text, button } = parsed.data;
  const number = parseMobileNumber(from);
  const words = text?.body ?? button?.text;
  if (number === null || words === undefined) return [];
  return [{ from: number, text: words, at: Number(timestamp) * 1000 }];
}

/** How WhatsApp's webhooks arrive: signed with the app's secret. What is about another number of the account is left out. */
export const whatsappWebhook = (
  { phoneNumberId }: WhatsappSettings,
  { appSecret }: WhatsappSecrets,
): WebhookReader => ({
  isGenuine: (headers, body) =>
    isSame(headers.get('X-Hub-Signature-256') ?? '', `sha256=${hmacOf(appSecret, body, 'hex')}`),
  read(body): Reported | null {
    const parsed = webhook.safeParse(parsedJson(Buffer.from(body).toString('utf8')));
    if (!parsed.success) return null;
    const values = parsed.data.entry
      .flatMap(({ changes }) => changes.map(({ value }) => value))
      .filter(({ metadata }) => (metadata?.phone_number_id ?? phoneNumberId) === phoneNumberId);
    return {
      receipts: values.flatMap(({ statuses = [] }) => statuses.flatMap(receiptFrom)),
      answers: values.flatMap(({ messages = [] }) => messages.flatMap(answerFrom)),
    };
  },
});

/** What WhatsApp is answered when the address is registered with it; null for whoever does not know the token. */
export function challengeOf(
  query: URLSearchParams,
  { verifyToken }: WhatsappSecrets,
): string | null {
  const isOurs =
    query.get('hub.mode') === 'subscribe' &&
    isSame(query.get('hub.verify_token') ?? '', verifyToken);
  const challenge = query.get('hub.challenge') ?? '';
  return isOurs && /^[\w-]{1,200}$/.test(challenge) ? challenge : null;
}
