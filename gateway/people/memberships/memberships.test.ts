import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptMembership, myMemberships } from '#contract/applications/memberships.ts';
import { invite, members, revokeMembership } from '#contract/operators/memberships.ts';
import { resetPassword } from '#contract/added-calls.ts';
import { login } from '#contract/gateway.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';
import { runCommand } from '#tests/processes/gateway-process.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { newMember, newOperator, newPerson, newPersonByPhone } from '#gateway/testing/people.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

const everyOperator = { role: 'operator', after: null } as const;

describeOnBothStores('memberships', (gateway) => {
  it('begin as an invitation that only the invited person can accept', async () => {
    const operator = await newOperator(gateway());
    const person = await newPerson(gateway(), true);
    const stranger = await newPerson(gateway());
    const { membership } = await operator.done(invite, {
      requestId: randomUUID(),
      userId: person.userId,
      role: 'operator',
      organisation: null,
      duties: ['supervisor'],
    });
    expect(membership).toMatchObject({ state: 'INVITED', userId: person.userId });
    expect(await person.call(members, everyOperator)).toMatchObject({ status: 403 });

    const acceptance = { requestId: randomUUID(), membership: membership.id };
    expect(await stranger.call(acceptMembership, acceptance)).toMatchObject({ status: 404 });
    await person.done(acceptMembership, acceptance);
    const seen = await person.done(members, everyOperator);
    expect(seen.members.map(({ userId }) => userId)).toContain(person.userId);
    const again = { requestId: randomUUID(), membership: membership.id };
    expect(await person.call(acceptMembership, again)).toMatchObject({ status: 409 });
  });

  it('answer a repeated invitation as before, and refuse another body under its request ID', async () => {
    const operator = await newOperator(gateway());
    const person = await newPerson(gateway());
    const wanted = {
      requestId: randomUUID(),
      userId: person.userId,
      role: 'lender',
      organisation: 'sample-one',
    } as const;
    const first = await operator.call(invite, wanted);
    expect(first).toMatchObject({ status: 200 });
    expect((await operator.call(invite, wanted)).json).toStrictEqual(first.json);
    expect(await operator.call(invite, { ...wanted, organisation: 'sample-two' })).toMatchObject({
      status: 409,
    });
    expect(await operator.call(invite, { ...wanted, requestId: randomUUID() })).toMatchObject({
      status: 409,
    });
    expect((await person.done(myMemberships, {})).memberships).toHaveLength(1);
  });

  it('a membership that shows other people’s data begins only for somebody with a password', async () => {
    const operator = await newOperator(gateway());
    const person = await newPersonByPhone(gateway());
    const invited = async (role: 'operator' | 'dealer', organisation: string | null) => {
      const { membership } = await operator.done(invite, {
        requestId: randomUUID(),
        userId: person.userId,
        role,
        organisation,
        ...(role === 'operator' && { duties: ['reviewer' as const] }),
      });
      return { membership: membership.id };
    };
    const work = await invited('operator', null);
    const refused = await person.call(acceptMembership, { requestId: randomUUID(), ...work });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.text).toContain('password');
    await person.done(acceptMembership, {
      requestId: randomUUID(),
      ...(await invited('dealer', 'a-dealer')),
    });
    const set = { userId: person.userId, password: PERSON.password };
    expect(await gateway().call(resetPassword, set, await person.withProof())).toMatchObject({
      status: 200,
    });
    const { token } = await gateway().signInByPhone(person.mobileNumber);
    const accepted = await gateway().call(
      acceptMembership,
      { requestId: randomUUID(), ...work },
      { Authorization: token },
    );
    expect(accepted).toMatchObject({ status: 200 });
  });

  it('end immediately when they are revoked, on every session', async () => {
    const operator = await newOperator(gateway());
    const other = await newMember(gateway(), operator, 'operator');
    const [membership] = (await other.done(myMemberships, {})).memberships;
    await operator.done(revokeMembership, {
      requestId: randomUUID(),
      membership: membership?.id ?? '',
    });
    expect(await other.call(members, everyOperator)).toMatchObject({ status: 403 });
  });

  it('keep the last operator, even when two revoke each other at the same moment', async () => {
    const one = await newOperator(gateway());
    const other = await newMember(gateway(), one, 'operator');
    const idOf = async (person: typeof one) =>
      (await person.done(myMemberships, {})).memberships[0]?.id ?? '';
    const [idOfOne, idOfOther] = [await idOf(one), await idOf(other)];
    const replies = await Promise.all([
      one.call(revokeMembership, { requestId: randomUUID(), membership: idOfOther }),
      other.call(revokeMembership, { requestId: randomUUID(), membership: idOfOne }),
    ]);
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const left = await Promise.all(
      [one, other].map((person) => person.call(members, everyOperator)),
    );
    expect(left.some(({ status }) => status === 200)).toBe(true);
  });

  it('require both password and phone code from everyone who sees other people’s data', async () => {
    const operator = await newOperator(gateway());
    const byPhone = await gateway().signInByPhone(operator.mobileNumber);
    const withPhone = { Authorization: byPhone.token };
    expect(await gateway().call(members, everyOperator, withPhone)).toMatchObject({ status: 401 });
    expect(await gateway().call(myMemberships, {}, withPhone)).toMatchObject({
      json: { isSignedInWithBoth: false },
    });
    const byPassword = login.reply.parse(
      (await gateway().signInByPassword(operator.userId, PERSON.password)).json,
    );
    const withPassword = { Authorization: byPassword.responseData.token };
    expect(await gateway().call(members, everyOperator, withPassword)).toMatchObject({
      status: 401,
    });
    expect(await gateway().call(members, everyOperator)).toMatchObject({ status: 401 });
    expect(await gateway().call(myMemberships, {}, withPassword)).toMatchObject({
      json: { isSignedInWithBoth: false },
    });
    expect((await operator.done(myMemberships, {})).isSignedInWithBoth).toBe(true);
  });

  it('refuse a password with the phone code of another number', async () => {
    const operator = await newOperator(gateway());
    const stranger = await newPerson(gateway());
    const reply = await gateway().call(
      login,
      { mobileNumber: null, userId: operator.userId, password: PERSON.password },
      await stranger.withProof(),
    );
    expect(reply.status).toBe(401);
  });

  it.each(['lender', 'dealer', null] as const)(
    'are not open to %s: calls of operators answer 403',
    async (role) => {
      const operator = await newOperator(gateway());
      const person =
        role === null
          ? await newPerson(gateway())
          : await newMember(gateway(), operator, role, 'sample-one');
      const body = { requestId: randomUUID(), userId: person.userId } as const;
      const replies = [
        await person.call(members, everyOperator),
        await person.call(invite, {
          ...body,
          role: 'operator',
          organisation: null,
          duties: ['auditor'],
        }),
        await person.call(revokeMembership, {
          requestId: randomUUID(),
          membership: randomUUID(),
        }),
      ];
      expect(replies.map(({ status }) => status)).toStrictEqual([403, 403, 403]);
    },
  );
});

