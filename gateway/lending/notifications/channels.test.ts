import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseChannel, noticeChannels } from '#contract/applications/notice-channels.ts';
import { notifications, retryNotification } from '#contract/operators/notifications.ts';
import type { Language } from '#domain/languages.ts';
import { consentWording } from '#domain/lending/notifications/channel-consent.ts';
import type { Channel, PhoneChannel } from '#domain/lending/notifications/channels.ts';
import type { NotificationEvent } from '#domain/lending/notifications/notification-events.ts';
import { QUIET_HOURS } from '#domain/lending/notifications/quiet-hours.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import type { Messaging } from '#gateway/foundation/messaging/read-messaging.ts';
import { readMessaging } from '#gateway/foundation/messaging/read-messaging.ts';
import { channelsOf } from '#gateway/lending/notifications/channels.ts';
import { notifyPerson } from '#gateway/lending/notifications/notify.ts';
import {
  mailLimits,
  sendNotifications,
} from '#gateway/lending/notifications/send-notifications.ts';
import { gatherPersonalData } from '#gateway/upkeep/privacy/gather-personal-data.ts';
import { raised } from '#gateway/testing/grievances.ts';
import { mailingTo, TEST_SENDER } from '#gateway/testing/mailing.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { confirmEmailOf, newOperator, newPerson } from '#gateway/testing/people.ts';
import { testPrivacy } from '#gateway/testing/privacy.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { PERSON, testGateway } from '#gateway/testing/test-gateway.ts';
import type { MailServer } from '#scripts/dev/mail-server.ts';
import { startMailServer } from '#scripts/dev/mail-server.ts';
import type { MessageProviders, Posted } from '#scripts/dev/message-providers.ts';
import {
  answerFrom,
  messagingFileFor,
  PROVIDER_SECRETS,
  receiptOf,
  startMessageProviders,
} from '#scripts/dev/message-providers.ts';

const NUMBER = 'LA0123456789';
const A_MINUTE = 60_000;

