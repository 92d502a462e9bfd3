import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '#gateway/foundation/http/server.ts';
import type { OutgoingNotice } from '#gateway/foundation/messaging/notice-channel.ts';
import { NotHandedOver } from '#gateway/foundation/messaging/notice-channel.ts';
import { smsSettings } from '#gateway/foundation/messaging/provider-settings.ts';
import { readMessaging } from '#gateway/foundation/messaging/read-messaging.ts';
import { partsOfSms, smsChannel, smsWebhook } from '#gateway/foundation/messaging/sms-gateway.ts';
import type { MessageProviders } from '#scripts/dev/message-providers.ts';
import {
  messagingFileFor,
  PROVIDER_SECRETS,
  startMessageProviders,
} from '#scripts/dev/message-providers.ts';

const NOTICE: OutgoingNotice = {
  to: '9876543210',
  template: 'offer-made',
  language: 'en',
  subject: 'You have an offer (LA0123456789)',
  body: 'You have an offer',
  short: 'RinSetu: You have an offer & more (LA0123456789). https://portal.example/#a=b',
  number: 'LA0123456789',
  link: 'https://portal.example/#a=b',
  reference: 'our-reference',
};
const SECRETS = { apiKey: 'a key', signingSecret: 'signs', receiptSecret: 'reports' };
const NOW = Date.parse('2026-11-28T12:00:00+05:30');
const REGISTERED = {
  principalEntityId: '1101456780000012345',
  header: 'RINSET',
  templates: { 'offer-made': { en: { id: '1107700000000000010' } } },
};

/** Why something was not handed over. */
async function whyNot(sending: Promise<unknown>) {
  const error: unknown = await sending.catch((thrown: unknown) => thrown);
  if (!(error instanceof NotHandedOver)) throw error;
  return [error.message, error.of, error.pause];
}

describe('an SMS gateway of another kind', () => {
  let asked: { url: string; method: string; headers: IncomingMessage['headers']; body: string }[];
  let answer = { status: 200, body: '' };
  let url: string;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url: path = '', method = '', headers } = request;
      asked.push({ url: path, method, headers, body });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve());
    });
    url = `http://127.0.0.1:${portOf(server)}`;
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => {
    server.close();
  });
  const channel = (settings: object) =>
    smsChannel(smsSettings.parse({ ...REGISTERED, ...settings }), SECRETS, () => NOW);

  it('takes the message in its address, and answers in words', async () => {
    answer = { status: 200, body: 'OK, ID: 4711' };
    const sms = channel({
      request: { method: 'GET', url: `${url}/send?to={to91}&msg={text}&tpl={templateId}&k={key}` },
      answer: { id: { pattern: 'ID: (\\d+)' } },
      paise: 20,
    });
    expect(sms.receiptWait).toBeNull();
    expect(await sms.send(NOTICE)).toStrictEqual({ providerId: '4711', paise: 20 });
    const query = new URL(asked[0]?.url ?? '', url).searchParams;
    expect(Object.fromEntries(query)).toStrictEqual({
      to: '919876543210',
      msg: NOTICE.short,
      tpl: '1107700000000000010',
      k: 'a key',
    });
  });

  it('takes a form with a text of the deployment’s own, signed', async () => {
    answer = { status: 202, body: '{"id":12}' };
    const own = { id: '1107700000000000010', text: 'Offer {number}: {link} {unknown}' };
    const sms = channel({
      templates: { 'offer-made': { en: own } },
      request: {
        url: `${url}/form`,
        body: { form: { mobile: '{to}', message: '{text}', entity: '{entityId}' } },
        signature: { header: 'X-Mac', encoding: 'base64', prefix: 'v1=', over: '{to}|{body}' },
      },
      answer: { id: 'id' },
    });
    expect((await sms.send(NOTICE)).providerId).toBe('12');
    const headers = asked[0]?.headers;
    const body = asked[0]?.body ?? '';
    expect(headers?.['content-type']).toBe('application/x-www-form-urlencoded');
    expect(headers?.['x-mac']).toMatch(/^v1=[A-Za-z\d+/]{43}=$/);
    expect(new URLSearchParams(body).get('message')).toBe(
      'Offer LA0123456789: https://portal.example/#a=b {unknown}',
    );
  });

  it.each([
    [200, '{"ok":false,"code":"E1"}', ['E1', 'notice', null]],
    [200, '{"ok":false,"code":"E2"}', ['E2', 'provider', null]],
    [200, '{"ok":false,"code":"E3"}', ['E3', 'opted out', null]],
    [200, '{"ok":false,"code":"E4"}', ['E4', 'this try', null]],
    [200, '<html>', ['HTTP_200', 'this try', null]],
    [400, '{"code":"not for 9876543210, sorry"}', ['HTTP_400', 'notice', null]],
    [401, '{}', ['HTTP_401', 'provider', null]],
    [502, '', ['HTTP_502', 'provider', null]],
  ])('is understood when it answers %i %s', async (status, body, why) => {
    answer = { status, body };
    const sms = channel({
      request: { url: `${url}/json`, body: { json: { to: ['{to}', 1, null, true] } } },
      answer: {
        id: 'id',
        accepted: { at: 'ok', values: ['true'] },
        error: 'code',
        permanent: ['E1'],
        busy: ['E2'],
        optedOut: ['E3'],
      },
    });
    expect(await whyNot(sms.send(NOTICE))).toStrictEqual(why);
    expect(asked[0]?.body).toBe('{"to":["9876543210",1,null,true]}');
  });

  it('sends nothing without a template, nor to an address that is not safe', async () => {
    const sms = channel({ request: { url }, answer: { id: 'id' } });
    expect(sms.templateFor('offer-made', 'hi')).toBeNull();
    expect(await whyNot(sms.send({ ...NOTICE, language: 'hi' }))).toStrictEqual([
      'NO_TEMPLATE',
      'notice',
      null,
    ]);
    const unsafe = { ...REGISTERED, request: { url: 'http://sms.example/' }, answer: { id: 'id' } };
    expect(smsSettings.safeParse(unsafe).success).toBe(false);
  });

  it('reports in a form, known by a secret in a header', () => {
    const settings = smsSettings.parse({
      ...REGISTERED,
      request: { url },
      answer: { id: 'id' },
      receipts: {
        proof: { secretIn: 'X-Secret' },
        id: 'msgid',
        status: 'stat',
        error: 'err',
        states: { D: 'delivered', F: 'failed' },
      },
      replies: { from: 'sender', text: 'message' },
    });
    const reader = smsWebhook(settings, SECRETS);
    const read = (body: string) =>
      reader?.read(Buffer.from(body), 'application/x-www-form-urlencoded; charset=utf-8');
    expect(reader?.isGenuine(new Headers({ 'X-Secret': 'reports' }), Buffer.from(''))).toBe(true);
    expect(reader?.isGenuine(new Headers({ 'X-Secret': 'reports!' }), Buffer.from(''))).toBe(false);
    expect(reader?.isGenuine(new Headers(), Buffer.from(''))).toBe(false);
    expect(read('msgid=4711&stat=F&err=a+sentence+about+9876543210')?.receipts).toStrictEqual([
      { reference: null, providerId: '4711', state: 'FAILED', problem: 'FAILED', isOptOut: false },
    ]);
    expect(read('msgid=4711&stat=PENDING')?.receipts).toStrictEqual([]);
    expect(read('sender=%2B919876543210&message=STOP')?.answers).toStrictEqual([
      { from: '9876543210', text: 'STOP', at: null },
    ]);
    expect(reader?.read(Buffer.from('{'), 'application/json')).toBeNull();
  });
});

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['आ'.repeat(70), 1],
  ['आ'.repeat(71), 2],
])('counts the parts of an SMS as they are billed', (said, parts) => {
  expect(partsOfSms(said)).toBe(parts);
});

