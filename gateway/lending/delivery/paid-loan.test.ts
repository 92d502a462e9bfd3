import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { withdrawConsent } from '#contract/applications/consents.ts';
import { application, withdraw } from '#contract/applications/loans.ts';
import { exitInCoolingOff } from '#contract/applications/offers.ts';
import { requestChanges } from '#contract/operators/review.ts';
import { reportPayment } from '#contract/lenders/calls.ts';
import { seen } from '#gateway/testing/applications.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import {
  agreedLoan,
  deliverUntil,
  newDelivering,
  orderOf,
  transfer,
} from '#gateway/testing/delivery.ts';
import { caseOf, messagesAbout } from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

describeOnBothStores('a loan of which part was paid to the dealer', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  let number: string;
  beforeEach(async () => {
    people = await newDelivering(gateway());
    number = await agreedLoan(gateway(), people);
    await deliverUntil(gateway(), people, number, 'PART_PAID');
  });

  const shown = () => people.borrower.done(application, { number });
  const seenNow = async () => ({
    requestId: randomUUID(),
    number,
    version: (await shown()).version,
  });
  const payTheRest = async () => {
    const order = await orderOf(gateway(), number);
    const owed = order === undefined ? 0 : order.amount - order.paid;
    const body = { ...(await people.lender.seen(number)), ...transfer(owed) };
    return people.lender.call(reportPayment, body);
  };
  /** An operator has asked for a document, and the borrower has not uploaded it yet. */
  const ask = async () =>
    people.operator.done(requestChanges, {
      ...(await seenNow()),
      sections: [],
      documents: ['invoice'],
      reason: 'not-readable',
    });

  it('can no longer be withdrawn, but left while the cooling-off period lasts', async () => {
    const refused = await people.borrower.call(withdraw, await seenNow());
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { current: { state: 'WITH_LENDER' } },
    ]);
    expect(await shown()).toMatchObject({ state: 'WITH_LENDER', outcome: null });
    expect((await orderOf(gateway(), number))?.state).toBe('PART_PAID');
    expect((await payTheRest()).status).toBe(200);
  });

  it('continues without the consent, and the lender is notified of its end', async () => {
    const { consents } = await seen(people.borrower, number);
    const given = consents.filter(
      ({ purpose, lenderId }) =>
        purpose === 'contact-me' ||
        (purpose === 'share-with-lender' && lenderId === people.lender.lenderId),
    );
    expect(given).toHaveLength(2);
    for (const { id: consent } of given) {
      await people.borrower.done(withdrawConsent, { requestId: randomUUID(), number, consent });
    }
    expect((await caseOf(gateway(), number)).state).toBe('AGREED');
    expect((await messagesAbout(gateway(), number)).at(-1)).toMatchObject({
      lenderId: people.lender.lenderId,
      kind: 'consent-withdrawn',
    });
    expect((await payTheRest()).status).toBe(200);
    expect(await shown()).toMatchObject({ state: 'CLOSED', outcome: 'DISBURSED' });
  });

  it('is disbursed while the borrower has yet to upload a document', async () => {
    await ask();
    const paid = await payTheRest();
    expect([paid.status, paid.json]).toMatchObject([200, { state: 'DISBURSED' }]);
    expect(await shown()).toMatchObject({ state: 'CLOSED', outcome: 'DISBURSED' });
  });

  it('can be left while the borrower has yet to upload a document', async () => {
    await ask();
    const { borrower } = people;
    await borrower.done(exitInCoolingOff, await seenNow(), await borrower.withProof());
    expect(await shown()).toMatchObject({ state: 'CLOSED', outcome: 'COOLED_OFF' });
  });
});