describeOnBothStores('a notice by phone', (base) => {
  let gateway: TestGateway;
  let providers: MessageProviders;
  let mail: MailServer;
  let messaging: Messaging;
  let home: string;
  let person: TestPerson;
  let operator: TestPerson;
  const logged: unknown[] = [];

  beforeEach(async () => {
    logged.length = 0;
    home = await mkdtemp(join(tmpdir(), 'rinsetu-messaging-'));
    providers = await startMessageProviders();
    mail = await startMailServer();
    const file = join(home, 'messaging.json');
    await writeFile(file, JSON.stringify(messagingFileFor(providers.url)));
    const { clock, store, tokens } = base();
    // Two in the afternoon in India.
    clock.now = Date.parse('2026-11-21T14:00:00+05:30');
    const read = await readMessaging(
      { GATEWAY_MESSAGING_FILE: file, ...PROVIDER_SECRETS },
      () => clock.now,
    );
    if (!read.ok) throw new Error(read.failure);
    messaging = read.value;
    gateway = await testGateway(store, tokens, {}, clock, {
      channels: channels(),
      webhooks: messaging.webhooks,
    });
    person = await newPerson(gateway);
    operator = await newOperator(gateway);
  });
  afterEach(async () => {
    await providers.stop();
    await mail.stop();
    await rm(home, { recursive: true });
  });

  const channels = () =>
    channelsOf(mailingTo(mail, 'portal@rinsetu.example'), messaging, TEST_SENDER);
  /** One set for all looks, as a gateway has it. */
  let looked: ReturnType<typeof channels> | undefined;
  beforeEach(() => {
    looked = channels();
  });
  const send = () =>
    sendNotifications(
      {
        records: gateway.store.records,
        limits: mailLimits(gateway.store),
        channels: looked ?? channels(),
        log: (entry) => logged.push(entry),
        tracing: null,
      },
      new AbortController().signal,
    );
  const tell = async (
    event: NotificationEvent = 'offer-made',
    language: Language = 'en',
    number = NUMBER,
  ) => {
    const about = { userId: person.userId, number, language };
    await change(gateway.store.records, async (tx) => {
      await notifyPerson(tx, about, event);
      return {};
    });
  };
  const read = () => person.done(noticeChannels, { language: 'en' });
  const consentOf = async (channel: Channel) =>
    (await read()).channels.find((each) => each.channel === channel)?.consent?.hash ?? null;
  const choose = async (channel: Channel, isOn: boolean, noticeHash?: string | null) =>
    person.call(chooseChannel, {
      requestId: randomUUID(),
      channel,
      isOn,
      language: 'en',
      noticeHash: noticeHash === undefined ? await consentOf(channel) : noticeHash,
    });
  const post = ({ path, body, headers }: Posted) =>
    gateway.send(path, { method: 'POST', body, headers: { ...headers } });
  const states = async () => {
    const { db } = gateway.store.records;
    const rows = await db.selectFrom('notifications').selectAll().orderBy('created_at').execute();
    return rows.map(({ state }) => state);
  };
  const sends = async () => {
    const { db } = gateway.store.records;
    const rows = await db
      .selectFrom('notice_sends')
      .select(['channel', 'state', 'problem', 'tries'])
      .orderBy('channel')
      .execute();
    return Object.fromEntries(
      rows.map(({ channel, state, problem }) => [channel, [state, problem]]),
    );
  };
  const isOn = async (channel: PhoneChannel) =>
    (await read()).channels.find((each) => each.channel === channel)?.isOn;
  const last = () => {
    const message = providers.messages.at(-1);
    if (message === undefined) throw new Error('no message');
    return message;
  };

  it('goes by SMS to whoever has agreed, signed and with TRAI’s IDs, and arrives with its receipt', async () => {
    await choose('sms', true);
    await tell('offer-made', 'en');
    await tell('offer-made', 'hi');
    expect(await send()).toBe(2);
    const [english, hindi] = providers.messages.toSorted((one, other) =>
      one.text < other.text ? -1 : 1,
    );
    expect(english).toMatchObject({
      provider: 'sms',
      to: person.mobileNumber,
      registered: { entity: '1101456780000012345', header: 'RINSET' },
      text: `RinSetu: You have an offer (${NUMBER}). https://portal.example/consumer-profile#offers=${NUMBER}`,
    });
    expect(hindi?.text).toContain('https://portal.example/hi/consumer-profile#offers=');
    expect(hindi?.template).not.toBe(english?.template);
    for (const { text } of providers.messages) {
      for (const secret of [PERSON.firstName, PERSON.lastName, person.mobileNumber]) {
        expect(text).not.toContain(secret);
      }
    }
    expect(await states()).toStrictEqual(['ACCEPTED', 'ACCEPTED']);
    for (const message of providers.messages) {
      expect((await post(receiptOf(message, 'delivered'))).status).toBe(200);
    }
    expect(await states()).toStrictEqual(['SENT', 'SENT']);
    expect(mail.mails).toStrictEqual([]);
    const costs = await gateway.store.records.db
      .selectFrom('notice_costs')
      .selectAll()
      .orderBy('paise')
      .execute();
    // A Hindi SMS takes two parts and more.
    expect(costs).toMatchObject([
      { day: '2026-11-21', channel: 'sms', notices: 1, paise: 14 },
      { day: '2026-11-21', channel: 'sms', notices: 1, paise: 28 },
    ]);
  });

  it('goes by WhatsApp when the SMS is refused for good, and by email when that fails as well', async () => {
    await choose('sms', true);
    await choose('whatsapp', true);
    await confirmEmailOf(gateway.store, person.userId);
    providers.behave('sms', { kind: 'refuse', status: 400, code: 'INVALID_NUMBER' });
    await tell();
    await send();
    expect(last()).toMatchObject({ provider: 'whatsapp', template: 'offer_made/en' });
    expect(last().text).toBe(`${NUMBER} https://portal.example/consumer-profile#offers=${NUMBER}`);
    await post(receiptOf(last(), 'failed'));
    await send();
    expect(mail.mails).toHaveLength(1);
    expect(await states()).toStrictEqual(['SENT']);
    expect(await sends()).toStrictEqual({
      sms: ['FAILED', 'INVALID_NUMBER'],
      whatsapp: ['FAILED', '131026'],
      email: ['ACCEPTED', null],
    });
    // Nothing that the gateway said about the number is kept.
    expect(JSON.stringify(logged)).not.toContain('9876543210');
  });

  it('goes by the next channel when no receipt comes in time, and once only when it comes late', async () => {
    await choose('sms', true);
    await choose('whatsapp', true);
    await tell();
    await send();
    const first = last();
    gateway.clock.now += 9 * A_MINUTE;
    await send();
    expect(providers.messages).toHaveLength(1);
    gateway.clock.now += 2 * A_MINUTE;
    await send();
    expect(last().provider).toBe('whatsapp');
    expect(await sends()).toMatchObject({ sms: ['FAILED', 'NO_RECEIPT'] });
    await post(receiptOf(first, 'delivered'));
    expect(await states()).toStrictEqual(['SENT']);
    expect(await sends()).toMatchObject({ sms: ['DELIVERED', null] });
    gateway.clock.now += 60 * A_MINUTE;
    expect(await send()).toBe(0);
  });

  it('takes receipts that come twice, late and out of order', async () => {
    await choose('whatsapp', true);
    await tell();
    await send();
    for (const status of ['read', 'delivered', 'sent', 'failed', 'read'] as const) {
      expect((await post(receiptOf(last(), status))).status).toBe(200);
      expect(await sends()).toStrictEqual({ whatsapp: ['READ', null] });
    }
    expect(await states()).toStrictEqual(['SENT']);
    const strange = { ...last(), id: 'wamid.other', reference: randomUUID() };
    expect((await post(receiptOf(strange, 'failed'))).status).toBe(200);
    expect(await states()).toStrictEqual(['SENT']);
  });

  it('takes no receipt and no answer that is not signed, and asks for a pause after many', async () => {
    await choose('sms', true);
    await choose('whatsapp', true);
    await tell();
    await send();
    const forged = [
      { ...receiptOf(last(), 'delivered'), headers: { 'Content-Type': 'application/json' } },
      { ...answerFrom('whatsapp', person.mobileNumber, 'STOP'), body: '{"entry":[]}' },
      { ...answerFrom('sms', person.mobileNumber, 'STOP'), path: '/notice-service/whatsapp' },
    ];
    for (const each of forged) expect((await post(each)).status).toBe(401);
    expect(await states()).toStrictEqual(['ACCEPTED']);
    expect([await isOn('sms'), await isOn('whatsapp')]).toStrictEqual([true, true]);
    const [one] = forged;
    for (let count = 0; count < 30; count += 1) if (one !== undefined) await post(one);
    expect((await post(receiptOf(last(), 'delivered'))).status).toBe(429);
  });

  it('answers WhatsApp’s handshake for the right token alone', async () => {
    const ask = (token: string) => {
      const query = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': token,
        'hub.challenge': '1158201444',
      });
      return gateway.send(`/notice-service/whatsapp?${query.toString()}`, { method: 'GET' });
    };
    const right = await ask(PROVIDER_SECRETS.WHATSAPP_VERIFY_TOKEN);
    expect([right.status, right.text]).toStrictEqual([200, '1158201444']);
    expect((await ask('another')).status).toBe(404);
  });

  it.each(['STOP', 'रोकें', 'बन्द करो'])(
    'stops for whoever answers %s, on that channel alone, until they turn it on again',
    async (words) => {
      await choose('sms', true);
      await choose('whatsapp', true);
      expect((await post(answerFrom('sms', person.mobileNumber, 'Thank you'))).status).toBe(200);
      expect(await isOn('sms')).toBe(true);
      gateway.clock.now += A_MINUTE;
      await post(answerFrom('sms', person.mobileNumber, words, gateway.clock.now));
      expect([await isOn('sms'), await isOn('whatsapp')]).toStrictEqual([false, true]);
      await tell();
      await send();
      expect(providers.messages.map(({ provider }) => provider)).toStrictEqual(['whatsapp']);
      gateway.clock.now += A_MINUTE;
      await choose('sms', true);
      // The same answer once more, as providers repeat what was not confirmed.
      await post(answerFrom('sms', person.mobileNumber, words, gateway.clock.now - A_MINUTE));
      expect(await isOn('sms')).toBe(true);
    },
  );

  it('stops where the provider says that the person wants none', async () => {
    await choose('sms', true);
    providers.behave('sms', { kind: 'refuse', status: 400, code: 'OPTED_OUT' });
    await tell();
    await send();
    expect(await isOn('sms')).toBe(false);
    await choose('whatsapp', true);
    await tell();
    await send();
    await post(receiptOf(last(), 'failed', 131_050));
    expect(await isOn('whatsapp')).toBe(false);
  });

  it('waits until nine in the morning, unless it is urgent', async () => {
    await choose('sms', true);
    gateway.clock.now = Date.parse('2026-11-21T22:30:00+05:30');
    await tell('offer-made');
    await tell('withdrawn');
    await send();
    expect(providers.messages.map(({ text }) => text)).toMatchObject([
      expect.stringContaining('withdrawn'),
    ]);
    gateway.clock.now = Date.parse('2026-11-22T08:59:00+05:30');
    await send();
    expect(providers.messages).toHaveLength(1);
    gateway.clock.now = Date.parse('2026-11-22T09:00:00+05:30');
    await send();
    expect(providers.messages).toHaveLength(2);
  });

  it('leaves a provider alone that says so, while the others go on', async () => {
    await choose('sms', true);
    const other = person;
    person = await newPerson(gateway);
    await choose('whatsapp', true);
    const second = person;
    providers.behave('whatsapp', { kind: 'refuse', status: 400, code: 130_429, retryAfter: 120 });
    await tell();
    await tell();
    person = other;
    await tell();
    await send();
    expect(providers.asked).toStrictEqual({ sms: 1, whatsapp: 1 });
    gateway.clock.now += A_MINUTE;
    await send();
    expect(providers.asked.whatsapp).toBe(1);
    gateway.clock.now += A_MINUTE;
    await send();
    const byWhatsapp = providers.messages.filter(({ provider }) => provider === 'whatsapp');
    expect(byWhatsapp.map(({ to }) => to)).toStrictEqual([
      second.mobileNumber,
      second.mobileNumber,
    ]);
  });

  it('is tried again with longer pauses when a provider breaks off or answers late, as the same one', async () => {
    await choose('sms', true);
    providers.behave('sms', { kind: 'break' }, { kind: 'refuse', status: 503, code: 'DOWN' });
    await tell();
    for (let round = 0; round < 4; round += 1) {
      await send();
      gateway.clock.now += A_MINUTE;
    }
    expect(providers.asked.sms).toBe(3);
    expect(providers.messages).toHaveLength(1);
    expect(logged).toMatchObject([
      { channel: 'sms', problem: 'UNREACHABLE', isOver: false },
      { channel: 'sms', problem: 'DOWN', isOver: false },
    ]);
    const { db } = gateway.store.records;
    const { id } = await db.selectFrom('notice_sends').select('id').executeTakeFirstOrThrow();
    expect(last().reference).toBe(id);
  });

  it('is on the operators’ list with every channel and why, and all are tried again when they say so', async () => {
    await choose('sms', true);
    providers.behave('sms', { kind: 'refuse', status: 400, code: 'DND' });
    const { number } = await raised(person);
    await tell('grievance-answered', 'en', number);
    await send();
    operator = await newOperator(gateway);
    const failed = await operator.done(notifications, { state: 'FAILED', after: null });
    const [found] = failed.notifications;
    expect(found).toMatchObject({ number, problem: 'DND' });
    const ways = found?.channels.map(({ channel, state, problem }) => [channel, state, problem]);
    expect(new Set(ways)).toStrictEqual(
      new Set([
        ['sms', 'FAILED', 'DND'],
        ['whatsapp', 'SKIPPED', 'NOT_AGREED'],
        ['email', 'SKIPPED', 'UNCONFIRMED'],
      ]),
    );
    const body = { requestId: randomUUID(), notification: found?.id ?? '' };
    await operator.done(retryNotification, body);
    expect(await send()).toBe(1);
  });

  it('is listed for whoever has agreed to nothing, and sent to nobody', async () => {
    await tell();
    expect(await send()).toBe(0);
    expect(await states()).toStrictEqual(['LISTED']);
    await choose('sms', true);
    await choose('sms', false);
    await tell();
    await send();
    expect(await states()).toStrictEqual(['LISTED', 'LISTED']);
    expect(providers.messages).toStrictEqual([]);
  });

  it('keeps every choice with its day and its words, and refuses other words', async () => {
    expect((await choose('sms', true, '0'.repeat(64))).json).toMatchObject({
      code: 'notice-changed',
      current: { noticeHash: await consentOf('sms') },
    });
    expect((await choose('sms', true, null)).status).toBe(409);
    expect(await isOn('sms')).toBe(false);
    await choose('sms', true);
    const wording = consentWording('sms', 'en', QUIET_HOURS);
    const agreed = (await read()).channels.find(({ channel }) => channel === 'sms')?.said;
    expect(agreed).toStrictEqual({ at: gateway.clock.now, origin: 'page', wording });
    await choose('sms', false);
    expect((await read()).numberEndsWith).toBe(person.mobileNumber.slice(-4));
    const privacy = await testPrivacy(gateway.store, join(home, 'erasures.jsonl'));
    const data = await gatherPersonalData(privacy, person.userId, async () => {});
    expect(data?.channels).toMatchObject([
      { channel: 'sms', is_on: 0, wording: null },
      { channel: 'sms', is_on: 1, wording },
    ]);
    const stranger = await newPerson(gateway);
    const theirs = await stranger.done(noticeChannels, { language: 'en' });
    expect(theirs.channels.map(({ said }) => said)).toStrictEqual([null, null, null]);
    expect((await gateway.call(noticeChannels, { language: 'en' })).status).toBe(401);
  });

  it('can be turned off for email, where it is on once the address is confirmed', async () => {
    await confirmEmailOf(gateway.store, person.userId);
    await choose('email', false, null);
    await tell();
    await send();
    expect(mail.mails).toStrictEqual([]);
    await choose('email', true, null);
    await tell();
    await send();
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.body).toContain(`/consumer-profile#offers=${NUMBER}`);
  });
});
