import { expect, it } from 'vitest';
import { login, signOut, updateUser, userDetails } from '#contract/gateway.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

const NEW_NUMBER = '9123456780';
const CHANGES = {
  firstName: 'Asha Devi',
  lastName: 'Verma',
  email: 'asha.devi@example.in',
  mobileNumber: null,
  category: 'CSR',
} as const;

async function signedIn(gateway: TestGateway) {
  await gateway.registerPerson();
  const { userId, token } = await gateway.signInByPhone();
  return { userId, headers: { Authorization: token } };
}

async function otherPerson(gateway: TestGateway) {
  const person = { ...PERSON, emailId: 'ravi@example.in', mobileNumber: '9876500000' };
  await gateway.registerPerson(person);
  return gateway.signInByPhone(person.mobileNumber);
}

describeOnBothStores('userDetails and updateUser', (gateway) => {
  it('changes the profile, and a null number leaves the registered one', async () => {
    const { userId, headers } = await signedIn(gateway());
    const reply = await gateway().call(updateUser, { ...CHANGES, userId }, headers);
    expect([reply.status, reply.json]).toStrictEqual([200, { message: 'Success' }]);
    const details = await gateway().call(userDetails, { userId: userId.toLowerCase() }, headers);
    expect(details.json).toMatchObject({
      responseData: { firstName: 'Asha Devi', emailId: 'asha.devi@example.in' },
    });
    expect((await gateway().signInByPhone()).userId).toBe(userId);
  });

  it('shows and changes only the person who is signed in', async () => {
    const { headers } = await signedIn(gateway());
    const other = await otherPerson(gateway());
    const read = await gateway().call(userDetails, { userId: other.userId }, headers);
    const write = await gateway().call(updateUser, { ...CHANGES, userId: other.userId }, headers);
    expect([read.status, write.status]).toStrictEqual([403, 403]);
    expect((await gateway().store.accountByUserId(other.userId))?.email).toBe('ravi@example.in');
  });

  it('asks to sign in again without a token or with a wrong one', async () => {
    const { userId } = await signedIn(gateway());
    const attempts: Record<string, string>[] = [
      {},
      { Authorization: 'wrong' },
      { Authorization: 'Bearer ' },
    ];
    for (const headers of attempts) {
      expect((await gateway().call(userDetails, { userId }, headers)).status).toBe(401);
      expect((await gateway().call(updateUser, { ...CHANGES, userId }, headers)).status).toBe(401);
    }
  });

  it('cannot change a role', async () => {
    const { userId, headers } = await signedIn(gateway());
    for (const category of ['STF', 'Dealer'] as const) {
      const reply = await gateway().call(updateUser, { ...CHANGES, userId, category }, headers);
      expect(reply.status).toBe(403);
      expect(reply.json).toMatchObject({ fields: ['category'] });
    }
  });

  it('changes the number only with a fresh proof of the new one', async () => {
    const { userId, headers } = await signedIn(gateway());
    const body = { ...CHANGES, userId, mobileNumber: NEW_NUMBER };
    const { clock, tokens } = gateway();
    const refused: Record<string, string>[] = [
      {},
      { 'Phone-Proof': await tokens.tokenFor(PERSON.mobileNumber, clock.now) },
      {
        'Phone-Proof': await tokens.tokenFor(NEW_NUMBER, clock.now, {
          signedInAt: clock.now - 11 * 60_000,
        }),
      },
    ];
    for (const proof of refused) {
      const reply = await gateway().call(updateUser, body, { ...headers, ...proof });
      expect(reply.status).toBe(403);
      expect(reply.json).toStrictEqual({
        message: 'To change your mobile number, enter the phone code sent to the new one.',
        code: 'new-number-not-proved',
        fields: ['mobileNumber'],
      });
    }
    const proof = await tokens.tokenFor(NEW_NUMBER, clock.now);
    const reply = await gateway().call(updateUser, body, { ...headers, 'Phone-Proof': proof });
    expect(reply.status).toBe(200);
    expect((await gateway().signInByPhone(NEW_NUMBER)).userId).toBe(userId);
    const old = await gateway().call(
      login,
      { mobileNumber: PERSON.mobileNumber, password: null, userId: null },
      { Authorization: await tokens.tokenFor(PERSON.mobileNumber, clock.now) },
    );
    expect(old.status).toBe(401);
  });

  it('needs no proof for the number that is registered already', async () => {
    const { userId, headers } = await signedIn(gateway());
    const body = { ...CHANGES, userId, mobileNumber: `0${PERSON.mobileNumber}` };
    expect((await gateway().call(updateUser, body, headers)).status).toBe(200);
  });

  it("refuses another person's email and number", async () => {
    const { userId, headers } = await signedIn(gateway());
    await otherPerson(gateway());
    const body = { ...CHANGES, userId };
    const email = await gateway().call(updateUser, { ...body, email: 'Ravi@example.in' }, headers);
    expect([email.status, email.json]).toStrictEqual([
      409,
      { message: 'This email is already registered.', code: 'email-taken', fields: ['email'] },
    ]);
    const proof = await gateway().tokens.tokenFor('9876500000', gateway().clock.now);
    const number = await gateway().call(
      updateUser,
      { ...body, mobileNumber: '9876500000' },
      { ...headers, 'Phone-Proof': proof },
    );
    expect(number.status).toBe(409);
    expect(number.json).toMatchObject({ fields: ['mobileNumber'] });
  });

  it('ends the other sessions when the number changes, and none when it stays', async () => {
    const { userId, headers } = await signedIn(gateway());
    const { token } = await gateway().signInByPhone();
    const other = async () =>
      (await gateway().call(userDetails, { userId }, { Authorization: token })).status;
    await gateway().call(updateUser, { ...CHANGES, userId }, headers);
    expect(await other()).toBe(200);
    const proof = await gateway().tokens.tokenFor(NEW_NUMBER, gateway().clock.now);
    const body = { ...CHANGES, userId, mobileNumber: NEW_NUMBER };
    await gateway().call(updateUser, body, { ...headers, 'Phone-Proof': proof });
    expect(await other()).toBe(401);
    expect((await gateway().call(userDetails, { userId }, headers)).status).toBe(200);
  });

  it('limits and slows changes of email, which reveal what others have registered', async () => {
    const { userId, headers } = await signedIn(gateway());
    await otherPerson(gateway());
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const body = { ...CHANGES, userId, email: 'ravi@example.in' };
      const reply = await gateway().call(updateUser, body, headers);
      statuses.push(reply.status);
    }
    expect(statuses).toStrictEqual([...Array.from({ length: 10 }, () => 409), 429]);
    expect(gateway().waits.at(-1)).toBe(700);
    const unchanged = await gateway().call(
      updateUser,
      { ...CHANGES, userId, email: PERSON.emailId },
      headers,
    );
    expect(unchanged.status).toBe(200);
  });

  it('signs out on the server: the token becomes invalid, other sessions stay', async () => {
    const { userId, headers } = await signedIn(gateway());
    const { token } = await gateway().signInByPhone();
    const reply = await gateway().call(signOut, {}, headers);
    expect([reply.status, reply.json]).toStrictEqual([200, { message: 'Signed out' }]);
    expect((await gateway().call(userDetails, { userId }, headers)).status).toBe(401);
    expect((await gateway().call(signOut, {}, headers)).status).toBe(401);
    const other = await gateway().call(userDetails, { userId }, { Authorization: token });
    expect(other.status).toBe(200);
  });

  it('ends a session after half an hour without use, and any after twelve hours', async () => {
    const { userId, headers } = await signedIn(gateway());
    const status = async () => (await gateway().call(userDetails, { userId }, headers)).status;
    for (let hours = 0; hours < 11.6; hours += 0.4) {
      gateway().clock.now += 24 * 60_000;
      expect(await status()).toBe(200);
    }
    gateway().clock.now += 24 * 60_000;
    expect(await status(), 'twelve hours after sign-in').toBe(401);
    const { token } = await gateway().signInByPhone();
    gateway().clock.now += 30 * 60_000;
    const idle = await gateway().call(userDetails, { userId }, { Authorization: token });
    expect(idle.status).toBe(401);
  });
});
