import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  recordPhoneCall,
  notifications,
  retryNotification,
} from '#contract/operators/notifications.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { erase } from '#contract/applications/privacy.ts';
import { updateUser } from '#contract/gateway.ts';
import { DAY_MS } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { NOTIFICATION_EVENTS } from '#domain/lending/notifications/notification-events.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { MailFailed, smtpMailer } from '#gateway/foundation/mail/mailer.ts';
import { notifyPerson } from '#gateway/lending/notifications/notify.ts';
import {
  MAILS_A_DAY,
  MAILS,
  mailLimits,
  removeOldNotifications,
  sendNotifications,
} from '#gateway/lending/notifications/send-notifications.ts';
import type { NotificationDeps } from '#gateway/lending/notifications/send-notifications.ts';
import { smtpServer } from '#gateway/foundation/configuration/smtp-server.ts';
import { workOnPrivacyJobs } from '#gateway/upkeep/privacy/privacy-jobs.ts';
import { answered, raised } from '#gateway/testing/grievances.ts';
import type { MailServer } from '#scripts/dev/mail-server.ts';
import { mailAlone, NO_CHANNELS } from '#gateway/testing/mailing.ts';
import { startMailServer } from '#scripts/dev/mail-server.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import {
  confirmEmailOf,
  newOperator,
  newPerson,
  newPersonByPhone,
} from '#gateway/testing/people.ts';
import { testPrivacy } from '#gateway/testing/privacy.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

const AN_HOUR = 3_600_000;
const A_MINUTE = 60_000;
const NUMBER = 'LA0123456789';
const FROM = 'RinSetu <portal@rinsetu.example>';

