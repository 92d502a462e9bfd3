/** Notices by SMS, by any gateway that takes HTTP requests: the configuration says how these look. */
import { parseMobileNumber, toE164 } from '#domain/mobile-number.ts';
import {
  codeOf,
  parsedJson,
  retryAfter,
  shortText,
  textAt,
  valueAt,
} from '#gateway/foundation/messaging/in-answer.ts';
import type {
  Answered,
  HandedOver,
  NoticeChannel,
  OutgoingNotice,
  Receipt,
  WebhookReader,
} from '#gateway/foundation/messaging/notice-channel.ts';
import { NotHandedOver } from '#gateway/foundation/messaging/notice-channel.ts';
import { hmacOf, isSame } from '#gateway/foundation/messaging/signed-body.ts';
import type { SmsSettings } from '#gateway/foundation/messaging/provider-settings.ts';

/** Milliseconds for one request, less than a gateway keeps a notice to itself. */
const MAX_SENDING = 15_000;
const GSM_ALONE = /^[\n\r !-_a-z£¥èéùìòÇØøÅåÄÖÑÜ§¿äöñüà]*$/;

export type SmsSecrets = {
  readonly apiKey: string;
  readonly signingSecret: string;
  readonly receiptSecret: string;
};

/** In how many parts a text is sent: 160 characters, or 70 with others than Latin letters, and a little less in several. */
export function partsOfSms(text: string): number {
  const [alone, each] = GSM_ALONE.test(text) ? [160, 153] : [70, 67];
  return text.length <= alone ? 1 : Math.ceil(text.length / each);
}

type Filled = Readonly<Record<string, string>>;

const fill = (written: string, values: Filled, encode: (value: string) => string = String) =>
  written.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : encode(value);
  });

function fillJson(written: unknown, values: Filled): unknown {
  if (typeof written === 'string') return fill(written, values);
  if (Array.isArray(written)) return written.map((each) => fillJson(each, values));
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(
    Object.entries(written).map(([name, each]) => [name, fillJson(each, values)]),
  );
}

function bodyOf(body: SmsSettings['request']['body'], values: Filled) {
  if (body === undefined) return null;
  if ('json' in body) {
    return { type: 'application/json', text: JSON.stringify(fillJson(body.json, values)) };
  }
  const form = new URLSearchParams();
  for (const [name, each] of Object.entries(body.form)) form.append(name, fill(each, values));
  return { type: 'application/x-www-form-urlencoded', text: String(form) };
}

/** Seconds or milliseconds since 1970, as milliseconds. */
const momentOf = (text: string | null): number | null => {
  const number = Number(text ?? Number.NaN);
  if (!Number.isFinite(number) || number <= 0) return null;
  return number < 100_000_000_000 ? number * 1000 : number;
};

function idIn(text: string, json: unknown, at: SmsSettings['answer']['id']): string | null {
  if (typeof at === 'string') return textAt(json, at);
  return new RegExp(at.pattern, 'u').exec(text)?.[1] ?? null;
}

/** What the answer to a request means. Throws `NotHandedOver`. */
function outcomeOf({ answer }: SmsSettings, response: Response, text: string): string | null {
  const json = parsedJson(text);
  const said = textAt(json, answer.error);
  const code = codeOf(said) ?? `HTTP_${response.status}`;
  const isTaken =
    response.ok &&
    (answer.accepted === undefined ||
      answer.accepted.values.includes(textAt(json, answer.accepted.at) ?? ''));
  if (isTaken) return idIn(text, json, answer.id);
  const isOne = (codes: readonly string[]) => said !== null && codes.includes(said);
  if (isOne(answer.optedOut)) throw new NotHandedOver(code, 'opted out');
  if (isOne(answer.permanent)) throw new NotHandedOver(code, 'notice');
  const { status } = response;
  const isBusy = [401, 403, 408, 429].includes(status) || status >= 500 || isOne(answer.busy);
  if (isBusy) throw new NotHandedOver(code, 'provider', retryAfter(response));
  throw new NotHandedOver(code, response.ok ? 'this try' : 'notice');
}

/** Throws `NotHandedOver` for a request that got no answer. */
export async function request(
  url: string,
  init: Omit<RequestInit, 'signal' | 'redirect'>,
): Promise<Response> {
  const signal = AbortSignal.timeout(MAX_SENDING);
  try {
    return await fetch(url, { ...init, signal, redirect: 'manual' });
  } catch {
    throw new NotHandedOver(signal.aborted ? 'TIMEOUT' : 'UNREACHABLE', 'provider');
  }
}

