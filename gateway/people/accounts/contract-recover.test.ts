import { expect, it } from 'vitest';
import { findUserId, resetPassword } from '#contract/added-calls.ts';
import { PHONE_PROOF_HEADER, userDetails } from '#contract/gateway.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { unsignedToken } from '#gateway/testing/phone-tokens.ts';
import { newMember, newOperator } from '#gateway/testing/people.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

const { mobileNumber } = PERSON;
const NEW_PASSWORD = 'harvest 2027';
const A_MINUTE = 60_000;

describeOnBothStores('recovering an account', (gateway) => {
  /** The header with a proof of a number, whose code was entered some time ago. */
  const proofOf = async (number: string, ageInMs = 0) => {
    const { clock, tokens } = gateway();
    const signedInAt = clock.now - ageInMs;
    return { [PHONE_PROOF_HEADER]: await tokens.tokenFor(number, clock.now, { signedInAt }) };
  };
  const registered = async () => {
    await gateway().registerPerson();
    return gateway().signInByPhone();
  };
  const reset = (userId: string, headers: Record<string, string>, password = NEW_PASSWORD) =>
    gateway().call(resetPassword, { userId, password }, headers);
  const find = (headers: Record<string, string>, number: string = mobileNumber) =>
    gateway().call(findUserId, { mobileNumber: number }, headers);
  const badProofs = async () => ({
    none: {},
    nonsense: { [PHONE_PROOF_HEADER]: 'abc.def.ghi' },
    unsigned: { [PHONE_PROOF_HEADER]: unsignedToken({ phone_number: `+91${mobileNumber}` }) },
    'eleven minutes old': await proofOf(mobileNumber, 11 * A_MINUTE),
  });

  it('gives the user ID to a person who proves the number', async () => {
    const { userId } = await registered();
    const reply = await find(await proofOf(mobileNumber));
    expect([reply.status, reply.json]).toStrictEqual([200, { responseData: { userId } }]);
  });

  it('gives no user ID without a proof of this number, or with an old one', async () => {
    await registered();
    const proofs = { ...(await badProofs()), 'another number': await proofOf('9876500000') };
    for (const [name, headers] of Object.entries(proofs)) {
      const reply = await find(headers);
      expect([name, reply.status]).toStrictEqual([name, 401]);
      expect(reply.text).not.toMatch(/RS\d/);
    }
  });

  it('says plainly that a proved number has no account', async () => {
    const reply = await find(await proofOf('9876500000'), '9876500000');
    expect(reply.status).toBe(404);
    expect(reply.json).toMatchObject({ message: 'This mobile number is not registered.' });
  });

  it('sets a new password and ends every session', async () => {
    const { userId, token } = await registered();
    const other = await gateway().signInByPhone();
    const reply = await reset(userId.toLowerCase(), await proofOf(mobileNumber));
    expect(reply.status).toBe(200);
    for (const Authorization of [token, other.token]) {
      const details = await gateway().call(userDetails, { userId }, { Authorization });
      expect(details.status).toBe(401);
    }
    expect((await gateway().signInByPassword(userId, PERSON.password)).status).toBe(401);
    expect((await gateway().signInByPassword(userId, NEW_PASSWORD)).status).toBe(200);
  });

  it('ends a sign-in that was under way as well', async () => {
    const { userId } = await registered();
    const { store } = gateway();
    const readBefore = await store.accountByUserId(userId);
    if (readBefore === null) throw new Error('no account');
    const proof = { phoneProvedAt: null, byPassword: true };
    expect(await store.addSession('in time', readBefore, proof, 5)).toBe(true);
    await reset(userId, await proofOf(mobileNumber));
    expect(await store.addSession('too late', readBefore, proof, 5)).toBe(false);
    expect(await store.findSession('too late')).toBeNull();
    const otherNumber = await store.accountByUserId(userId);
    if (otherNumber === null) throw new Error('no account');
    await store.changeAccount(userId, { ...otherNumber, mobileNumber: '9876500001' }, 'none');
    expect(await store.addSession('too late', otherNumber, proof, 5)).toBe(false);
  });

  it('sets no password for people who must sign in with both password and phone code', async () => {
    const operator = await newOperator(gateway());
    const lender = await newMember(gateway(), operator, 'lender', 'sample-one');
    for (const { userId, withProof } of [operator, lender]) {
      expect((await reset(userId, await withProof())).status).toBe(409);
      expect((await gateway().signInByPassword(userId, PERSON.password)).status).toBe(200);
    }
    const dealer = await newMember(gateway(), operator, 'dealer', 'sample-dealer');
    expect((await reset(dealer.userId, await dealer.withProof())).status).toBe(200);
  });

  it('sets no password without a fresh proof', async () => {
    const { userId, token } = await registered();
    for (const [name, headers] of Object.entries(await badProofs())) {
      expect([name, (await reset(userId, headers)).status]).toStrictEqual([name, 401]);
    }
    const details = await gateway().call(userDetails, { userId }, { Authorization: token });
    expect(details.status).toBe(200);
    expect((await gateway().signInByPassword(userId, PERSON.password)).status).toBe(200);
  });

  it('answers the same for another person’s user ID and for an unknown one', async () => {
    const { userId } = await registered();
    const stranger = { ...PERSON, emailId: 'ravi@example.in', mobileNumber: '9876500000' };
    await gateway().registerPerson(stranger);
    const foreign = await reset(userId, await proofOf('9876500000'));
    expect(foreign.status).toBe(403);
    const withoutAccount = await reset(userId, await proofOf('9876511111'));
    for (const unknown of ['RS00000000', 'not an ID', PERSON.emailId]) {
      const reply = await reset(unknown, await proofOf('9876500000'));
      expect([reply.status, reply.text]).toStrictEqual([foreign.status, foreign.text]);
    }
    expect(withoutAccount.text).toBe(foreign.text);
    expect((await gateway().signInByPassword(userId, PERSON.password)).status).toBe(200);
  });

  it('lifts the lock of an account on which strangers tried wrong passwords', async () => {
    const { userId } = await registered();
    for (const name of [userId, PERSON.emailId]) {
      for (let guess = 0; guess < 11; guess += 1) await gateway().signInByPassword(name, 'wrong 1');
      expect((await gateway().signInByPassword(name, PERSON.password)).status).toBe(429);
    }
    expect((await reset(userId, await proofOf(mobileNumber))).status).toBe(200);
    for (const name of [userId, PERSON.emailId]) {
      expect((await gateway().signInByPassword(name, NEW_PASSWORD)).status, name).toBe(200);
    }
  });

  it('refuses a weak password by its field', async () => {
    const { userId } = await registered();
    const reply = await reset(userId, await proofOf(mobileNumber), 'short');
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ fields: ['password'] });
  });

  it('takes each code once, and answers the repeat of a request whose answer was lost', async () => {
    const { userId } = await registered();
    const headers = await proofOf(mobileNumber);
    expect((await reset(userId, headers)).status).toBe(200);
    expect((await reset(userId, headers)).status).toBe(200);
    expect((await reset(userId, headers, 'somebody 2027')).status).toBe(403);
    // Another token for the same code.
    gateway().clock.now += A_MINUTE;
    const later = await proofOf(mobileNumber, A_MINUTE);
    expect((await reset(userId, later, 'somebody 2027')).status).toBe(403);
    expect((await gateway().signInByPassword(userId, NEW_PASSWORD)).status).toBe(200);
    expect((await reset(userId, await proofOf(mobileNumber), 'another 2027')).status).toBe(200);
  });

  it('sets one password when two requests with one code come at one moment', async () => {
    const { userId } = await registered();
    const headers = await proofOf(mobileNumber);
    const passwords = ['harvest 2027', 'monsoon 2028'];
    const replies = await Promise.all(passwords.map((each) => reset(userId, headers, each)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toStrictEqual([200, 403]);
    const signedIn = await Promise.all(
      passwords.map((each) => gateway().signInByPassword(userId, each)),
    );
    expect(signedIn.map(({ status }) => status)).toStrictEqual(
      replies.map(({ status }) => (status === 200 ? 200 : 401)),
    );
  });

  it('limits new passwords for a number, and slows an address that fails', async () => {
    const { userId } = await registered();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      gateway().clock.now += 1000;
      expect((await reset(userId, await proofOf(mobileNumber))).status).toBe(200);
    }
    gateway().clock.now += 1000;
    const reply = await reset(userId, await proofOf(mobileNumber));
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
    for (let attempt = 0; attempt < 12; attempt += 1) await find({});
    expect(gateway().waits).toStrictEqual([100, 200]);
  });
});
