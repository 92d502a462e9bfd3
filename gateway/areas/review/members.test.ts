import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { members, revokeMembership } from '#contract/operators/memberships.ts';
import { claimApplication, queue } from '#contract/operators/review.ts';
import { publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { change, EVERYTHING, inReview } from '#gateway/testing/review.ts';

describeOnBothStores('operators among themselves', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  let leaving: TestPerson;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
    leaving = await newMember(gateway(), operator, 'operator');
  });

  const everyOperator = async () =>
    (await operator.done(members, { role: 'operator', after: null })).members;
  const claimedBy = async (person: TestPerson) => {
    const filter = { ...EVERYTHING, claimed: 'by-me' } as const;
    const { applications } = await person.done(queue, { filter, order: 'submitted', after: null });
    return applications.map(({ number }) => number);
  };

  it('are listed by name, with who invited them, their last sign-in and what they have in hand', async () => {
    await inReview(borrower, leaving);
    const all = await everyOperator();
    expect(all.find(({ userId }) => userId === leaving.userId)).toMatchObject({
      name: 'Asha Verma',
      invitedBy: { userId: operator.userId, name: 'Asha Verma' },
      claims: 1,
    });
    expect(all.find(({ userId }) => userId === operator.userId)).toMatchObject({
      invitedBy: null,
      claims: 0,
    });
    const before = gateway().clock.now;
    await gateway().signInByPhone(leaving.mobileNumber);
    const signedIn = (await everyOperator()).find(({ userId }) => userId === leaving.userId);
    expect(signedIn?.signedInAt).toBeGreaterThanOrEqual(before);
  });

  it('pass on what they have in hand to a colleague when they leave', async () => {
    const claimed = await inReview(borrower, leaving);
    const id = await membershipOf(leaving);
    const reply = await operator.done(revokeMembership, {
      requestId: randomUUID(),
      membership: id,
      passTo: await membershipOf(operator),
    });
    expect(reply).toMatchObject({ membership: { state: 'REVOKED' }, passedOn: 1 });
    expect(await claimedBy(operator)).toStrictEqual([claimed.number]);
    const { db } = gateway().store.records;
    const passed = await db
      .selectFrom('audit_entries')
      .select('facts')
      .where('action', '=', 'pass-on')
      .execute();
    expect(passed.map(({ facts }) => JSON.parse(facts))).toMatchObject([{ from: id }]);
  });

  it('give nobody their own application: that one is free again', async () => {
    const own = await submitted(operator);
    await leaving.done(claimApplication, change(own));
    const reply = await operator.done(revokeMembership, {
      requestId: randomUUID(),
      membership: await membershipOf(leaving),
      passTo: await membershipOf(operator),
    });
    expect(reply.passedOn).toBe(0);
    expect(await claimedBy(operator)).toStrictEqual([]);
  });

  it('are not revoked in favour of somebody who is no operator', async () => {
    const claimed = await inReview(borrower, leaving);
    const membership = await membershipOf(leaving);
    const lender = await newMember(gateway(), operator, 'lender', 'sample-one');
    for (const passTo of [membership, randomUUID(), await membershipOf(lender)]) {
      const body = { requestId: randomUUID(), membership, passTo };
      expect(await operator.call(revokeMembership, body)).toMatchObject({
        status: 409,
        json: { code: 'colleague-left', fields: ['passTo'] },
      });
    }
    expect(await claimedBy(leaving)).toStrictEqual([claimed.number]);
  });
});
