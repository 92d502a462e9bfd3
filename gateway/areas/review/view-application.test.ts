import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reviewedApplication } from '#contract/operators/review.ts';
import {
  agreedLoan,
  deliverUntil,
  INVOICE,
  newDelivering,
  TODAY,
} from '#gateway/testing/delivery.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { OTHER_LENDER, shownOffers } from '#gateway/testing/offers.ts';

describeOnBothStores('what operators see of an application that is delivered', (gateway) => {
  it('is the order’s status and what was paid, without sealed numbers', async () => {
    const people = await newDelivering(gateway());
    const number = await agreedLoan(gateway(), people);
    const look = () => people.operator.call(reviewedApplication, { number });
    expect((await look()).json).toMatchObject({ delivery: null });
    await deliverUntil(gateway(), people, number, 'PART_PAID');
    const seen = await look();
    expect(seen.json).toMatchObject({
      delivery: {
        lenderId: 'test-lender',
        state: 'PART_PAID',
        paid: 100_00,
        reason: null,
        payments: [{ amount: 100_00, paidOn: TODAY, reportedAt: gateway().clock.now }],
      },
      cases: [
        { lenderId: OTHER_LENDER.id, state: 'CANCELLED', reason: 'other-offer-accepted' },
        { lenderId: 'test-lender', state: 'AGREED', reason: null },
      ],
    });
    const { offers } = z.parse(reviewedApplication.reply, seen.json);
    const { offers: read } = await shownOffers(people.borrower, number);
    expect(offers.map(({ terms }) => terms)).toStrictEqual(read.map(({ terms }) => terms));
    expect(offers[0]?.terms?.amount).toBeGreaterThan(0);
    expect(seen.text).not.toMatch(/UTR0/);
    for (const sealed of Object.values(INVOICE)) expect(seen.text).not.toContain(sealed);
  });
});
