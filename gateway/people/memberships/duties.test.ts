import type { MembershipId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DUTIES, type Duty } from '#domain/duties.ts';
import { myMemberships } from '#contract/applications/memberships.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { viewDocument } from '#contract/operators/documents.ts';
import {
  changeDuties,
  invite,
  members,
  revokeMembership,
} from '#contract/operators/memberships.ts';
import { OPERATOR_CALLS } from '#contract/operators/operator-calls.ts';
import { type OperatorCall, PERMISSION_OF_CALL, mayCall } from '#contract/operators/permissions.ts';
import { dutiesIn, storedDuties } from '#gateway/people/memberships/stored-duties.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const CALLS: Readonly<Record<string, GatewayCall>> = { ...OPERATOR_CALLS, viewDocument };
const isOperatorCall = (name: string): name is OperatorCall =>
  Object.hasOwn(PERMISSION_OF_CALL, name);
/** Those that an operator cannot be without: reading, which the auditor does too. */
const isReading = (name: OperatorCall) => PERMISSION_OF_CALL[name].startsWith('see-');

describe('stored duties', () => {
  it('are null for all, so that they stay all', () => {
    expect(storedDuties([...DUTIES].toReversed())).toBeNull();
    expect(dutiesIn(null)).toEqual(DUTIES);
  });

  it('come back as they were, in their own order', () => {
    expect(dutiesIn(storedDuties(['auditor', 'reviewer', 'reviewer']))).toEqual([
      'reviewer',
      'auditor',
    ]);
  });

  it('stored duties that this release does not know permit nothing', () => {
    expect(dutiesIn('treasurer')).toEqual([]);
  });
});