describe('the file of providers', () => {
  let home: string;
  let providers: MessageProviders;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-messaging-'));
    providers = await startMessageProviders({ mostAtOnce: 2 });
  });
  afterEach(async () => {
    await providers.stop();
    await rm(home, { recursive: true });
  });
  const read = async (file: unknown, secrets: object = PROVIDER_SECRETS) => {
    const path = join(home, 'messaging.json');
    await writeFile(path, typeof file === 'string' ? file : JSON.stringify(file));
    return readMessaging({ GATEWAY_MESSAGING_FILE: path, ...secrets }, () => Date.now());
  };
  const why = async (file: unknown, secrets?: object) => {
    const found = await read(file, secrets);
    return found.ok ? null : found.failure;
  };

  it('is refused with the place of what is wrong, or the secret that is missing', async () => {
    const whole = messagingFileFor(providers.url);
    expect(await why('{')).toMatch(/^GATEWAY_MESSAGING_FILE: line 1/);
    expect(await why({ order: ['sms', 'sms'] })).toContain('order');
    expect(await why({ quietHours: { from: '9 pm', to: '09:00' } })).toContain('quietHours.from');
    expect(await why({ letters: true })).toContain('line 1, column');
    expect(await why(whole, { ...PROVIDER_SECRETS, WHATSAPP_TOKEN: '' })).toContain(
      'it needs WHATSAPP_TOKEN',
    );
    const templates = { 'offer-mode': { en: { name: 'offer', code: 'en' } } };
    expect(await why({ whatsapp: { ...whole.whatsapp, templates } })).toContain('offer-mode');
    expect(await why(whole)).toBeNull();
    const missing = { GATEWAY_MESSAGING_FILE: join(home, 'none'), ...PROVIDER_SECRETS };
    expect(await readMessaging(missing, Date.now)).toMatchObject({ ok: false });
  });

  it('leads to both, which refuse beyond their rate', async () => {
    const found = await read(messagingFileFor(providers.url));
    if (!found.ok) throw new Error(found.failure);
    const [sms, whatsapp] = found.value.phones;
    for (const channel of [sms, whatsapp]) {
      await channel?.send(NOTICE);
      await channel?.send(NOTICE);
    }
    if (sms === undefined || whatsapp === undefined) throw new Error('no channels');
    expect(await whyNot(sms.send(NOTICE))).toStrictEqual(['THROTTLED', 'provider', 1000]);
    expect(await whyNot(whatsapp.send(NOTICE))).toStrictEqual(['130429', 'provider', 1000]);
  });

  it.each([
    [131_047, 'notice'],
    [131_026, 'notice'],
    [132_001, 'notice'],
    [131_000, 'this try'],
    [131_056, 'this try'],
    [131_050, 'opted out'],
    [190, 'provider'],
    [131_048, 'provider'],
  ])('knows what WhatsApp means by %i: %s', async (code, of) => {
    const found = await read(messagingFileFor(providers.url));
    if (!found.ok) throw new Error(found.failure);
    providers.behave('whatsapp', { kind: 'refuse', status: 400, code });
    const whatsapp = found.value.phones.find(({ name }) => name === 'whatsapp');
    if (whatsapp === undefined) throw new Error('no channel');
    expect((await whyNot(whatsapp.send(NOTICE))).slice(0, 2)).toStrictEqual([String(code), of]);
  });
});
