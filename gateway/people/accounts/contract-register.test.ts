import { expect, it } from 'vitest';
import { register, userDetails } from '#contract/gateway.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

const OTHER = { ...PERSON, emailId: 'ravi@example.in', mobileNumber: '9876500000' } as const;

describeOnBothStores('register', (gateway) => {
  it('creates an account for a person who proved the mobile number', async () => {
    const reply = await gateway().registerPerson();
    expect(reply.status).toBe(200);
    expect(reply.json).toStrictEqual({ message: 'You have successfully registered!' });
    const { userId, token } = await gateway().signInByPhone();
    expect(userId).toMatch(/^RS\d{8}$/);
    const details = await gateway().call(userDetails, { userId }, { Authorization: token });
    expect(details.json).toStrictEqual({
      responseData: {
        firstName: 'Asha',
        lastName: 'Verma',
        userType: 'Consumer',
        emailId: 'asha@example.in',
      },
    });
  });

  it('accepts the proof with or without Bearer', async () => {
    const token = await gateway().tokens.tokenFor(PERSON.mobileNumber, gateway().clock.now);
    const reply = await gateway().call(register, PERSON, { Authorization: `Bearer ${token}` });
    expect(reply.status).toBe(200);
  });

  it('refuses without proof, and with the proof of another number', async () => {
    const without = await gateway().call(register, PERSON);
    const token = await gateway().tokens.tokenFor(OTHER.mobileNumber, gateway().clock.now);
    const other = await gateway().call(register, PERSON, { Authorization: token });
    for (const reply of [without, other]) {
      expect(reply.status).toBe(401);
      expect(reply.json).toMatchObject({ fields: ['mobileNumber'] });
    }
    expect(await gateway().store.accountByMobileNumber(PERSON.mobileNumber)).toBeNull();
  });

  it('accepts a proof for thirty minutes, since the form has two more steps', async () => {
    const { clock, tokens } = gateway();
    const token = await tokens.tokenFor(PERSON.mobileNumber, clock.now);
    clock.now += 31 * 60_000;
    const late = await gateway().call(register, PERSON, { Authorization: token });
    clock.now -= 2 * 60_000;
    const inTime = await gateway().call(register, PERSON, { Authorization: token });
    expect([late.status, inTime.status]).toStrictEqual([401, 200]);
  });

  it('gives no one staff rights on request', async () => {
    const reply = await gateway().registerPerson({ ...PERSON, category: 'STF' });
    expect(reply.status).toBe(403);
    expect(reply.json).toMatchObject({ fields: ['category'] });
  });

  it('recognises an email and a number, however they are written', async () => {
    await gateway().registerPerson();
    const sameNumber = { ...OTHER, mobileNumber: '+91 98765-43210' };
    const proof = await gateway().tokens.tokenFor(PERSON.mobileNumber, gateway().clock.now);
    const number = await gateway().call(register, sameNumber, { Authorization: proof });
    expect(number.status).toBe(409);
    expect(number.json).toStrictEqual({
      message: 'This mobile number is already registered.',
      code: 'number-taken',
      fields: ['mobileNumber'],
    });
    const email = await gateway().registerPerson({ ...OTHER, emailId: ' ASHA@Example.IN ' });
    expect(email.status).toBe(409);
    expect(email.json).toStrictEqual({
      message: 'This email is already registered.',
      code: 'email-taken',
      fields: ['emailId'],
    });
    const both = await gateway().registerPerson();
    expect(both.json).toMatchObject({ fields: ['emailId', 'mobileNumber'] });
  });

  it('creates one account for eight simultaneous requests of one person', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => gateway().registerPerson()));
    const withStatus = (status: number) => replies.filter((reply) => reply.status === status);
    expect([withStatus(200).length, withStatus(409).length]).toStrictEqual([1, 7]);
  });

  it('runs once per idempotency key, and answers the same each time', async () => {
    const headers = {
      Authorization: await gateway().tokens.tokenFor(PERSON.mobileNumber, gateway().clock.now),
      'Idempotency-Key': '4f1c3d0e-5a38-4e2a-9d6a-6b0f3a1c2d4e',
    };
    const first = await gateway().call(register, PERSON, headers);
    const again = await gateway().call(register, PERSON, headers);
    expect([again.status, again.text]).toStrictEqual([200, first.text]);
    const together = await Promise.all(
      Array.from({ length: 4 }, () => gateway().call(register, PERSON, headers)),
    );
    expect(new Set(together.map(({ status }) => status))).toStrictEqual(new Set([200]));
    const password = { password: 'another 2026', confirmedPassword: 'another 2026' };
    const other = await gateway().call(register, { ...PERSON, ...password }, headers);
    expect(other.status).toBe(409);
    const without = await gateway().call(register, PERSON, {
      'Idempotency-Key': headers['Idempotency-Key'],
    });
    expect(without.status, 'the key proves nothing').toBe(401);
  });

  it('stores neither the password nor a token', async () => {
    await gateway().registerPerson();
    const { token } = await gateway().signInByPhone();
    const account = await gateway().store.accountByMobileNumber(PERSON.mobileNumber);
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    expect(await gateway().store.findSession(token)).toBeNull();
  });

  it('slows an address down after failures, but never refuses a valid proof from it', async () => {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      expect((await gateway().call(register, PERSON)).status).toBe(401);
    }
    expect(gateway().waits.slice(0, 2), 'ten failures cost no time').toStrictEqual([100, 200]);
    expect(gateway().waits.at(-1)).toBe(4000);
    const refused = await gateway().call(register, PERSON);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    gateway().waits.length = 0;
    expect((await gateway().registerPerson()).status).toBe(200);
    expect(gateway().waits).toStrictEqual([]);
    gateway().client.address = '203.0.113.8';
    expect((await gateway().call(register, OTHER)).status).toBe(401);
  });

  it('refuses a number after too many refusals, but no other number', async () => {
    await gateway().registerPerson();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await gateway().registerPerson()).status).toBe(409);
    }
    expect((await gateway().registerPerson()).status).toBe(429);
    expect((await gateway().registerPerson(OTHER)).status).toBe(200);
  });
});