/** SMS by the gateway that the settings describe. `now` in milliseconds since 1970. */
export function smsChannel(
  settings: SmsSettings,
  secrets: SmsSecrets,
  now: () => number,
): NoticeChannel {
  const { request: asked, receipts, templates, paise } = settings;

  function signed(values: Filled, body: string): Record<string, string> {
    if (asked.signature === undefined) return {};
    const { header, encoding, prefix, over } = asked.signature;
    const text = fill(over, { ...values, body });
    return { [header]: `${prefix}${hmacOf(secrets.signingSecret, text, encoding)}` };
  }

  async function send(notice: OutgoingNotice): Promise<HandedOver> {
    const template = templates[notice.template]?.[notice.language];
    if (template === undefined) throw new NotHandedOver('NO_TEMPLATE', 'notice');
    const { number, link } = notice;
    const text = template.text === undefined ? notice.short : fill(template.text, { number, link });
    const values: Filled = {
      to: notice.to,
      to91: toE164(notice.to).slice(1),
      text,
      number,
      link,
      reference: notice.reference,
      language: notice.language,
      unicode: GSM_ALONE.test(text) ? '0' : '1',
      templateId: template.id,
      entityId: settings.principalEntityId,
      header: settings.header,
      key: secrets.apiKey,
      timestamp: String(Math.floor(now() / 1000)),
    };
    const body = bodyOf(asked.body, values);
    const headers = Object.entries(asked.headers).map(([name, each]) => [name, fill(each, values)]);
    const response = await request(fill(asked.url, values, encodeURIComponent), {
      method: asked.method,
      headers: {
        ...(body !== null && { 'Content-Type': body.type }),
        ...Object.fromEntries(headers),
        ...signed(values, body?.text ?? ''),
      },
      ...(body !== null && { body: body.text }),
    });
    const providerId = outcomeOf(settings, response, await answerText(response));
    return { providerId, paise: paise * partsOfSms(text) };
  }

  return {
    name: 'sms',
    receiptWait: receipts === undefined ? null : receipts.waitMinutes * 60_000,
    templateFor: (template, language) => templates[template]?.[language]?.id ?? null,
    send,
  };
}

/** A body that breaks off does not change what was answered. */
export const answerText = (response: Response): Promise<string> =>
  shortText(response).catch(() => '');

const STATES = {
  accepted: 'ACCEPTED',
  delivered: 'DELIVERED',
  read: 'READ',
  failed: 'FAILED',
} as const;

/** The things in a body: what a list at a path holds, or the body itself. */
function listed(body: unknown, list: string | undefined): readonly unknown[] {
  if (list === undefined) return [body];
  const found = valueAt(body, list);
  return Array.isArray(found) ? found : [];
}

function receiptsIn(body: unknown, { receipts, answer }: SmsSettings): readonly Receipt[] {
  if (receipts === undefined) return [];
  return listed(body, receipts.list).flatMap((each) => {
    const said = textAt(each, receipts.status);
    const state = said === null ? undefined : receipts.states[said];
    if (state === undefined) return [];
    const error = textAt(each, receipts.error);
    return [
      {
        reference: textAt(each, receipts.reference),
        providerId: textAt(each, receipts.id),
        state: STATES[state],
        problem: state === 'failed' ? (codeOf(error) ?? 'FAILED') : null,
        isOptOut: error !== null && answer.optedOut.includes(error),
      },
    ];
  });
}

function answersIn(body: unknown, { replies }: SmsSettings): readonly Answered[] {
  if (replies === undefined) return [];
  return listed(body, replies.list).flatMap((each) => {
    const from = parseMobileNumber(textAt(each, replies.from) ?? '');
    const text = textAt(each, replies.text);
    if (from === null || text === null) return [];
    return [{ from, text, at: momentOf(textAt(each, replies.at)) }];
  });
}

/** How receipts and answers of the gateway arrive: as JSON or as a form. null where none are set. */
export function smsWebhook(
  settings: SmsSettings,
  { receiptSecret }: SmsSecrets,
): WebhookReader | null {
  const { receipts } = settings;
  if (receipts === undefined) return null;
  const { proof } = receipts;
  return {
    isGenuine(headers, body) {
      if ('secretIn' in proof) return isSame(headers.get(proof.secretIn) ?? '', receiptSecret);
      const { header, encoding, prefix } = proof.hmac;
      const expected = `${prefix}${hmacOf(receiptSecret, body, encoding)}`;
      return isSame(headers.get(header) ?? '', expected);
    },
    read(bytes, contentType) {
      const text = Buffer.from(bytes).toString('utf8');
      const isForm = contentType.startsWith('application/x-www-form-urlencoded');
      const body: unknown = isForm
        ? Object.fromEntries(new URLSearchParams(text))
        : parsedJson(text);
      if (typeof body !== 'object' || body === null) return null;
      return { receipts: receiptsIn(body, settings), answers: answersIn(body, settings) };
    },
  };
}
