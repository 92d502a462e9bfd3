/**
 * An SMS gateway and WhatsApp’s Cloud API on loopback, as far as the portal uses them: they check what they are sent, answer as
 * documented, and make signed receipts. What arrives goes nowhere else.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { NOTIFICATION_EVENTS } from '#domain/lending/notifications/notification-events.ts';

export type Provider = 'sms' | 'whatsapp';

export type ReceivedMessage = {
  readonly provider: Provider;
  /** Ten digits. */
  readonly to: string;
  readonly template: string;
  /** The whole text of an SMS; the variables of a WhatsApp template, one after the other. */
  readonly text: string;
  readonly reference: string;
  /** What the provider calls it. */
  readonly id: string;
  /** TRAI’s IDs, of an SMS. */
  readonly registered: { readonly entity: string; readonly header: string } | null;
};

/** What becomes of the next message: it is refused with a code, hangs, or breaks off. Otherwise it is taken. */
export type Behaviour =
  | { readonly kind: 'take'; readonly afterMs?: number }
  | {
      readonly kind: 'refuse';
      readonly status: number;
      readonly code: number | string;
      readonly retryAfter?: number;
    }
  | { readonly kind: 'break' };

export const PROVIDER_SECRETS = {
  SMS_API_KEY: 'a key for development alone',
  SMS_SIGNING_SECRET: 'signs requests in development alone',
  SMS_RECEIPT_SECRET: 'signs receipts in development alone',
  WHATSAPP_TOKEN: 'a-token-for-development-alone',
  WHATSAPP_APP_SECRET: 'an app secret for development alone',
  WHATSAPP_VERIFY_TOKEN: 'verifies in development alone',
} as const;

const PHONE_NUMBER_ID = '109876543210987';
/** A DLT template has an ID of its own for each event and language. */
const dltId = (event: number, language: number) =>
  `11077${String(event * LANGUAGES.length + language).padStart(14, '0')}`;

/** What a deployment writes into `GATEWAY_MESSAGING_FILE` for these two. */
export const messagingFileFor = (url: string, languages: readonly Language[] = LANGUAGES) => ({
  sms: {
    request: {
      method: 'POST',
      url: `${url}/sms/v1/messages`,
      headers: { Authorization: 'Bearer {key}', 'X-Timestamp': '{timestamp}' },
      body: {
        json: {
          sender: '{header}',
          entity_id: '{entityId}',
          template_id: '{templateId}',
          unicode: '{unicode}',
          messages: [{ to: '{to91}', text: '{text}', client_ref: '{reference}' }],
        },
      },
      signature: { header: 'X-Signature', encoding: 'hex', over: '{timestamp}.{body}' },
    },
    answer: {
      id: 'data.0.id',
      accepted: { at: 'data.0.status', values: ['QUEUED'] },
      error: 'error.code',
      permanent: ['INVALID_NUMBER', 'DND'],
      busy: ['THROTTLED'],
      optedOut: ['OPTED_OUT'],
    },
    receipts: {
      proof: { hmac: { header: 'X-Signature', encoding: 'hex' } },
      list: 'reports',
      id: 'id',
      reference: 'client_ref',
      status: 'status',
      error: 'error',
      states: { SENT: 'accepted', DELIVRD: 'delivered', UNDELIV: 'failed', REJECTD: 'failed' },
    },
    replies: { list: 'inbound', from: 'from', text: 'text', at: 'at' },
    principalEntityId: '1101456780000012345',
    header: 'RINSET',
    paise: 14,
    templates: Object.fromEntries(
      NOTIFICATION_EVENTS.map((event, place) => [
        event,
        Object.fromEntries(languages.map((each, at) => [each, { id: dltId(place, at) }])),
      ]),
    ),
  },
  whatsapp: {
    url,
    phoneNumberId: PHONE_NUMBER_ID,
    paise: 12,
    templates: Object.fromEntries(
      NOTIFICATION_EVENTS.map((event) => [
        event,
        Object.fromEntries(
          languages.map((code) => [code, { name: event.replaceAll('-', '_'), code }]),
        ),
      ]),
    ),
  },
});

const sms = z.object({
  sender: z.string(),
  entity_id: z.string(),
  template_id: z.string(),
  messages: z.tuple([z.object({ to: z.string(), text: z.string(), client_ref: z.string() })]),
});
const whatsapp = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string(),
  type: z.literal('template'),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z.array(
      z.object({
        type: z.literal('body'),
        parameters: z.array(z.object({ type: z.literal('text'), text: z.string() })),
      }),
    ),
  }),
  biz_opaque_callback_data: z.string(),
});

const hmac = (secret: string, over: string) =>
  createHmac('sha256', secret).update(over).digest('hex');
