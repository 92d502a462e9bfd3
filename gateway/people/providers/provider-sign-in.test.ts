import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  beginProviderSignIn,
  finishProviderSignIn,
  signInProviders,
} from '#contract/applications/provider-sign-in.ts';
import { myMemberships } from '#contract/applications/memberships.ts';
import { myApplications } from '#contract/applications/loans.ts';
import { login, PHONE_PROOF_HEADER, updateUser, userDetails } from '#contract/gateway.ts';
import { changeDuties, members, revokeMembership } from '#contract/operators/memberships.ts';
import { settleClaims } from '#gateway/areas/review/members.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { readGroups } from '#gateway/people/providers/read-groups.ts';
import { confirmEmailOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import type { TestProvider } from '#gateway/testing/servers/identity-provider.ts';
import { startIdentityProvider } from '#gateway/testing/servers/identity-provider.ts';
import {
  answerFor,
  atProviders,
  newBinding,
  RETURN_ADDRESS,
  settingsOf,
  signInAt,
} from '#gateway/testing/signing-in-at-provider.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { Reply, TestGateway } from '#gateway/testing/test-gateway.ts';
import { PERSON, TEST_MASTER_KEYS } from '#gateway/testing/test-gateway.ts';

const LOGOUT = '/auth-service/providers/office/logout';
const everyOperator = { role: 'operator', after: null } as const;
const refused = (code: string) => ({ json: { code } });

describeOnBothStores('signing in at an identity provider', (gatewayBefore) => {
  let provider: TestProvider;
  let gateway: TestGateway;
  let providers: Awaited<ReturnType<typeof atProviders>>['providers'];

  beforeAll(async () => {
    provider = await startIdentityProvider({
      redirectUri: RETURN_ADDRESS,
      logoutUri: `http://127.0.0.1${LOGOUT}`,
    });
    provider.deliverLogoutBy(async (_url, init) => gateway.app.request(LOGOUT, asSent(init)));
  });
  afterAll(() => provider.stop());
  beforeEach(async () => {
    provider.forge(null);
    provider.setDown(false);
    provider.people.clear();
    ({ gateway, providers } = await atProviders(gatewayBefore(), [settingsOf(provider)]));
  });

  /** Somebody with a confirmed address here, and in these groups at the provider. */
  async function employee(groups: readonly string[] = ['admins']) {
    const person = await newPerson(gateway);
    await confirmEmailOf(gateway.store, person.userId);
    const email = await emailOf(person.userId);
    provider.people.set(person.userId, { email, groups });
    return { ...person, email };
  }
  async function emailOf(userId: string): Promise<string> {
    const { db } = gateway.store.records;
    const rows = await db.selectFrom('accounts').select(['user_id', 'email']).execute();
    return rows.find((row) => row.user_id === userId)?.email ?? '';
  }
  const tokenIn = (reply: Reply) => {
    if (reply.status !== 200) throw new Error(reply.text);
    return finishProviderSignIn.reply.parse(reply.json).responseData.token;
  };
  const signedIn = async (userId: string) => ({
    Authorization: tokenIn(await signInAt(gateway, provider, userId)),
  });
  const read = () =>
    readGroups({
      store: gateway.store,
      keys: dataKeys(gateway.store.records, TEST_MASTER_KEYS),
      providers,
      settle: settleClaims(gateway.store.records),
      log: () => undefined,
    });
  const later = (seconds: number) => {
    gateway.clock.now += seconds * 1000;
  };

  it('is offered to people with the role that the provider is for, and to nobody else', async () => {
    const offered = await gateway.call(signInProviders, { role: 'operator' });
    expect(offered.json).toEqual({
      providers: [{ id: 'office', name: settingsOf(provider).name, takesPhoneCode: false }],
    });
    expect((await gateway.call(signInProviders, { role: 'lender' })).json).toEqual({
      providers: [],
    });
  });

  it('begins a session that opens what the groups open', async () => {
    const { userId } = await employee(['admins', 'something else']);
    const headers = await signedIn(userId);
    expect(await gateway.call(members, everyOperator, headers)).toMatchObject({
      status: 200,
      json: { members: [{ userId, provider: 'office', duties: ['administrator'] }] },
    });
    expect((await gateway.call(myMemberships, {}, headers)).json).toMatchObject({
      isSignedInWithBoth: true,
      memberships: [{ state: 'ACTIVE' }],
    });
  });

  it('follows other groups the next time, in the same membership', async () => {
    const { userId, email } = await employee(['admins']);
    await signedIn(userId);
    provider.people.set(userId, { email, groups: ['reviewers'] });
    const headers = await signedIn(userId);
    expect((await gateway.call(myMemberships, {}, headers)).json).toMatchObject({
      memberships: [{ duties: ['reviewer'], state: 'ACTIVE' }],
    });
    expect(await gateway.call(members, everyOperator, headers)).toMatchObject(
      refused('not-among-duties'),
    );
  });

  it('opens nothing that is the person’s own', async () => {
    const { userId, email } = await employee();
    const headers = await signedIn(userId);
    expect(await gateway.call(myApplications, {}, headers)).toMatchObject(
      refused('own-sign-in-needed'),
    );
    const { firstName, lastName, category } = PERSON;
    const changed = { userId, firstName, lastName, category, email, mobileNumber: null };
    expect(await gateway.call(updateUser, changed, headers)).toMatchObject(
      refused('own-sign-in-needed'),
    );
    expect(await gateway.call(userDetails, { userId }, headers)).toMatchObject({ status: 200 });
  });

  it('is what a membership of groups needs: password and code do not open it', async () => {
    const { userId, mobileNumber, email } = await employee();
    await signedIn(userId);
    const reply = await gateway.call(
      login,
      { mobileNumber: null, userId: email, password: PERSON.password },
      { [PHONE_PROOF_HEADER]: await gateway.tokens.tokenFor(mobileNumber, gateway.clock.now) },
    );
    const headers = { Authorization: tokenIn(reply) };
    expect(await gateway.call(members, everyOperator, headers)).toMatchObject(
      refused('provider-needed'),
    );
    const mine = await gateway.call(myMemberships, {}, headers);
    expect(myMemberships.reply.parse(mine.json).elsewhere).toHaveLength(1);
  });

  describe('refuses', () => {
    it.each([
      ['another nonce', { claims: { nonce: 'another' } }, 'provider-answer-wrong'],
      ['another audience', { claims: { aud: 'another' } }, 'provider-answer-wrong'],
      ['another issuer', { claims: { iss: 'https://other.example' } }, 'provider-answer-wrong'],
      ['a token signed by nobody', { signedBy: 'nobody' as const }, 'provider-answer-wrong'],
      ['a token signed by another key', { signedBy: 'other' as const }, 'provider-answer-wrong'],
      ['an expired token', { claims: { exp: 1_700_000_000 } }, 'provider-clock-differs'],
      [
        'a token without a second factor',
        { claims: { amr: ['pwd'] } },
        'provider-second-factor-missing',
      ],
    ])('%s', async (_title, forgery, code) => {
      const { userId } = await employee();
      provider.forge(forgery);
      expect(await signInAt(gateway, provider, userId)).toMatchObject(refused(code));
      const { db } = gateway.store.records;
      expect(await db.selectFrom('provider_sessions').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('provider_identities').selectAll().execute()).toEqual([]);
    });

    it('the same answer a second time', async () => {
      const { userId } = await employee();
      const answer = await answerFor(gateway, provider, userId);
      expect(await gateway.call(finishProviderSignIn, answer)).toMatchObject({ status: 200 });
      expect(await gateway.call(finishProviderSignIn, answer)).toMatchObject(
        refused('provider-sign-in-ended'),
      );
    });

    it('an answer in another tab, which is the same as no proof of the code’s owner', async () => {
      const { userId } = await employee();
      const answer = await answerFor(gateway, provider, userId);
      const other = { ...answer, binding: newBinding() };
      expect(await gateway.call(finishProviderSignIn, other)).toMatchObject(
        refused('provider-sign-in-ended'),
      );
      // The one that began it can still finish.
      expect(await gateway.call(finishProviderSignIn, answer)).toMatchObject({ status: 200 });
    });

    it('a code of another sign-in, whose PKCE verifier and nonce are others', async () => {
      const one = await employee();
      const stolen = await answerFor(gateway, provider, one.userId);
      const own = await answerFor(gateway, provider, one.userId);
      const mixed = { ...own, code: stolen.code };
      expect(await gateway.call(finishProviderSignIn, mixed)).toMatchObject(
        refused('provider-answer-wrong'),
      );
    });

    it('an answer that comes too late', async () => {
      const { userId } = await employee();
      const answer = await answerFor(gateway, provider, userId);
      later(601);
      expect(await gateway.call(finishProviderSignIn, answer)).toMatchObject(
        refused('provider-sign-in-ended'),
      );
    });

    it('somebody in none of the groups, and links nobody', async () => {
      const { userId } = await employee(['something else']);
      expect(await signInAt(gateway, provider, userId)).toMatchObject(
        refused('provider-group-missing'),
      );
      const { db } = gateway.store.records;
      expect(await db.selectFrom('provider_identities').selectAll().execute()).toEqual([]);
    });

    it('an address that the provider has not verified', async () => {
      const { userId, email } = await employee();
      provider.people.set(userId, { email, groups: ['admins'], isVerified: false });
      expect(await signInAt(gateway, provider, userId)).toMatchObject(
        refused('provider-account-missing'),
      );
    });

    it('an address that nobody has confirmed here', async () => {
      const person = await newPerson(gateway);
      const email = await emailOf(person.userId);
      provider.people.set(person.userId, { email, groups: ['admins'] });
      expect(await signInAt(gateway, provider, person.userId)).toMatchObject(
        refused('provider-account-missing'),
      );
    });

    it('an address of a domain that is not the provider’s', async () => {
      const { userId } = await employee();
      ({ gateway } = await atProviders(gatewayBefore(), [
        settingsOf(provider, { emailDomains: ['bank.example'] }),
      ]));
      expect(await signInAt(gateway, provider, userId)).toMatchObject(
        refused('provider-account-missing'),
      );
    });

    it('a second identity for an account that has one at this provider', async () => {
      const { userId, email } = await employee();
      await signedIn(userId);
      provider.people.set('somebody else', { email, groups: ['admins'] });
      expect(await signInAt(gateway, provider, 'somebody else')).toMatchObject(
        refused('provider-account-missing'),
      );
    });

    it('the same subject at another provider', async () => {
      const { userId } = await employee();
      await signedIn(userId);
      const other = await startIdentityProvider({
        redirectUri: RETURN_ADDRESS,
        logoutUri: 'http://127.0.0.1/logout',
      });
      other.people.set(userId, { email: 'intruder@elsewhere.example', groups: ['admins'] });
      const moved = await atProviders(gatewayBefore(), [settingsOf(other)]);
      expect(await signInAt(moved.gateway, other, userId)).toMatchObject(
        refused('provider-account-missing'),
      );
      await other.stop();
    });

    it('where the provider does not answer, and says so', async () => {
      const { userId } = await employee();
      const answer = await answerFor(gateway, provider, userId);
      provider.setDown(true);
      expect(await gateway.call(finishProviderSignIn, answer)).toMatchObject({
        status: 503,
        ...refused('provider-away'),
      });
      const fresh = await atProviders(gatewayBefore(), [settingsOf(provider)]);
      const begun = await fresh.gateway.call(beginProviderSignIn, {
        provider: 'office',
        binding: newBinding(),
      });
      expect(begun).toMatchObject({ status: 503, ...refused('provider-away') });
      const unknown = { provider: 'nobody', binding: newBinding() };
      expect(await gateway.call(beginProviderSignIn, unknown)).toMatchObject({ status: 404 });
    });
  });

  describe('with a code to the phone as the second factor', () => {
    beforeEach(async () => {
      ({ gateway, providers } = await atProviders(gatewayBefore(), [
        settingsOf(provider, { secondFactor: { by: 'phone' } }),
      ]));
    });

    it('takes one to the person’s own number', async () => {
      const { userId, withProof } = await employee();
      const answer = await answerFor(gateway, provider, userId, await withProof());
      const headers = { Authorization: tokenIn(await gateway.call(finishProviderSignIn, answer)) };
      expect(await gateway.call(members, everyOperator, headers)).toMatchObject({ status: 200 });
    });

    it('refuses none, and one to another number', async () => {
      const { userId } = await employee();
      const other = await newPerson(gateway);
      const nothing = { provider: 'office', binding: newBinding() };
      expect(await gateway.call(beginProviderSignIn, nothing)).toMatchObject(
        refused('number-not-proved'),
      );
      const answer = await answerFor(gateway, provider, userId, await other.withProof());
      expect(await gateway.call(finishProviderSignIn, answer)).toMatchObject(
        refused('number-not-proved'),
      );
    });
  });

  describe('groups that are read again', () => {
    it('end the session and the membership when they are taken away, and give it back', async () => {
      const { userId, email } = await employee();
      const headers = await signedIn(userId);
      provider.people.set(userId, { email, groups: [] });
      expect(await read()).toEqual({ kept: 0, ended: 0, away: 0 });
      later(301);
      expect(await read()).toEqual({ kept: 0, ended: 1, away: 0 });
      expect(await gateway.call(members, everyOperator, headers)).toMatchObject({ status: 401 });
      const { db } = gateway.store.records;
      const of = () => db.selectFrom('memberships').select(['id', 'state']).execute();
      const [gone] = await of();
      expect(gone?.state).toBe('REVOKED');
      provider.people.set(userId, { email, groups: ['admins'] });
      await signedIn(userId);
      expect(await of()).toEqual([{ id: gone?.id, state: 'ACTIVE' }]);
    });

    it('keep the session, with the duties of today', async () => {
      const { userId, email } = await employee();
      const headers = await signedIn(userId);
      provider.people.set(userId, { email, groups: ['reviewers'] });
      later(301);
      expect(await read()).toEqual({ kept: 1, ended: 0, away: 0 });
      expect(await gateway.call(members, everyOperator, headers)).toMatchObject(
        refused('not-among-duties'),
      );
    });

    it('end the session when they could not be read for too long', async () => {
      const { userId } = await employee();
      const headers = await signedIn(userId);
      later(301);
      provider.setDown(true);
      expect(await read()).toEqual({ kept: 0, ended: 0, away: 1 });
      const stay = async () => (await gateway.call(members, everyOperator, headers)).status;
      for (let minutes = 10; minutes < 60; minutes += 10) {
        expect(await stay()).toBe(200);
        later(600);
      }
      later(600);
      expect(await stay()).toBe(401);
    });

    it('end the session of somebody who has left', async () => {
      const { userId } = await employee();
      const headers = await signedIn(userId);
      provider.people.delete(userId);
      later(301);
      expect(await read()).toEqual({ kept: 0, ended: 1, away: 0 });
      expect(await gateway.call(members, everyOperator, headers)).toMatchObject({ status: 401 });
    });
  });

  describe('a notice that a session at the provider has ended', () => {
    const post = (form: Record<string, string>) =>
      gateway.app.request(LOGOUT, asSent({ body: new URLSearchParams(form) }));

    it('ends that session here', async () => {
      const { userId } = await employee();
      const answer = await answerFor(gateway, provider, userId);
      const headers = { Authorization: tokenIn(await gateway.call(finishProviderSignIn, answer)) };
      const sessions = await gateway.store.records.db
        .selectFrom('provider_sessions')
        .select('sid')
        .execute();
      expect(sessions).toEqual([{ sid: expect.stringMatching(/^[\da-f]{64}$/) }]);
      await provider.endSession(userId, 'another session');
      expect(await gateway.call(members, everyOperator, headers)).toMatchObject({ status: 200 });
      await provider.endSession(userId, provider.newestSid());
      expect(await gateway.call(members, everyOperator, headers)).toMatchObject({ status: 401 });
    });

    it('counts once, and only from the provider', async () => {
      const { userId } = await employee();
      const headers = await signedIn(userId);
      const claims = { sub: userId, jti: randomUUID() };
      for (const token of [
        await provider.logoutToken(claims, 'other'),
        await provider.logoutToken({ ...claims, aud: 'another' }),
        await provider.logoutToken({ ...claims, events: {} }),
        await provider.logoutToken({ ...claims, nonce: 'as in an ID token' }),
        await provider.logoutToken({ jti: randomUUID() }),
        'no token',
      ]) {
        expect((await post({ logout_token: token })).status).toBe(400);
      }
      expect(await gateway.call(members, everyOperator, headers)).toMatchObject({ status: 200 });
      const token = await provider.logoutToken(claims);
      expect((await post({ logout_token: token })).status).toBe(200);
      const again = await signedIn(userId);
      expect((await post({ logout_token: token })).status).toBe(400);
      expect(await gateway.call(members, everyOperator, again)).toMatchObject({ status: 200 });
    });
  });

  describe('memberships that were given here', () => {
    it('stay as they are beside the groups, and when these are taken away', async () => {
      const operator = await newOperator(gateway);
      await confirmEmailOf(gateway.store, operator.userId);
      const email = await emailOf(operator.userId);
      provider.people.set(operator.userId, { email, groups: ['reviewers'] });
      const headers = await signedIn(operator.userId);
      const page = await gateway.call(members, everyOperator, headers);
      expect(page).toMatchObject({ status: 200 });
      expect(members.reply.parse(page.json).members).toHaveLength(1);
      provider.people.set(operator.userId, { email, groups: [] });
      later(301);
      expect(await read()).toMatchObject({ ended: 1 });
      expect(await gateway.call(members, everyOperator, headers)).toMatchObject({ status: 401 });
      expect(await operator.call(members, everyOperator)).toMatchObject({ status: 200 });
    });

    it('need the provider where it has ended the password, but for whom the command has made', async () => {
      const first = await newOperator(gateway);
      const invited = await newMember(gateway, first, 'operator');
      const strict = await atProviders(gatewayBefore(), [
        settingsOf(provider, { password: 'ends' }),
      ]);
      const as = (person: typeof first) =>
        strict.gateway.call(members, everyOperator, { Authorization: person.token });
      expect(await as(first)).toMatchObject({ status: 200 });
      expect(await as(invited)).toMatchObject(refused('provider-needed'));
    });

    it('keep one administrator who needs no provider', async () => {
      const first = await newOperator(gateway);
      const { userId } = await employee(['admins']);
      const headers = await signedIn(userId);
      const page = await gateway.call(members, everyOperator, headers);
      const list = members.reply.parse(page.json).members;
      const idOf = (person: string) => list.find((each) => each.userId === person)?.id ?? '';
      const end = { requestId: randomUUID(), membership: idOf(first.userId) };
      expect(await gateway.call(revokeMembership, end, headers)).toMatchObject(
        refused('last-operator'),
      );
      const less = { requestId: randomUUID(), duties: ['auditor' as const] };
      expect(
        await gateway.call(changeDuties, { ...less, membership: idOf(first.userId) }, headers),
      ).toMatchObject(refused('last-administrator'));
      expect(await first.call(changeDuties, { ...less, membership: idOf(userId) })).toMatchObject(
        refused('duties-by-groups'),
      );
      // Whom an operator has shut out, groups do not let in again.
      await first.done(revokeMembership, { requestId: randomUUID(), membership: idOf(userId) });
      expect(await signInAt(gateway, provider, userId)).toMatchObject(
        refused('provider-group-missing'),
      );
    });
  });

  it('stores nothing by which somebody could sign in, nor who they are at the provider', async () => {
    const { userId, email } = await employee();
    const answer = await answerFor(gateway, provider, userId);
    const { db } = gateway.store.records;
    const begun = JSON.stringify(await db.selectFrom('provider_sign_ins').selectAll().execute());
    await gateway.call(finishProviderSignIn, answer);
    const kept =
      begun +
      JSON.stringify([
        await db.selectFrom('provider_sessions').selectAll().execute(),
        await db.selectFrom('provider_identities').select(['id', 'provider']).execute(),
        gateway.logged,
      ]);
    for (const secret of [answer.state, answer.binding, answer.code, email]) {
      expect(kept).not.toContain(secret);
    }
    expect(await db.selectFrom('provider_sign_ins').selectAll().execute()).toEqual([]);
  });
});

/** A form as it comes over a network, where its length is known. */
function asSent({ body }: Pick<RequestInit, 'body'>): RequestInit {
  const form = body instanceof URLSearchParams ? body.toString() : '';
  return {
    method: 'POST',
    body: form,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(Buffer.byteLength(form)),
    },
  };
}