describeOnBothStores('duties', (gateway) => {
  const withDuties = async (...duties: Duty[]) =>
    newMember(gateway(), await newOperator(gateway()), 'operator', null, duties);
  const change = (membership: MembershipId, ...duties: Duty[]) => ({
    requestId: randomUUID(),
    membership,
    duties,
  });

  it.each(DUTIES)('open to the %s just the calls of the table', async (duty) => {
    const person = await withDuties(duty);
    for (const [name, call] of Object.entries(CALLS)) {
      if (!isOperatorCall(name)) throw new Error(`${name} is not in the table.`);
      // Who may call is decided before anything of the body is read: an empty one changes nothing.
      const { text } = await person.call(call, {});
      expect(text.includes('not-among-duties'), name).toBe(!mayCall([duty], name));
    }
  });

  it('let the auditor read and change nothing', async () => {
    const permitted = Object.keys(CALLS).filter(
      (name) => isOperatorCall(name) && mayCall(['auditor'], name),
    );
    const changing = permitted.filter((name) => isOperatorCall(name) && !isReading(name));
    // An export changes nothing either, and views only how one looks at the queue: they have permissions of their own.
    expect(changing).toEqual(['exportApplications', 'saveView', 'deleteView']);
    expect(permitted).toContain('reviewedApplication');
  });

  it('are all of them for the first operator, and for an operator from before there were any', async () => {
    const operator = await newOperator(gateway());
    const { memberships } = await operator.done(myMemberships, {});
    expect(memberships).toMatchObject([{ role: 'operator', duties: [...DUTIES] }]);
    const id = await membershipOf(operator);
    const { db } = gateway().store.records;
    const row = db.selectFrom('memberships').select('duties').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ duties: null });
  });

  it('hold from the next call on, and are in the audit', async () => {
    const operator = await newOperator(gateway());
    const person = await newMember(gateway(), operator, 'operator', null, ['reviewer']);
    const listing = { role: 'operator', after: null } as const;
    expect(await person.call(members, listing)).toMatchObject({ status: 403 });

    const id = await membershipOf(person);
    const { membership } = await operator.done(changeDuties, change(id, 'supervisor', 'support'));
    expect(membership.duties).toEqual(['support', 'supervisor']);
    const { members: listed } = await person.done(members, listing);
    expect(listed.find((each) => each.id === id)?.duties).toEqual(['support', 'supervisor']);
    const { db } = gateway().store.records;
    const noted = await db
      .selectFrom('audit_entries')
      .select('facts')
      .where('subject', '=', `membership:${id}`)
      .where('action', '=', 'change-duties')
      .execute();
    expect(noted).toEqual([{ facts: '{"from":"reviewer","to":"support supervisor"}' }]);
  });

  it('are not changed by whoever has them, and not for a dealer or somebody who has left', async () => {
    const operator = await newOperator(gateway());
    const own = await operator.call(changeDuties, change(await membershipOf(operator), ...DUTIES));
    expect(own).toMatchObject({ status: 403 });
    expect(own.text).toContain('duties-of-oneself');

    const dealer = await newMember(gateway(), operator, 'dealer', 'some-dealer');
    const ofDealer = change(await membershipOf(dealer), 'auditor');
    expect(await operator.call(changeDuties, ofDealer)).toMatchObject({ status: 404 });

    const person = await newMember(gateway(), operator, 'operator', null, ['support']);
    const membership = await membershipOf(person);
    await operator.done(revokeMembership, { requestId: randomUUID(), membership });
    const late = await operator.call(changeDuties, change(membership, 'auditor'));
    expect(late).toMatchObject({ status: 409 });
    expect(late.text).toContain('membership-ended');
  });

  it('are one of two at a dealer, which an operator changes while they work there', async () => {
    const operator = await newOperator(gateway());
    const seller = await newMember(gateway(), operator, 'dealer', 'some-dealer', [], 'salesperson');
    const membership = await membershipOf(seller);
    const promote = { requestId: randomUUID(), membership, dealerDuty: 'manager' } as const;
    const changed = await operator.done(changeDuties, promote);
    expect(changed.membership).toMatchObject({ dealerDuty: 'manager', duties: [] });
    expect((await seller.done(myMemberships, {})).memberships).toMatchObject([
      { dealerDuty: 'manager' },
    ]);
    const both = { ...promote, requestId: randomUUID(), duties: ['auditor'] as Duty[] };
    expect(await operator.call(changeDuties, both)).toMatchObject({ status: 400 });
    const reviewer = await newMember(gateway(), operator, 'operator', null, ['reviewer']);
    const ofOperator = { ...promote, requestId: randomUUID() };
    const other = { ...ofOperator, membership: await membershipOf(reviewer) };
    expect(await operator.call(changeDuties, other)).toMatchObject({ status: 404 });
    expect(await reviewer.call(changeDuties, ofOperator)).toMatchObject({ status: 403 });
    await operator.done(revokeMembership, { requestId: randomUUID(), membership });
    const late = { ...promote, requestId: randomUUID(), dealerDuty: 'salesperson' } as const;
    expect(await operator.call(changeDuties, late)).toMatchObject({ status: 409 });
  });

  it('are named when an operator is invited, and never for anybody else', async () => {
    const operator = await newOperator(gateway());
    const { userId } = await newPerson(gateway(), true);
    const wanted = {
      requestId: randomUUID(),
      userId,
      role: 'operator',
      organisation: null,
    } as const;
    expect(await operator.call(invite, wanted)).toMatchObject({ status: 400 });
    expect(await operator.call(invite, { ...wanted, duties: [] })).toMatchObject({ status: 400 });
    const ofLender = { ...wanted, role: 'lender', organisation: 'sample-one' } as const;
    expect(await operator.call(invite, { ...ofLender, duties: ['auditor'] })).toMatchObject({
      status: 400,
    });
  });

  it('leave one administrator', async () => {
    const first = await newOperator(gateway());
    const second = await newMember(gateway(), first, 'operator', null, ['administrator']);
    const { db } = gateway().store.records;
    // Other tests' operators are in the way of being the last.
    await db
      .updateTable('memberships')
      .set({ duties: 'reviewer' })
      .where('role', '=', 'operator')
      .where('id', 'not in', [await membershipOf(first), await membershipOf(second)])
      .execute();
    await second.done(changeDuties, change(await membershipOf(first), 'reviewer'));
    const ids = { requestId: randomUUID(), membership: await membershipOf(second) };
    await db
      .updateTable('memberships')
      .set({ duties: 'administrator' })
      .where('id', '=', await membershipOf(first))
      .execute();
    await first.done(changeDuties, change(ids.membership, 'auditor'));
    const third = await newMember(gateway(), first, 'operator', null, ['supervisor']);
    expect(await third.call(revokeMembership, ids)).toMatchObject({ status: 403 });
    const last = await membershipOf(first);
    const leaving = await first.call(revokeMembership, { ...ids, membership: last });
    expect(leaving).toMatchObject({ status: 409 });
    expect(leaving.text).toContain('last-administrator');
  });
});