const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** What a provider posts to the gateway: a path, and a body that it has signed. */
export type Posted = {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

const posted = (provider: Provider, json: unknown): Posted => {
  const body = JSON.stringify(json);
  const headers: Record<string, string> =
    provider === 'sms'
      ? { 'X-Signature': hmac(PROVIDER_SECRETS.SMS_RECEIPT_SECRET, body) }
      : { 'X-Hub-Signature-256': `sha256=${hmac(PROVIDER_SECRETS.WHATSAPP_APP_SECRET, body)}` };
  return {
    path: `/notice-service/${provider}`,
    body,
    headers: { ...headers, 'Content-Type': 'application/json' },
  };
};

const changesOf = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102938475610293',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: {
              display_phone_number: '911800000001',
              phone_number_id: PHONE_NUMBER_ID,
            },
            ...value,
          },
        },
      ],
    },
  ],
});

/** WhatsApp’s code for a number that it cannot reach. */
const UNDELIVERABLE = 131_026;

export type ReceiptStatus = 'sent' | 'delivered' | 'read' | 'failed';
const OF_SMS = { sent: 'SENT', delivered: 'DELIVRD', read: 'DELIVRD', failed: 'UNDELIV' } as const;

/** The receipt of a message. `code` says why it failed. */
export function receiptOf(
  { provider, id, reference, to }: ReceivedMessage,
  status: ReceiptStatus,
  code: number | string = UNDELIVERABLE,
): Posted {
  if (provider === 'sms') {
    const one = { id, client_ref: reference, status: OF_SMS[status] };
    return posted(provider, {
      reports: [status === 'failed' ? { ...one, error: String(code) } : one],
    });
  }
  const change = {
    id,
    status,
    timestamp: String(Math.floor(Date.now() / 1000)),
    recipient_id: `91${to}`,
    biz_opaque_callback_data: reference,
  };
  const errors = [{ code, title: 'Message undeliverable' }];
  return posted(
    provider,
    changesOf({ statuses: [status === 'failed' ? { ...change, errors } : change] }),
  );
}

/** What somebody writes back. `at` in milliseconds since 1970. */
export function answerFrom(provider: Provider, to: string, words: string, at = Date.now()): Posted {
  const seconds = String(Math.floor(at / 1000));
  if (provider === 'sms') {
    return posted(provider, { inbound: [{ from: `+91${to}`, text: words, at: seconds }] });
  }
  const message = {
    from: `91${to}`,
    id: `wamid.${randomUUID()}`,
    timestamp: seconds,
    type: 'text',
    text: { body: words },
  };
  return posted(provider, changesOf({ messages: [message] }));
}

/** Posts what a provider reports to a gateway. One that is not there yet, or any more, misses it. */
export async function report(gatewayUrl: string, { path, body, headers }: Posted): Promise<void> {
  const asked = { method: 'POST', body, headers: { ...headers } };
  await fetch(`${gatewayUrl}${path}`, asked).catch(() => null);
}

/** What is tried out at night is to be seen at once. */
const NO_QUIET_HOURS = { from: '00:00', to: '00:00' };

/** Writes what a gateway needs to send by these two; gives its settings. */
export async function messagingSettings(
  url: string,
  folder: string,
  languages: readonly Language[] = LANGUAGES,
): Promise<Readonly<Record<string, string>>> {
  const file = join(folder, 'messaging.json');
  const settings = { quietHours: NO_QUIET_HOURS, ...messagingFileFor(url, languages) };
  await writeFile(file, `${JSON.stringify(settings, null, 2)}\n`);
  return { GATEWAY_MESSAGING_FILE: file, ...PROVIDER_SECRETS };
}

/** In one line for the terminal, with the number masked. */
export const messageInOneLine = ({ provider, to, template, text: said }: ReceivedMessage): string =>
  provider === 'sms'
    ? `SMS to •••• ${to.slice(-4)}: ${said}`
    : `WhatsApp to •••• ${to.slice(-4)}: ${template} ${said}`;

