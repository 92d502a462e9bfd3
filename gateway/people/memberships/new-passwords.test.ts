import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { resetPassword } from '#contract/added-calls.ts';
import { allowNewPassword, members, revokeMembership } from '#contract/operators/memberships.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { NEW_PASSWORD_WITHIN } from '#gateway/people/memberships/new-passwords.ts';

const NEW = 'monsoon 2027';

describeOnBothStores('a forgotten password of staff', (gateway) => {
  let operator: TestPerson;
  let second: TestPerson;
  let forgetful: TestPerson;
  beforeEach(async () => {
    operator = await newOperator(gateway());
    second = await newMember(gateway(), operator, 'operator');
    forgetful = await newMember(gateway(), operator, 'lender', 'sample-one');
  });

  const allow = async (by: TestPerson, whom = forgetful) =>
    by.call(allowNewPassword, { requestId: randomUUID(), membership: await membershipOf(whom) });
  const reset = async (password = NEW) =>
    gateway().call(
      resetPassword,
      { userId: forgetful.userId, password },
      await forgetful.withProof(),
    );
  const shown = async () => {
    const { members: all } = await operator.done(members, { role: 'lender', after: null });
    return all.find(({ userId }) => userId === forgetful.userId)?.newPassword;
  };

  it('is replaced once two operators have allowed it, and not a second time', async () => {
    expect((await reset()).status).toBe(409);
    expect(await allow(operator)).toMatchObject({ json: { isAllowed: false } });
    expect(await shown()).toMatchObject({
      isAllowed: false,
      askedBy: { userId: operator.userId, name: 'Asha Verma' },
    });
    expect((await reset()).status).toBe(409);
    expect(await allow(second)).toMatchObject({ json: { isAllowed: true } });
    expect(await shown()).toMatchObject({ isAllowed: true });
    expect((await reset()).status).toBe(200);
    expect((await gateway().signInByPassword(forgetful.userId, NEW)).status).toBe(200);
    expect(await shown()).toBeNull();
    gateway().clock.now += 60_000;
    expect((await reset('autumn 2027')).status).toBe(409);
    const { db } = gateway().store.records;
    const noted = await db
      .selectFrom('audit_entries')
      .select(['action', 'actor'])
      .where('action', 'like', '%new-password')
      .orderBy('seq')
      .execute();
    expect(noted).toEqual([
      { action: 'ask-new-password', actor: await membershipOf(operator) },
      { action: 'allow-new-password', actor: await membershipOf(second) },
    ]);
  });

  it('is not confirmed by the operator who allowed it, nor allowed by the person', async () => {
    await allow(operator);
    expect(await allow(operator)).toMatchObject({
      status: 409,
      json: { code: 'new-password-asked' },
    });
    expect(await allow(operator, operator)).toMatchObject({
      status: 403,
      json: { code: 'new-password-for-oneself' },
    });
    expect((await reset()).status).toBe(409);
  });

  it('needs two operators anew after a day, or when the first one has left', async () => {
    await allow(second);
    await operator.done(revokeMembership, {
      requestId: randomUUID(),
      membership: await membershipOf(second),
    });
    expect(await shown()).toBeNull();
    expect(await allow(operator)).toMatchObject({ json: { isAllowed: false } });
    expect((await reset()).status).toBe(409);

    const third = await newMember(gateway(), operator, 'operator');
    expect(await allow(third)).toMatchObject({ json: { isAllowed: true } });
    gateway().clock.now += NEW_PASSWORD_WITHIN;
    expect((await reset()).status).toBe(409);
  });

  it('stays allowed when one of the two leaves afterwards', async () => {
    await allow(second);
    await allow(operator);
    await operator.done(revokeMembership, {
      requestId: randomUUID(),
      membership: await membershipOf(second),
    });
    const third = await newMember(gateway(), operator, 'operator');
    expect(await allow(third)).toMatchObject({ json: { isAllowed: true } });
    expect(await shown()).toMatchObject({ isAllowed: true });
    expect((await reset()).status).toBe(200);
  });

  it('is not for people who can set theirs by phone code, nor for strangers to allow', async () => {
    const dealer = await newMember(gateway(), operator, 'dealer', 'a-dealer');
    expect((await allow(operator, dealer)).status).toBe(404);
    expect((await allow(await newPerson(gateway()))).status).toBe(403);
    expect((await allow(forgetful)).status).toBe(403);
  });
});
