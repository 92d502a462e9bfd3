import { expect, it } from 'vitest';
import { passwordStatus, registerByPhone, resetPassword } from '#contract/added-calls.ts';
import { emailStatus } from '#contract/email-calls.ts';
import {
  type BodyOf,
  PHONE_PROOF_HEADER,
  login,
  updateUser,
  userDetails,
} from '#contract/gateway.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

const ASHA = {
  firstName: 'Asha',
  lastName: 'Verma',
  emailId: null,
  password: null,
  mobileNumber: '9876543210',
} as const;
const RAVI = { ...ASHA, firstName: 'Ravi', mobileNumber: '9876500000' } as const;

describeOnBothStores('registering with number and code alone', (gateway) => {
  const proofOf = async (mobileNumber: string) => ({
    [PHONE_PROOF_HEADER]: await gateway().tokens.tokenFor(mobileNumber, gateway().clock.now),
  });
  const registers = async (person: BodyOf<typeof registerByPhone> = ASHA) =>
    gateway().call(registerByPhone, person, await proofOf(person.mobileNumber));
  const signedIn = async () => {
    await registers();
    const { userId, token } = await gateway().signInByPhone(ASHA.mobileNumber);
    return { userId, headers: { Authorization: token } };
  };
  const detailsOf = ({ userId, headers }: Awaited<ReturnType<typeof signedIn>>) =>
    gateway().call(userDetails, { userId }, headers);
  const CHANGES = {
    firstName: 'Asha Devi',
    lastName: 'Verma',
    mobileNumber: null,
    category: 'CSR',
  } as const;

  it('opens a consumer’s account, and the phone signs in', async () => {
    expect((await registers()).status).toBe(200);
    expect((await registers(RAVI)).status).toBe(200);
    const session = await signedIn();
    expect((await detailsOf(session)).json).toStrictEqual({
      responseData: { firstName: 'Asha', lastName: 'Verma', userType: 'Consumer', emailId: '' },
    });
    const status = await gateway().call(emailStatus, {}, session.headers);
    expect(status.json).toMatchObject({ email: '', isConfirmed: false });
  });

  it('takes an email or a password where they are given', async () => {
    const given = { ...ASHA, emailId: 'asha@example.in', password: 'harvest 2027' };
    expect((await registers(given)).status).toBe(200);
    const signIn = await gateway().signInByPassword('asha@example.in', 'harvest 2027');
    expect(signIn.status).toBe(200);
  });

  it('refuses without a proof, with another number’s, and with a role', async () => {
    const without = await gateway().call(registerByPhone, ASHA);
    const other = await gateway().call(registerByPhone, ASHA, await proofOf(RAVI.mobileNumber));
    expect([without.status, other.status]).toStrictEqual([401, 401]);
    const role = await gateway().post(
      registerByPhone.path,
      JSON.stringify({ ...ASHA, category: 'STF' }),
      await proofOf(ASHA.mobileNumber),
    );
    expect(role.status).toBe(400);
    expect(await gateway().store.accountByMobileNumber(ASHA.mobileNumber)).toBeNull();
  });

  it('refuses a number or an email that has an account', async () => {
    await gateway().registerPerson();
    const number = await registers();
    expect([number.status, number.json]).toMatchObject([409, { fields: ['mobileNumber'] }]);
    const email = await registers({ ...RAVI, emailId: PERSON.emailId });
    expect([email.status, email.json]).toMatchObject([409, { fields: ['emailId'] }]);
  });

  it('lets no password in until one is set by a code', async () => {
    const { userId } = await signedIn();
    for (const typed of [userId, ' ', 'null']) {
      const reply = await gateway().signInByPassword(userId, typed);
      expect([reply.status, reply.json]).toMatchObject([
        401,
        { message: 'The user ID or the password is not right.' },
      ]);
    }
    const body = { userId, password: 'harvest 2027' };
    const set = await gateway().call(resetPassword, body, await proofOf(ASHA.mobileNumber));
    expect(set.status).toBe(200);
    expect((await gateway().signInByPassword(userId, 'harvest 2027')).status).toBe(200);
  });

  it('changes the profile without an email, takes one later, and keeps it then', async () => {
    const session = await signedIn();
    const { userId, headers } = session;
    const change = (email: string) =>
      gateway().call(updateUser, { ...CHANGES, userId, email }, headers);
    expect((await change('')).status).toBe(200);
    expect((await change('asha@example.in')).status).toBe(200);
    expect((await detailsOf(session)).json).toMatchObject({
      responseData: { firstName: 'Asha Devi', emailId: 'asha@example.in' },
    });
    const taken = await change('');
    expect([taken.status, taken.json]).toMatchObject([400, { fields: ['email'] }]);
  });

  it('says to its owner alone whether there is a password', async () => {
    const { userId, headers } = await signedIn();
    expect((await gateway().call(passwordStatus, {}, headers)).json).toStrictEqual({
      isSet: false,
    });
    expect((await gateway().call(passwordStatus, {})).status).toBe(401);
    const body = { userId, password: 'harvest 2027' };
    await gateway().call(resetPassword, body, await proofOf(ASHA.mobileNumber));
    const { token } = await gateway().signInByPhone(ASHA.mobileNumber);
    const now = await gateway().call(passwordStatus, {}, { Authorization: token });
    expect(now.json).toStrictEqual({ isSet: true });
  });

  it('answers a password there is none of as it answers a wrong one, with a code or without', async () => {
    const { userId } = await signedIn();
    const { mobileNumber } = RAVI;
    await gateway().registerPerson({ ...PERSON, mobileNumber });
    const other = await gateway().signInByPhone(mobileNumber);
    const wrong = await gateway().signInByPassword(other.userId, 'wrong 2026');
    const body = { mobileNumber: null, userId, password: 'wrong 2026' };
    for (const headers of [{}, await proofOf(ASHA.mobileNumber)]) {
      const none = await gateway().call(login, body, headers);
      expect([none.status, none.text]).toStrictEqual([wrong.status, wrong.text]);
    }
  });

  it('is done once for a key, and once for simultaneous requests', async () => {
    const headers = {
      ...(await proofOf(ASHA.mobileNumber)),
      'Idempotency-Key': '4f1c3d0e-5a38-4e2a-9d6a-6b0f3a1c2d4e',
    };
    const first = await gateway().call(registerByPhone, ASHA, headers);
    const again = await gateway().call(registerByPhone, ASHA, headers);
    expect([again.status, again.text]).toStrictEqual([200, first.text]);
    const other = { ...ASHA, password: 'harvest 2027' };
    expect((await gateway().call(registerByPhone, other, headers)).status).toBe(409);
    const together = await Promise.all(Array.from({ length: 4 }, () => registers(RAVI)));
    const withStatus = (status: number) => together.filter((reply) => reply.status === status);
    expect([withStatus(200).length, withStatus(409).length]).toStrictEqual([1, 3]);
  });

  it('keeps neither, and finds nobody by what is no email', async () => {
    await registers();
    const row = await gateway().store.accountByMobileNumber(ASHA.mobileNumber);
    expect(row).toMatchObject({ email: null, passwordHash: null });
    expect(await gateway().store.accountByEmail(row?.userId ?? '')).toBeNull();
  });
});