/** Starts both. `mostAtOnce` messages are taken within a second; the next ones are refused as beyond the rate. */
export async function startMessageProviders({
  port = 0,
  mostAtOnce = 1000,
  onMessage,
}: {
  readonly port?: number;
  readonly mostAtOnce?: number;
  readonly onMessage?: (message: ReceivedMessage) => void;
} = {}) {
  const messages: ReceivedMessage[] = [];
  const next: Record<Provider, Behaviour[]> = { sms: [], whatsapp: [] };
  /** Requests of the second, by provider. */
  const recent: Record<Provider, number[]> = { sms: [], whatsapp: [] };
  /** Every request, also those that were refused. */
  const asked: Record<Provider, number> = { sms: 0, whatsapp: 0 };

  const answer = (response: ServerResponse, status: number, json: unknown, headers = {}) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(json));
  const refuse = (
    response: ServerResponse,
    provider: Provider,
    { status, code, retryAfter }: Extract<Behaviour, { kind: 'refuse' }>,
  ) =>
    answer(
      response,
      status,
      provider === 'sms'
        ? { error: { code, message: 'Refused for 9876543210' } }
        : {
            error: {
              message: `(#${code}) Refused`,
              type: 'OAuthException',
              code,
              error_data: { messaging_product: 'whatsapp', details: 'Refused.' },
              fbtrace_id: 'AbCdEf',
            },
          },
      retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
    );

  function isBeyondRate(provider: Provider): boolean {
    const now = Date.now();
    recent[provider] = [...recent[provider].filter((at) => at > now - 1000), now];
    return recent[provider].length > mostAtOnce;
  }

  function smsIn(request: IncomingMessage, body: string): ReceivedMessage | number {
    const { authorization, 'x-timestamp': at, 'x-signature': signature } = request.headers;
    const expected = hmac(PROVIDER_SECRETS.SMS_SIGNING_SECRET, `${String(at)}.${body}`);
    if (authorization !== `Bearer ${PROVIDER_SECRETS.SMS_API_KEY}`) return 401;
    if (!isSame(String(signature), expected)) return 401;
    const parsed = z.safeParse(sms, parsedJson(body));
    if (!parsed.success) return 400;
    const { sender, entity_id: entity, template_id: template, messages: sent } = parsed.data;
    const [{ to, text: said, client_ref: reference }] = sent;
    return {
      provider: 'sms',
      to: to.slice(-10),
      template,
      text: said,
      reference,
      id: `sms-${randomUUID()}`,
      registered: { entity, header: sender },
    };
  }

  function whatsappIn(request: IncomingMessage, body: string): ReceivedMessage | number {
    if (request.headers.authorization !== `Bearer ${PROVIDER_SECRETS.WHATSAPP_TOKEN}`) return 401;
    const parsed = z.safeParse(whatsapp, parsedJson(body));
    if (!parsed.success) return 400;
    const { to, template, biz_opaque_callback_data: reference } = parsed.data;
    const variables = template.components.flatMap(({ parameters }) => parameters);
    return {
      provider: 'whatsapp',
      to: to.slice(-10),
      template: `${template.name}/${template.language.code}`,
      text: variables.map((each) => each.text).join(' '),
      reference,
      id: `wamid.${randomUUID()}`,
      registered: null,
    };
  }

  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const path = request.url ?? '';
      const isOfWhatsapp = path === `/v23.0/${PHONE_NUMBER_ID}/messages`;
      if (request.method !== 'POST' || (path !== '/sms/v1/messages' && !isOfWhatsapp)) {
        answer(response, 404, {});
        return;
      }
      const provider: Provider = isOfWhatsapp ? 'whatsapp' : 'sms';
      asked[provider] += 1;
      const received = isOfWhatsapp ? whatsappIn(request, body) : smsIn(request, body);
      if (typeof received === 'number') {
        refuse(response, provider, {
          kind: 'refuse',
          status: received,
          code: isOfWhatsapp ? (received === 401 ? 190 : 100) : 'BAD_REQUEST',
        });
        return;
      }
      if (isBeyondRate(provider)) {
        const code = isOfWhatsapp ? 130_429 : 'THROTTLED';
        refuse(response, provider, { kind: 'refuse', status: 429, code, retryAfter: 1 });
        return;
      }
      const behaviour = next[provider].shift() ?? { kind: 'take' };
      if (behaviour.kind === 'break') {
        request.socket.destroy();
        return;
      }
      if (behaviour.kind === 'refuse') {
        refuse(response, provider, behaviour);
        return;
      }
      messages.push(received);
      onMessage?.(received);
      const { afterMs = 0 } = behaviour;
      if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs));
      answer(
        response,
        200,
        provider === 'sms'
          ? { data: [{ id: received.id, status: 'QUEUED' }] }
          : {
              messaging_product: 'whatsapp',
              contacts: [{ input: `91${received.to}`, wa_id: `91${received.to}` }],
              messages: [{ id: received.id, message_status: 'accepted' }],
            },
      );
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    messages,
    asked,
    /** What becomes of the next messages of a provider, in order. */
    behave: (provider: Provider, ...behaviours: readonly Behaviour[]) => {
      next[provider].push(...behaviours);
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type MessageProviders = Awaited<ReturnType<typeof startMessageProviders>>;

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
