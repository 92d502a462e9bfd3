import { expect, it } from 'vitest';
import { findMobileNumber } from '#contract/added-calls.ts';
import { login, PHONE_PROOF_HEADER, userDetails } from '#contract/gateway.ts';
import { unsignedToken } from '#gateway/testing/phone-tokens.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { newOperator } from '#gateway/testing/people.ts';
import { thirtyAtOnce } from '#gateway/testing/thirty-at-once.ts';
import { PERSON, testGateway } from '#gateway/testing/test-gateway.ts';

const BY_PHONE = { mobileNumber: PERSON.mobileNumber, password: null, userId: null } as const;
const WRONG = 'not the password 1';

describeOnBothStores('login', (gateway) => {
  it('signs in by phone with exactly the fields that the portal reads', async () => {
    await gateway().registerPerson();
    const token = await gateway().tokens.tokenFor(PERSON.mobileNumber, gateway().clock.now);
    const reply = await gateway().call(login, BY_PHONE, { Authorization: token });
    expect(reply.json).toStrictEqual({
      responseData: {
        userId: expect.stringMatching(/^RS\d{8}$/),
        token: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
  });

  it('refuses a phone login without proof, forged, of another number, or too old', async () => {
    await gateway().registerPerson();
    const { clock, tokens } = gateway();
    const proofs: Record<string, string> = {
      none: '',
      nonsense: 'abc.def.ghi',
      unsigned: unsignedToken({
        phone_number: `+91${PERSON.mobileNumber}`,
        firebase: { sign_in_provider: 'phone' },
      }),
      'another key': await tokens.tokenFor(PERSON.mobileNumber, clock.now, { wrongKey: true }),
      'another number': await tokens.tokenFor('9876500000', clock.now),
      'signed in eleven minutes ago': await tokens.tokenFor(PERSON.mobileNumber, clock.now, {
        signedInAt: clock.now - 11 * 60_000,
      }),
    };
    for (const [name, proof] of Object.entries(proofs)) {
      const headers: Record<string, string> = proof === '' ? {} : { Authorization: proof };
      const reply = await gateway().call(login, BY_PHONE, headers);
      expect(reply.status, name).toBe(401);
      expect(reply.json, name).not.toHaveProperty('responseData');
    }
  });

  it('shows the number to whoever knows the password, and nothing to others, by the limits of signing in', async () => {
    await gateway().registerPerson();
    const { userId } = await gateway().signInByPhone();
    const found = await gateway().call(findMobileNumber, { userId, password: PERSON.password });
    expect(found.json).toStrictEqual({ responseData: { mobileNumber: PERSON.mobileNumber } });
    const wrong = await gateway().call(findMobileNumber, { userId, password: WRONG });
    const unknown = { userId: 'RS99999999', password: PERSON.password };
    expect(await gateway().call(findMobileNumber, unknown)).toMatchObject({
      status: wrong.status,
      json: wrong.json,
    });
    expect(wrong).toMatchObject({ status: 401, json: { code: 'credentials-wrong' } });
    for (let guesses = 1; guesses < 10; guesses += 1) {
      await gateway().call(findMobileNumber, { userId, password: WRONG });
    }
    const right = { userId, password: PERSON.password };
    expect((await gateway().call(findMobileNumber, right)).status).toBe(429);
    expect((await gateway().signInByPassword(userId, PERSON.password)).status).toBe(429);
  });

  it('reports to the owner of a number that it is not registered', async () => {
    const token = await gateway().tokens.tokenFor(PERSON.mobileNumber, gateway().clock.now);
    const reply = await gateway().call(login, BY_PHONE, { Authorization: token });
    expect(reply.status).toBe(401);
    expect(reply.json).toMatchObject({ message: 'This mobile number is not registered.' });
  });

  it('signs in by user ID in any letter case, and by email, with a new token each time', async () => {
    await gateway().registerPerson();
    const { userId, token } = await gateway().signInByPhone();
    const seen = new Set([token]);
    for (const typed of [userId, userId.toLowerCase(), ` ${userId} `, 'ASHA@example.in']) {
      const reply = await gateway().signInByPassword(typed, PERSON.password);
      const data = login.reply.parse(reply.json).responseData;
      expect(data.userId).toBe(userId);
      seen.add(data.token);
    }
    expect(seen.size).toBe(5);
    const first = await gateway().call(userDetails, { userId }, { Authorization: token });
    expect(first.status, 'earlier sessions stay').toBe(200);
  });

  it('gives the same answer to an unknown user and a wrong password', async () => {
    await gateway().registerPerson();
    const { userId } = await gateway().signInByPhone();
    const wrong = await gateway().signInByPassword(userId, WRONG);
    const unknown = await gateway().signInByPassword('RS00000000', WRONG);
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.text]).toStrictEqual([wrong.status, wrong.text]);
  });

  it('refuses after too many wrong passwords, even the right one, and lets the right user in later', async () => {
    await gateway().registerPerson();
    const { userId } = await gateway().signInByPhone();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 50; attempt += 1) {
      statuses.push((await gateway().signInByPassword(userId, WRONG)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    gateway().client.address = '203.0.113.99';
    const early = await gateway().signInByPassword(userId, PERSON.password);
    expect(early.status).toBe(429);
    const seconds = Number(early.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect((await gateway().signInByPhone()).userId, 'the phone code still works').toBe(userId);
    gateway().clock.now += seconds * 1000;
    expect((await gateway().signInByPassword(userId, PERSON.password)).status).toBe(200);
  });

  it('counts an address’s guesses across accounts, without locking out others who share it', async () => {
    await gateway().registerPerson();
    for (let attempt = 0; attempt < 50; attempt += 1) {
      expect((await gateway().signInByPassword(`RS1000${attempt}`, WRONG)).status).toBe(401);
    }
    expect((await gateway().signInByPassword('RS20000000', WRONG)).status).toBe(429);
    expect(gateway().waits.at(-1), 'each guess waits longer').toBe(4000);
    const neighbour = await gateway().signInByPassword(PERSON.emailId, PERSON.password);
    expect(neighbour.status).toBe(200);
    gateway().waits.length = 0;
    expect((await gateway().signInByPhone()).userId).toMatch(/^RS/);
    expect(gateway().waits, 'a valid proof does not wait').toStrictEqual([]);
  });

  it('does not count a locked account’s refusals against others at its address', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      await gateway().signInByPassword('RS20000000', WRONG);
    }
    expect((await gateway().signInByPassword('RS30000000', WRONG)).status).toBe(401);
  });

  it('counts guesses alike, whether the account exists or not', async () => {
    await gateway().registerPerson();
    const { userId } = await gateway().signInByPhone();
    for (const typed of [userId, 'RS00000000', PERSON.emailId, 'nobody@example.in', 'R\u017f1']) {
      gateway().client.address = `client of ${typed}`;
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 11; attempt += 1) {
        statuses.push((await gateway().signInByPassword(typed, WRONG)).status);
      }
      expect(statuses, typed).toStrictEqual([...Array.from({ length: 10 }, () => 401), 429]);
    }
  });

  it('lets strangers lock nobody out who enters a phone code with the password', async () => {
    const { userId, mobileNumber } = await newOperator(gateway());
    const withCode = async (password: string, number = mobileNumber) =>
      gateway().call(
        login,
        { mobileNumber: null, userId, password },
        { [PHONE_PROOF_HEADER]: await gateway().tokens.tokenFor(number, gateway().clock.now) },
      );
    for (let stranger = 0; stranger < 20; stranger += 1) {
      gateway().client.address = `203.0.113.${stranger}`;
      await gateway().signInByPassword(userId, WRONG);
    }
    gateway().client.address = '203.0.113.1';
    expect((await gateway().signInByPassword(userId, PERSON.password)).status).toBe(429);
    expect((await withCode(PERSON.password)).status, 'with the code').toBe(200);
    // A stranger’s own code is nobody else’s.
    const strangers = await withCode(PERSON.password, '9876500000');
    expect(strangers.status).toBe(429);

    // With the right phone, too, guesses have an end; they lock nobody else out.
    const guesses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) guesses.push((await withCode(WRONG)).status);
    expect(guesses).toStrictEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await withCode(PERSON.password)).status).toBe(429);
  });

  it('serves the others behind an address while one of them fills it with requests', async () => {
    await gateway().registerPerson();
    const { userId } = await gateway().signInByPhone();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const busy = await testGateway(gateway().store, gateway().tokens, { wait: () => held });
    for (let guess = 0; guess < 12; guess += 1) {
      await gateway().signInByPassword(`RS1000000${guess}`, WRONG);
    }
    busy.client.address = gateway().client.address;
    const flood = Array.from({ length: 40 }, () => busy.signInByPassword('RS20000000', WRONG));
    const innocent = Array.from({ length: 5 }, (_, at) =>
      busy.signInByPassword(
        at === 0 ? userId : `RS3000000${at}`,
        at === 0 ? PERSON.password : WRONG,
      ),
    );
    const code = {
      [PHONE_PROOF_HEADER]: await busy.tokens.tokenFor(PERSON.mobileNumber, busy.clock.now),
    };
    const proven = await busy.call(
      login,
      { mobileNumber: null, userId, password: PERSON.password },
      code,
    );
    expect(proven.status, 'with a code, at once').toBe(200);
    release();
    const statuses = (await Promise.all(innocent)).map(({ status }) => status);
    expect(
      statuses.filter((status) => status === 429),
      'none of the others',
    ).toStrictEqual([]);
    expect(statuses[0]).toBe(200);
    const crowded = (await Promise.all(flood)).filter(({ status }) => status === 429);
    expect(crowded.length).toBeGreaterThanOrEqual(40 - 25);
  });

  it('accepts only RS and eight ASCII digits as a user ID', async () => {
    await gateway().registerPerson();
    const { userId } = await gateway().signInByPhone();
    const digits = userId.slice(2);
    for (const typed of [`R\u017f${digits}`, `\uff32S${digits}`, `${userId}0`, `RS ${digits}`]) {
      expect((await gateway().signInByPassword(typed, PERSON.password)).status, typed).toBe(401);
    }
  });

  it('allows at most ten of many simultaneous guesses', async () => {
    await gateway().registerPerson();
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => gateway().signInByPassword(PERSON.emailId, WRONG)),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('signs in 120 people from one address, thirty at once, and keeps twenty sessions for one of them', async () => {
    await gateway().registerPerson();
    const signedIn = await thirtyAtOnce(
      Array.from({ length: 120 }, () => () => gateway().signInByPhone()),
    );
    const { userId = '' } = signedIn[0] ?? {};
    const statuses = await thirtyAtOnce(
      signedIn.map(({ token }) => async () => {
        const reply = await gateway().call(userDetails, { userId }, { Authorization: token });
        return reply.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });
});