describeOnBothStores('a notification', (gateway) => {
  let mail: MailServer;
  let person: TestPerson;
  let operator: TestPerson;
  let logged: unknown[];
  beforeEach(async () => {
    logged = [];
    mail = await startMailServer();
    person = await newPerson(gateway());
    await confirmEmailOf(gateway().store, person.userId);
    operator = await newOperator(gateway());
  });
  afterEach(() => mail.stop());

  const log = (entry: unknown) => logged.push(entry);
  const deps = (changes: Partial<NotificationDeps> = {}): NotificationDeps => ({
    records: gateway().store.records,
    limits: mailLimits(gateway().store),
    channels: mailAlone(mail, FROM),
    log,
    tracing: null,
    ...changes,
  });
  const send = (changes: Partial<NotificationDeps> = {}) =>
    sendNotifications(deps(changes), new AbortController().signal);
  const tell = async (
    event: (typeof NOTIFICATION_EVENTS)[number],
    language: Language = 'en',
    number = NUMBER,
  ) => {
    const about = { userId: person.userId, number, language };
    await change(gateway().store.records, async (tx) => {
      await notifyPerson(tx, about, event);
      return {};
    });
  };
  const emailOf = async () => {
    const { email } = await gateway()
      .store.records.db.selectFrom('accounts')
      .select('email')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    return email;
  };
  const rows = () => gateway().store.records.db.selectFrom('notifications').selectAll().execute();
  const state = async () => (await rows()).map((row) => row.state);
  const list = (of: BodyOf<typeof notifications>['state']) =>
    operator.done(notifications, { state: of, after: null });

  it('arrives by mail in their language, with nothing personal in its subject', async () => {
    for (const event of NOTIFICATION_EVENTS) {
      await tell(event, 'en');
      await tell(event, 'hi');
    }
    expect(await send()).toBe(2 * NOTIFICATION_EVENTS.length);
    const email = await emailOf();
    for (const { to, subject, body, headers } of mail.mails) {
      expect(to).toStrictEqual([email]);
      expect(subject).toMatch(/^[\p{L}\p{M} ]+ \(LA0123456789\)$/u);
      expect(body).toContain('https://portal.example');
      for (const secret of [PERSON.firstName, PERSON.lastName, person.mobileNumber, email]) {
        expect(subject + body).not.toContain(secret);
      }
      expect(headers).toMatch(/^From: RinSetu <portal@rinsetu\.example>$/m);
      expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    }
    const inHindi = mail.mails.filter(({ body }) => /\p{Script=Devanagari}/u.test(body));
    expect(inHindi).toHaveLength(NOTIFICATION_EVENTS.length);
    for (const { headers } of inHindi) expect(headers).toMatch(/^Content-Language: hi$/m);
    const ids = (await rows()).map(({ id }) => `<${id}@rinsetu.example>`);
    expect(new Set(mail.mails.map(({ messageId }) => messageId))).toStrictEqual(new Set(ids));
    expect(new Set(await state())).toStrictEqual(new Set(['SENT']));
    expect(await send()).toBe(0);
    expect(logged).toStrictEqual([]);
  });

  const move = async (email: string) => {
    const { firstName, lastName, category } = PERSON;
    const body = { userId: person.userId, firstName, lastName, category, email };
    await person.done(updateUser, { ...body, mobileNumber: null });
  };

  it('goes to the address that the account has when it is sent', async () => {
    await tell('offer-made');
    await move('moved@example.in');
    await confirmEmailOf(gateway().store, person.userId);
    await send();
    expect(mail.mails).toMatchObject([{ to: ['moved@example.in'] }]);
  });

  it('is listed for operators while the address is not confirmed, and mailed to nobody', async () => {
    await tell('offer-made');
    await move('moved@example.in');
    expect(await send()).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'LISTED', problem: 'UNCONFIRMED', due_at: null }]);
    expect((await list('LISTED')).notifications).toMatchObject([{ problem: 'UNCONFIRMED' }]);
    expect(logged).toStrictEqual([
      {
        event: 'notification',
        number: NUMBER,
        notification: 'offer-made',
        problem: 'UNCONFIRMED',
      },
    ]);
    await confirmEmailOf(gateway().store, person.userId);
    expect(await send()).toBe(0);
    expect(mail.mails).toStrictEqual([]);
  });

  it('is listed for operators beyond so many a day of one account, and mailed again a day later', async () => {
    for (let count = 0; count < MAILS_A_DAY + 2; count += 1) await tell('offer-made');
    expect(await send()).toBe(MAILS_A_DAY);
    const listed = (await list('LISTED')).notifications;
    expect(listed).toMatchObject([{ problem: 'TOO_MANY' }, { problem: 'TOO_MANY' }]);
    await move('moved@example.in');
    await confirmEmailOf(gateway().store, person.userId);
    await tell('offer-made');
    expect(await send()).toBe(0);
    gateway().clock.now += DAY_MS;
    await tell('offer-made');
    expect(await send()).toBe(1);
    expect(mail.mails).toHaveLength(MAILS_A_DAY + 1);
  });

  it('is listed for operators beyond so many a day to one address, whoever has it', async () => {
    for (let count = 0; count < MAILS_A_DAY; count += 1) await tell('offer-made');
    expect(await send()).toBe(MAILS_A_DAY);
    const email = await emailOf();
    await move('moved@example.in');
    person = await newPerson(gateway());
    await move(email);
    await confirmEmailOf(gateway().store, person.userId);
    await tell('offer-made');
    expect(await send()).toBe(0);
    expect((await list('LISTED')).notifications).toMatchObject([{ problem: 'TOO_MANY' }]);
    expect(mail.mails).toHaveLength(MAILS_A_DAY);
  });

  it('is listed for operators where the person has given no email', async () => {
    person = await newPersonByPhone(gateway());
    await tell('offer-made');
    expect(await send()).toBe(0);
    expect((await list('LISTED')).notifications).toMatchObject([{ problem: 'NO_EMAIL' }]);
    await move('added@example.in');
    await confirmEmailOf(gateway().store, person.userId);
    await tell('offer-made');
    expect(await send()).toBe(1);
    expect(mail.mails).toMatchObject([{ to: ['added@example.in'] }]);
  });

  it('a notification that is tried again counts once', async () => {
    await mail.stop();
    mail = await startMailServer({ refusal: 450 });
    await tell('offer-made');
    for (let round = 0; round < 3; round += 1) {
      await send();
      gateway().clock.now += AN_HOUR;
    }
    await mail.stop();
    mail = await startMailServer();
    for (let count = 1; count < MAILS_A_DAY; count += 1) await tell('offer-made');
    expect(await send()).toBe(MAILS_A_DAY);
  });

  it('says that a grievance is answered, by its number', async () => {
    const open = await raised(person);
    await answered(operator, open);
    await send();
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.subject).toContain(`(${open.number})`);
    expect(mail.mails[0]?.body).not.toContain('Seeded');
  });

  it('waits while the mail server is away, longer each time, and arrives when it is back', async () => {
    const { port } = mail;
    await mail.stop();
    await tell('offer-made');
    await tell('offer-lapses-tomorrow');
    expect(await send()).toBe(0);
    // A server that is away is asked once, and not for each mail.
    expect((await rows()).map(({ tries }) => tries).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await send()).toBe(0);
    expect(await send()).toBe(0);
    expect((await rows()).map(({ tries }) => tries)).toEqual([1, 1]);
    const [first] = await rows();
    expect(first).toMatchObject({ state: 'WAITING', problem: 'ESOCKET' });
    mail = await startMailServer({ port });
    expect(await send()).toBe(0);
    gateway().clock.now += 30_000;
    expect(await send()).toBe(2);
    expect(mail.mails).toHaveLength(2);
  });

  it('is given up after a day, listed for operators, and sent when one of them says so', async () => {
    const { port } = mail;
    await mail.stop();
    const open = await raised(person);
    await tell('grievance-answered', 'en', open.number);
    const start = gateway().clock.now;
    for (let round = 0; round < MAILS.most; round += 1) {
      await send();
      gateway().clock.now += AN_HOUR;
    }
    expect(gateway().clock.now - start).toBeGreaterThan(DAY_MS);
    expect(await state()).toStrictEqual(['FAILED']);
    operator = await newOperator(gateway());
    const failed = await list('FAILED');
    expect(failed).toMatchObject({
      isLastPage: true,
      notifications: [{ number: open.number, state: 'FAILED', tries: MAILS.most }],
    });
    const [{ id } = { id: '' }] = failed.notifications;
    const body = { requestId: randomUUID(), notification: id };
    const again = await operator.done(retryNotification, body);
    expect(again).toStrictEqual({ notification: id, state: 'WAITING' });
    expect(await operator.done(retryNotification, body)).toStrictEqual(again);
    mail = await startMailServer({ port });
    expect(await send()).toBe(1);
    expect(mail.mails[0]?.messageId).toContain(id);
    const late = await operator.call(retryNotification, { ...body, requestId: randomUUID() });
    expect([late.status, late.json]).toMatchObject([409, { current: { state: 'SENT' } }]);
    const lost = { requestId: randomUUID(), notification: randomUUID() };
    expect((await operator.call(retryNotification, lost)).status).toBe(404);
    const retries = await gateway()
      .store.records.db.selectFrom('audit_entries')
      .select(['role', 'facts'])
      .where('action', '=', 'notification.retry')
      .execute();
    expect(retries).toMatchObject([{ role: 'operator', facts: '{"event":"grievance-answered"}' }]);
  });

  it('is given up immediately when the server refuses the address for good, and not for a while', async () => {
    await mail.stop();
    mail = await startMailServer({ refusal: 450 });
    await tell('offer-made');
    await send();
    expect(await rows()).toMatchObject([{ state: 'WAITING', problem: '450', tries: 1 }]);
    gateway().clock.now += A_MINUTE;
    await mail.stop();
    mail = await startMailServer({ refusal: 550 });
    await send();
    expect(await rows()).toMatchObject([{ state: 'FAILED', problem: '550', tries: 2 }]);
    expect(mail.mails).toStrictEqual([]);
    expect(logged).toMatchObject([
      { problem: '450', isOver: false },
      { problem: '550', isOver: true },
    ]);
  });

  it('is refused to a server that does not encrypt, unless that is on this machine', async () => {
    const server = smtpServer(mail.url);
    if (server === null) throw new Error('no server');
    const mailer = smtpMailer({ ...server, encryption: 'before mail' }, FROM);
    const asked = mailer({ to: 'a@b.in', subject: 's', body: 'b', language: 'en', id: 'one' });
    await expect(asked).rejects.toThrow(MailFailed);
    expect(mail.mails).toStrictEqual([]);
  });

  it('is sent once by many gateways', async () => {
    for (let count = 0; count < 12; count += 1) await tell('offer-made');
    const sent = await Promise.all([1, 2, 3].map(() => send()));
    expect(sent.reduce((sum, each) => sum + each)).toBe(12);
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(12);
    expect(mail.mails).toHaveLength(12);
  });

  it('is left to the gateway that is sending it, and sent by another when that one goes silent', async () => {
    await tell('offer-made');
    const [row] = await rows();
    await gateway()
      .store.records.db.updateTable('notifications')
      .set({ tries: 1, due_at: gateway().clock.now + A_MINUTE })
      .execute();
    expect(await send()).toBe(0);
    gateway().clock.now += A_MINUTE;
    expect(await send()).toBe(1);
    expect(mail.mails[0]?.messageId).toContain(row?.id);
  });

  it('never reaches an erased person', async () => {
    const home = await mkdtemp(join(tmpdir(), 'rinsetu-erasures-'));
    await tell('offer-made');
    await person.done(erase, { requestId: randomUUID() }, await person.withProof());
    await workOnPrivacyJobs(await testPrivacy(gateway().store, join(home, 'erasures.jsonl')));
    expect(await send()).toBe(0);
    expect([await rows(), mail.mails]).toStrictEqual([[], []]);
    await rm(home, { recursive: true });
  });

  it('is only listed where there is no mail server, with one line in the log', async () => {
    await tell('offer-made');
    expect(await send({ channels: NO_CHANNELS })).toBe(0);
    await send({ channels: NO_CHANNELS });
    expect(logged).toStrictEqual([
      { event: 'notification', number: NUMBER, notification: 'offer-made' },
    ]);
    const listed = await list('LISTED');
    expect(listed.notifications).toMatchObject([
      { number: NUMBER, event: 'offer-made', endedAt: gateway().clock.now },
    ]);
    expect(JSON.stringify(listed)).not.toContain(person.userId);
    expect(await send()).toBe(0);
    expect(mail.mails).toStrictEqual([]);
  });

  it('a notification that is listed is marked as told by one operator, in the audit of what it is about', async () => {
    const open = await raised(person);
    await tell('grievance-answered', 'en', open.number);
    await send({ channels: NO_CHANNELS });
    operator = await newOperator(gateway());
    const [{ id } = { id: '' }] = (await list('LISTED')).notifications;
    const body = () => ({ requestId: randomUUID(), notification: id });
    expect(await operator.done(recordPhoneCall, body())).toStrictEqual({
      notification: id,
      state: 'PHONED',
    });
    expect((await list('LISTED')).notifications).toStrictEqual([]);
    expect((await list('PHONED')).notifications).toMatchObject([{ id, state: 'PHONED' }]);
    const late = await (await newOperator(gateway())).call(recordPhoneCall, body());
    expect([late.status, late.json]).toMatchObject([409, { current: { state: 'PHONED' } }]);
    expect((await operator.call(retryNotification, body())).status).toBe(409);
    expect((await person.call(recordPhoneCall, body())).status).toBe(403);
    const noted = await gateway()
      .store.records.db.selectFrom('audit_entries')
      .select(['role', 'facts'])
      .where('action', '=', 'notification.told')
      .execute();
    expect(noted).toMatchObject([{ role: 'operator', facts: '{"event":"grievance-answered"}' }]);
  });

  it('is shown only to operators, newest first, page by page', async () => {
    for (let count = 0; count < 60; count += 1) {
      gateway().clock.now += 1;
      await tell('offer-made');
    }
    const first = await list('WAITING');
    const last = first.notifications.at(-1);
    expect([first.isLastPage, first.notifications.length]).toStrictEqual([false, 50]);
    const after = last === undefined ? null : { createdAt: last.createdAt, id: last.id };
    const second = await operator.done(notifications, { state: 'WAITING', after });
    expect(second.isLastPage).toBe(true);
    const times = [...first.notifications, ...second.notifications].map((each) => each.createdAt);
    expect(times).toStrictEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(60);
    expect((await person.call(notifications, { state: 'SENT', after: null })).status).toBe(403);
  });

  it('is forgotten a year after it was sent', async () => {
    await tell('offer-made');
    await send();
    await tell('offer-made');
    gateway().clock.now += 364 * DAY_MS;
    expect(await removeOldNotifications(gateway().store.records, 365)).toBe(0);
    gateway().clock.now += DAY_MS;
    expect(await removeOldNotifications(gateway().store.records, 365)).toBe(1);
    expect(await state()).toStrictEqual(['WAITING']);
  });
});
