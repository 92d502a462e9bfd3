import { beforeEach, expect, it } from 'vitest';
import { listConsents, withdrawConsent } from '#contract/applications/consents.ts';
import { reportPayment } from '#contract/lenders/calls.ts';
import { searchCases } from '#contract/lenders/case-search.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import {
  agreedLoan,
  deliverUntil,
  INVOICE,
  newDelivering,
  transfer,
} from '#gateway/testing/delivery.ts';
import { submitted } from '#gateway/testing/applications.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import type { LenderMember } from '#gateway/testing/lender-members.ts';
import { newLenderMember } from '#gateway/testing/lender-members.ts';
import { handedOver, OTHER_LENDER } from '#gateway/testing/offers.ts';
import { membershipOf, newPerson } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

describeOnBothStores('a search of a lender’s cases', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  let member: LenderMember;
  let stranger: LenderMember;
  beforeEach(async () => {
    people = await newDelivering(gateway());
    member = await newLenderMember(gateway(), people.operator);
    stranger = await newLenderMember(gateway(), people.operator, OTHER_LENDER.id);
  });
  const found = async (by: LenderMember, search: string) => {
    const { cases, isWhole } = await by.done(searchCases, { search });
    expect(isWhole).toBe(true);
    return cases.map((each) => [each.number, each.by]);
  };

  it('finds by number and by phone, only what was handed over to the lender', async () => {
    const { number } = await handedOver(gateway(), people.borrower);
    const { mobileNumber } = people.borrower;
    expect(await found(member, number.toLowerCase())).toEqual([[number, 'application']]);
    expect(await found(member, `+91 ${mobileNumber}`)).toEqual([[number, 'phone']]);
    const other = await newPerson(gateway());
    const notYet = await submitted(other);
    expect(await found(member, notYet.number)).toEqual([]);
    expect(await found(member, other.mobileNumber)).toEqual([]);
  });

  it('finds by chassis number and transfer only the lender’s own loan', async () => {
    const number = await agreedLoan(gateway(), people);
    await deliverUntil(gateway(), people, number, 'DELIVERED');
    const paid = transfer(100_00);
    await member.done(reportPayment, { ...(await member.seen(number)), ...paid });
    expect(await found(member, INVOICE.chassisNumber)).toEqual([[number, 'chassis']]);
    expect(await found(member, paid.reference)).toEqual([[number, 'transfer']]);
    expect(await found(stranger, INVOICE.chassisNumber)).toEqual([]);
    expect(await found(stranger, paid.reference)).toEqual([]);
    // Its number is that of a case which it had.
    expect(await found(stranger, number)).toEqual([[number, 'application']]);
    expect(await found(stranger, people.borrower.mobileNumber)).toEqual([]);
  });

  it('finds nobody by phone once the borrower has withdrawn the consent', async () => {
    const { number } = await handedOver(gateway(), people.borrower);
    const { consents } = await people.borrower.done(listConsents, { number });
    const shared = consents.find(({ lenderId }) => lenderId === member.lenderId);
    await people.borrower.done(withdrawConsent, {
      requestId: 'withdrawn-for-a-search',
      number,
      consent: shared?.id ?? '',
    });
    expect(await found(member, people.borrower.mobileNumber)).toEqual([]);
    expect(await found(member, number)).toEqual([[number, 'application']]);
  });

  it('takes neither names nor what operators search by, and is in the audit without its text', async () => {
    for (const search of ['Sita Devi', 'RS00000001', 'GR0123456789', '']) {
      expect((await member.call(searchCases, { search })).status).toBe(400);
    }
    expect((await people.operator.call(searchCases, { search: 'LA0000000000' })).status).toBe(403);
    const { number } = await handedOver(gateway(), people.borrower);
    await found(member, number);
    const chain = await auditOf(gateway(), `searches:${await membershipOf(member)}`);
    expect(chain).toEqual([
      {
        role: 'lender',
        action: 'search',
        facts: { lender: member.lenderId, by: 'application', cases: 1 },
      },
    ]);
  });
});
