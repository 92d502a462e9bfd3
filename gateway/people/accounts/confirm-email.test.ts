import { afterEach, beforeEach, expect, it } from 'vitest';
import { confirmEmail, emailStatus, sendEmailCode } from '#contract/email-calls.ts';
import { updateUser } from '#contract/gateway.ts';
import { MAX_CODE_TRIES } from '#gateway/people/accounts/email-codes.ts';
import { EMAIL_CODE_LIMITS } from '#gateway/people/accounts/confirm-email.ts';
import type { MailServer } from '#scripts/dev/mail-server.ts';
import { mailingTo } from '#gateway/testing/mailing.ts';
import { startMailServer } from '#scripts/dev/mail-server.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { PERSON, testGateway } from '#gateway/testing/test-gateway.ts';

const A_MINUTE = 60_000;
const A_DAY = 24 * 60 * A_MINUTE;
const OURS = 'RinSetu <portal@rinsetu.example>';
const language = 'en';

describeOnBothStores('the email of an account', (withoutMail) => {
  let mail: MailServer;
  let gateway: TestGateway;
  let person: TestPerson;
  let email: string;
  const gatewayMailingBy = async () => {
    const { store, tokens, clock } = withoutMail();
    return testGateway(store, tokens, { mailing: mailingTo(mail, OURS) }, clock);
  };
  beforeEach(async () => {
    mail = await startMailServer();
    gateway = await gatewayMailingBy();
    person = await newPerson(gateway);
    email = (await person.done(emailStatus, {})).email;
  });
  afterEach(() => mail.stop());

  const status = () => person.done(emailStatus, {});
  const send = () => person.call(sendEmailCode, { email, language });
  /** Sends a code, as soon as that is allowed, and gives it as it was mailed. */
  const mailedCode = async () => {
    await person.done(sendEmailCode, { email, language });
    gateway.clock.now += EMAIL_CODE_LIMITS.pause.seconds * 1000;
    return /\b\d{6}\b/.exec(mail.mails.at(-1)?.body ?? '')?.[0] ?? '';
  };
  /** The same, but another one than this: they may be equal, once in a million. */
  const mailedOtherThan = async (earlier: string): Promise<string> => {
    const code = await mailedCode();
    return code === earlier ? mailedOtherThan(earlier) : code;
  };
  const confirm = (code: string) => person.call(confirmEmail, { email, code });
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
  const moveTo = async (next: string, whose = person) => {
    const { firstName, lastName, category } = PERSON;
    const profile = { userId: whose.userId, firstName, lastName, category };
    await whose.done(updateUser, { ...profile, email: next, mobileNumber: null });
  };
  const signedInAgain = async () => {
    const { token } = await gateway.signInByPhone(person.mobileNumber);
    const call: TestPerson['call'] = (to, body, headers) =>
      gateway.call(to, body, { Authorization: token, ...headers });
    person = { ...person, call };
  };

  it('is not confirmed after registration, and is by the code mailed to it', async () => {
    expect(await status()).toStrictEqual({
      email,
      isConfirmed: false,
      sendsMail: true,
      hasCode: false,
      waitSeconds: 0,
    });
    await person.done(sendEmailCode, { email, language });
    expect(await status()).toMatchObject({ isConfirmed: false, hasCode: true, waitSeconds: 60 });
    expect(mail.mails).toMatchObject([{ to: [email], subject: 'Confirm your email address' }]);
    const [{ body, subject, headers } = { body: '', subject: '', headers: '' }] = mail.mails;
    const code = /\b\d{6}\b/.exec(body)?.[0] ?? '';
    expect(subject + headers).not.toContain(code);
    for (const personal of [PERSON.firstName, PERSON.lastName, person.mobileNumber]) {
      expect(body).not.toContain(personal);
    }
    expect((await confirm(code)).status).toBe(200);
    expect(await status()).toMatchObject({ isConfirmed: true, hasCode: false });
    // A lost answer is asked for again.
    expect((await confirm(code)).status).toBe(200);
    gateway.clock.now += A_MINUTE;
    expect((await send()).status).toBe(409);
    expect(mail.mails).toHaveLength(1);
  });

  it('gets its code in the language of the page', async () => {
    await person.done(sendEmailCode, { email, language: 'hi' });
    expect(mail.mails[0]?.subject).toBe('अपना ईमेल पता पक्का करें');
    expect(mail.mails[0]?.headers).toMatch(/^Content-Language: hi$/m);
  });

  it('is not confirmed by a code that is wrong, and by none after a few', async () => {
    const code = await mailedCode();
    for (let count = 0; count < MAX_CODE_TRIES; count += 1) {
      const wrong = await confirm(wrongFor(code));
      expect([wrong.status, wrong.json]).toMatchObject([403, { fields: ['code'] }]);
    }
    expect((await confirm(code)).status).toBe(409);
    expect(await status()).toMatchObject({ isConfirmed: false, hasCode: false });
    expect((await confirm(await mailedCode())).status).toBe(200);
  });

  it('takes no more tries when they are made at the same moment', async () => {
    const code = await mailedCode();
    const tries = Array.from({ length: 4 * MAX_CODE_TRIES }, () => confirm(wrongFor(code)));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((each) => each === 403)).toHaveLength(MAX_CODE_TRIES);
  });

  it('is confirmed only by the latest code, and for a quarter of an hour', async () => {
    const first = await mailedCode();
    const second = await mailedOtherThan(first);
    expect((await confirm(first)).status).toBe(403);
    gateway.clock.now += 14 * A_MINUTE;
    const late = await confirm(second);
    expect([late.status, late.json]).toMatchObject([409, { fields: ['code'] }]);
    expect(await gateway.store.removeOutdated({ idleSeconds: A_DAY, absoluteSeconds: A_DAY })).toBe(
      // With what the tally of the pause has left.
      2,
    );
  });

  it('is not confirmed by the code of another account, or of the address before', async () => {
    const code = await mailedCode();
    const first = person;
    person = await newPerson(gateway);
    email = (await status()).email;
    await mailedOtherThan(code);
    expect((await confirm(code)).status).toBe(403);

    person = first;
    email = 'moved@example.in';
    await moveTo(email);
    expect(await status()).toMatchObject({ email, isConfirmed: false, hasCode: false });
    expect((await confirm(code)).status).toBe(409);
    const next = await mailedOtherThan(code);
    expect((await confirm(code)).status).toBe(403);
    expect((await confirm(next)).status).toBe(200);
  });

  it('is unconfirmed again once it changes, and stays confirmed when only the name does', async () => {
    await confirm(await mailedCode());
    await moveTo(email);
    expect(await status()).toMatchObject({ isConfirmed: true });
    await moveTo('moved@example.in');
    expect(await status()).toMatchObject({ email: 'moved@example.in', isConfirmed: false });
    await moveTo(email);
    expect(await status()).toMatchObject({ email, isConfirmed: false });
  });

  it('is refused where it is not the account’s, with nothing sent', async () => {
    const body = { email: 'somebody-else@example.in', language } as const;
    const answer = await person.call(sendEmailCode, body);
    expect([answer.status, answer.json]).toMatchObject([409, { fields: ['email'] }]);
    expect(mail.mails).toStrictEqual([]);
    expect((await gateway.call(sendEmailCode, { email, language })).status).toBe(401);
    expect((await gateway.call(emailStatus, {})).status).toBe(401);
    expect((await gateway.call(confirmEmail, { email, code: '123456' })).status).toBe(401);
  });

  it('gets one code a minute, and few a day, from one person', async () => {
    expect((await send()).status).toBe(200);
    const soon = await send();
    expect([soon.status, soon.headers.get('Retry-After')]).toStrictEqual([429, '60']);
    const { points } = EMAIL_CODE_LIMITS.perAccount;
    for (let count = 1; count < points; count += 1) {
      email = `address-${count}@example.in`;
      await moveTo(email);
      gateway.clock.now += A_MINUTE;
      expect((await send()).status).toBe(200);
      if (count % 8 === 0) gateway.clock.now += 15 * A_MINUTE;
    }
    email = 'one-more@example.in';
    await moveTo(email);
    gateway.clock.now += A_MINUTE;
    expect((await send()).status).toBe(429);
    expect(mail.mails).toHaveLength(points);
    gateway.clock.now += A_DAY;
    await signedInAgain();
    expect((await send()).status).toBe(200);
  });

  it('gets few codes a day, whoever asks', async () => {
    const victim = 'victim@example.in';
    const { points } = EMAIL_CODE_LIMITS.perRecipient;
    const statuses: number[] = [];
    for (let count = 0; count < points + 3; count += 1) {
      await moveTo(`left-${count}@example.in`);
      person = await newPerson(gateway);
      await moveTo(victim);
      email = victim;
      statuses.push((await send()).status);
    }
    expect(statuses.filter((each) => each === 200)).toHaveLength(points);
    expect(statuses.slice(points)).toStrictEqual([429, 429, 429]);
    expect(mail.mails.filter(({ to }) => to.includes(victim))).toHaveLength(points);
  });

  it('gets no code beyond so many an hour from one address of the network', async () => {
    const { points } = EMAIL_CODE_LIMITS.perClient;
    const people = await Promise.all(Array.from({ length: points + 1 }, () => newPerson(gateway)));
    const answers = await Promise.all(
      people.map(async (one) => {
        const own = await one.done(emailStatus, {});
        return one.call(sendEmailCode, { email: own.email, language });
      }),
    );
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1);
    expect(mail.mails).toHaveLength(points);
    gateway.client.address = '203.0.113.8';
    gateway.clock.now += A_MINUTE;
    expect((await send()).status).toBe(200);
  });

  it('is no longer waited for when the mail server refuses it, and may be tried later when that is away', async () => {
    const { port } = mail;
    await mail.stop();
    const away = await send();
    expect([away.status, (await status()).hasCode]).toStrictEqual([503, false]);
    mail = await startMailServer({ port, refusal: 550 });
    gateway.clock.now += A_MINUTE;
    const refused = await send();
    expect([refused.status, refused.json]).toMatchObject([400, { fields: ['email'] }]);
    expect(await status()).toMatchObject({ hasCode: false, isConfirmed: false });
    const problems = gateway.logged.filter(({ event }) => event === 'email-code-not-sent');
    expect(problems).toStrictEqual([
      { event: 'email-code-not-sent', problem: 'ESOCKET' },
      { event: 'email-code-not-sent', problem: '550' },
    ]);
  });

  it('is not asked for where the gateway sends no mail', async () => {
    gateway = withoutMail();
    person = await newPerson(gateway);
    const { email: own, sendsMail } = await status();
    expect(sendsMail).toBe(false);
    const answer = await person.call(sendEmailCode, { email: own, language });
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { message: 'This service sends no email.' },
    ]);
  });

  it('the address and its code are neither in the database in clear nor in the log', async () => {
    const code = await mailedCode();
    const kept = await gateway.store.records.db.selectFrom('email_codes').selectAll().execute();
    expect(kept).toMatchObject([{ user_id: person.userId, tries: 0 }]);
    expect(kept[0]?.code_hash).toMatch(/^\$argon2id\$/);
    expect(gateway.logged.flatMap((entry) => Object.values(entry))).not.toContain(code);
    expect(JSON.stringify(gateway.logged)).not.toContain(email);
  });
});