describe('rinsetu operator add', () => {
  it('makes an account holder an operator, and says which account is missing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rinsetu-operator-'));
    const settings = { GATEWAY_DATA_DIR: folder };
    const store = await openSqliteStore(folder);
    await store.addAccount({
      userId: 'RS12345678',
      firstName: 'Asha',
      lastName: 'Verma',
      category: 'CSR',
      email: 'asha@example.in',
      mobileNumber: '9876543210',
      passwordHash: 'none',
    });
    await store.addAccount({
      userId: 'RS12345679',
      firstName: 'Asha',
      lastName: 'Verma',
      category: 'CSR',
      email: null,
      mobileNumber: '9876543211',
      passwordHash: null,
    });
    await store.close();
    const command = (...args: readonly string[]) => runCommand('operator add', settings, args);
    expect(await command()).toMatchObject({ code: 2 });
    expect(await command('RS87654321')).toMatchObject({
      code: 1,
      err: 'Nobody has this user ID.\n',
    });
    expect(await command('RS12345679')).toMatchObject({
      code: 1,
      err: 'This account has no password yet. Set one first.\n',
    });
    expect(await command('rs12345678')).toMatchObject({
      code: 0,
      out: 'RS12345678 is an operator.\n',
    });
    expect(await command('RS12345678')).toMatchObject({ code: 1 });
    await rm(folder, { recursive: true });
  });
});
