import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { listConsents, withdrawConsent } from '#contract/applications/consents.ts';
import { application, withdraw } from '#contract/applications/loans.ts';
import { exitInCoolingOff } from '#contract/applications/offers.ts';
import { requestChanges } from '#contract/operators/review.ts';
import { reportPayment } from '#contract/lenders/calls.ts';
import type { DeliveryState } from '#domain/lending/states/delivery-states.ts';
import { paise } from '#domain/money/money.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import {
  agreedLoan,
  deliverUntil,
  newDelivering,
  orderOf,
  transfer,
} from '#gateway/testing/delivery.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

describeOnBothStores('a payment to the dealer', (gateway) => {
  let people: Delivering;
  let number: string;
  beforeEach(async () => {
    const involved = await newDelivering(gateway());
    number = await agreedLoan(gateway(), involved);
    people = { ...involved, amount: paise(149_000_00) };
  });

  const until = (state: DeliveryState) => deliverUntil(gateway(), people, number, state);
  const order = () => orderOf(gateway(), number);
  const seenByLender = () => people.lender.seen(number);

  it('is not accepted once the borrower has left the loan', async () => {
    await until('PART_PAID');
    const { version } = await people.borrower.done(application, { number });
    const { borrower } = people;
    const leaving = { requestId: randomUUID(), number, version };
    await borrower.done(exitInCoolingOff, leaving, await borrower.withProof());
    const answer = await people.lender.call(reportPayment, {
      ...(await seenByLender()),
      ...transfer(1),
    });
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { current: { state: 'CANCELLED', delivery: { state: 'PART_PAID' } } },
    ]);
  });

  it('is accepted, to the last one, while the borrower is asked for a document', async () => {
    await until('DELIVERED');
    const { version } = await people.borrower.done(application, { number });
    await people.operator.done(requestChanges, {
      requestId: randomUUID(),
      number,
      version,
      sections: [],
      documents: ['invoice'],
      reason: 'further-document',
    });
    const paid = await people.lender.done(reportPayment, {
      ...(await seenByLender()),
      ...transfer(people.amount),
    });
    expect(paid).toMatchObject({ state: 'DISBURSED', delivery: { state: 'PAID' } });
    expect(await people.borrower.done(application, { number })).toMatchObject({
      state: 'CLOSED',
      outcome: 'DISBURSED',
      changeRequests: [],
    });
  });

  it('keeps the borrower from withdrawing: there is the cooling-off period', async () => {
    await until('PART_PAID');
    const { borrower, lender, amount } = people;
    const { version } = await borrower.done(application, { number });
    const refused = await borrower.call(withdraw, { requestId: randomUUID(), number, version });
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { current: { state: 'WITH_LENDER', version } },
    ]);
    expect(refused.text).toContain('cooling-off');
    const paid = await lender.done(reportPayment, {
      ...(await seenByLender()),
      ...transfer(amount - 100_00),
    });
    expect(paid).toMatchObject({ state: 'DISBURSED' });
  });

  it('keeps the loan going when a consent is withdrawn afterwards', async () => {
    await until('PART_PAID');
    const { borrower, lender } = people;
    const { consents } = await borrower.done(listConsents, { number });
    for (const { id: consent, state } of consents) {
      if (state === 'WITHDRAWN') continue;
      await borrower.done(withdrawConsent, { requestId: randomUUID(), number, consent });
    }
    const { consents: now } = await borrower.done(listConsents, { number });
    expect(new Set(now.map(({ state }) => state))).toStrictEqual(new Set(['WITHDRAWN']));
    expect(await borrower.done(application, { number })).toMatchObject({ state: 'WITH_LENDER' });
    expect((await seenByLender()).version).toBeGreaterThan(0);
    const more = { ...(await seenByLender()), ...transfer(1) };
    expect(await lender.done(reportPayment, more)).toMatchObject({ state: 'AGREED' });
  });

  it('is noted once for each request, however often that is sent', async () => {
    await until('DELIVERED');
    const body = { ...(await seenByLender()), ...transfer(1_000_00) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => people.lender.call(reportPayment, body)),
    );
    expect(new Set(answers.map(({ status: each, text }) => `${each} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await order()).toMatchObject({ paid: 1_000_00, state: 'PART_PAID' });
  });

  it('is never for more than is owed, however many meet', async () => {
    await until('DELIVERED');
    const { lender, amount } = people;
    const more = await lender.call(reportPayment, {
      ...(await seenByLender()),
      ...transfer(amount + 1),
    });
    expect([more.status, more.json]).toMatchObject([
      409,
      { current: { delivery: { state: 'DELIVERED', amount, paid: paise(0) } } },
    ]);
    const share = Math.ceil(amount / 3);
    const meeting = await seenByLender();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        lender.call(reportPayment, { ...meeting, requestId: randomUUID(), ...transfer(share) }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(4);
    expect(await order()).toMatchObject({ paid: 2 * share, state: 'PART_PAID' });
    await lender.done(reportPayment, {
      ...(await seenByLender()),
      ...transfer(amount - 2 * share),
    });
    expect(await order()).toMatchObject({ paid: amount, state: 'PAID' });
    const refused = (await auditOf(gateway(), `lender:${lender.lenderId}`)).filter(
      ({ action }) => action === 'call-refused',
    );
    expect(refused).toHaveLength(5);
  });

  it('is one transfer, even with another request', async () => {
    await until('DELIVERED');
    const once = transfer(1_000_00);
    await people.lender.done(reportPayment, { ...(await seenByLender()), ...once });
    const again = await people.lender.call(reportPayment, {
      ...(await seenByLender()),
      ...once,
      amount: paise(5),
    });
    expect([again.status, again.json]).toMatchObject([
      409,
      { message: 'This transfer was reported before.' },
    ]);
    expect(await order()).toMatchObject({ paid: 1_000_00 });
  });
});
