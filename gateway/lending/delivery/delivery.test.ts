import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import {
  chooseDealer,
  completeDelivery,
  ownDelivery,
  reportDelivery,
  reportInvoice,
  requestDeliveryOrder,
} from '#contract/applications/delivery.ts';
import {
  completeDeliveryAsOperator,
  reportDeliveryAsOperator,
  reportInvoiceAsOperator,
  requestDeliveryOrderAsOperator,
} from '#contract/operators/delivery.ts';
import { application } from '#contract/applications/loans.ts';
import {
  cancelDeliveryOrder,
  issueDeliveryOrder,
  lenderCase,
  reportPayment,
  reportStatus,
} from '#contract/lenders/calls.ts';
import type { DeliveryAction, DeliveryState } from '#domain/lending/states/delivery-states.ts';
import {
  DELIVERY_EDGES,
  DELIVERY_STATES,
  deliveryEdge,
} from '#domain/lending/states/delivery-states.ts';
import { paise } from '#domain/money/money.ts';
import { cancelCases } from '#gateway/lending/lender-cases/end-cases.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import {
  acceptedLoan,
  agreedLoan,
  deliverUntil,
  INVOICE,
  newDelivering,
  orderOf,
  seenOrder,
  status,
  TODAY,
  TOMORROW,
  transfer,
} from '#gateway/testing/delivery.ts';
import { auditOf, newLenderSystem } from '#gateway/testing/lender-calls.ts';
import { caseOf, eventsAbout, idOf, messagesAbout, OTHER_LENDER } from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { newMember, newPerson } from '#gateway/testing/people.ts';
import { auditProblem } from '#gateway/testing/privacy.ts';

const INVOICED = Object.values(INVOICE);
const UTR = 'UTRSEEDED1234567';

describeOnBothStores('a delivery order', (gateway) => {
  let people: Delivering;
  let number: string;
  beforeEach(async () => {
    const involved = await newDelivering(gateway());
    number = await agreedLoan(gateway(), involved);
    people = { ...involved, amount: paise(149_000_00) };
  });

  const until = (state: DeliveryState) => deliverUntil(gateway(), people, number, state);
  const order = () => orderOf(gateway(), number);
  const seen = () => seenOrder(gateway(), number);
  const seenByLender = () => people.lender.seen(number);
  const shown = () => people.borrower.done(application, { number });

  it('goes from the request to the documents, and the loan is disbursed', async () => {
    const { dealer, lender, borrower, amount } = people;
    const requested = await dealer.done(requestDeliveryOrder, { requestId: randomUUID(), number });
    expect(requested).toEqual({
      number,
      delivery: { state: 'REQUESTED', version: 1, amount, paid: paise(0) },
    });
    expect(await lender.done(issueDeliveryOrder, await seenByLender())).toMatchObject({
      state: 'AGREED',
      delivery: { state: 'ISSUED', amount, paid: paise(0) },
    });
    await dealer.done(reportInvoice, { ...(await seen()), ...INVOICE });
    await dealer.done(reportDelivery, { ...(await seen()), deliveredOn: TODAY });
    const first = { ...(await seenByLender()), ...transfer(40_000_00), reference: UTR };
    expect(await lender.done(reportPayment, first)).toMatchObject({
      state: 'AGREED',
      delivery: { state: 'PART_PAID', amount, paid: paise(40_000_00) },
    });
    expect(await shown()).toMatchObject({ state: 'WITH_LENDER' });
    await lender.done(reportStatus, {
      ...(await seenByLender()),
      status: 'DISBURSEMENT_PENDING' as const,
    });
    const rest = { ...(await seenByLender()), ...transfer(amount - 40_000_00) };
    expect(await lender.done(reportPayment, rest)).toMatchObject({
      state: 'DISBURSED',
      delivery: { state: 'PAID', paid: amount },
    });
    expect(await shown()).toMatchObject({ state: 'CLOSED', outcome: 'DISBURSED' });
    await dealer.done(completeDelivery, { ...(await seen()), documents: ['invoice'] });
    expect(await borrower.done(ownDelivery, { number })).toEqual({
      dealerId: 'test-dealer',
      delivery: {
        state: 'COMPLETE',
        amount,
        paid: amount,
        prices: {
          exShowroomPrice: paise(180_000_00),
          onRoadPrice: paise(190_000_00),
          downPayment: paise(40_000_00),
        },
        invoice: INVOICE,
        deliveredOn: TODAY,
        payments: [
          { amount: paise(40_000_00), paidOn: TODAY, reference: UTR },
          { amount: amount - 40_000_00, paidOn: TODAY, reference: rest.reference },
        ],
      },
    });
    expect(
      (await messagesAbout(gateway(), number)).filter(
        ({ lenderId }) => lenderId === lender.lenderId,
      ),
    ).toMatchObject([
      { kind: 'offer-accepted' },
      { kind: 'delivery-requested', facts: { amount, dealerId: 'test-dealer' } },
      { kind: 'invoiced', facts: {} },
      { kind: 'delivered', facts: { deliveredOn: TODAY } },
      { kind: 'delivery-complete', facts: { documents: 'invoice' } },
    ]);
    const events = await eventsAbout(gateway(), number);
    expect(events).toEqual(expect.arrayContaining(['delivery-order-issued', 'disbursed']));
    const audit = await auditOf(gateway(), `application:${await idOf(gateway(), number)}`);
    expect(
      audit.map(({ action }) => action).filter((action) => /^delivery|^disburse/.test(action)),
    ).toStrictEqual([
      'delivery.request',
      'delivery.issue',
      'delivery.reportInvoice',
      'delivery.reportDelivery',
      'delivery.payPart',
      'delivery.payAll',
      'disburse',
      'delivery.complete',
    ]);
    for (const secret of [...INVOICED, UTR]) expect(JSON.stringify(audit)).not.toContain(secret);
    const rows = JSON.stringify([
      await order(),
      await gateway().store.records.db.selectFrom('delivery_payments').selectAll().execute(),
      await gateway().store.records.db.selectFrom('outbox').selectAll().execute(),
      await gateway().store.records.db.selectFrom('answered_requests').selectAll().execute(),
    ]);
    for (const secret of [...INVOICED, UTR]) expect(rows).not.toContain(secret);
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('is taken on by an operator as well, even without a dealer', async () => {
    const { operator, lender } = people;
    const { version } = await shown();
    await people.borrower.done(chooseDealer, {
      requestId: randomUUID(),
      number,
      version,
      dealerId: null,
    });
    expect(
      (await people.dealer.call(requestDeliveryOrder, { requestId: randomUUID(), number })).status,
    ).toBe(404);
    await operator.done(requestDeliveryOrderAsOperator, { requestId: randomUUID(), number });
    await lender.done(issueDeliveryOrder, await seenByLender());
    await operator.done(reportInvoiceAsOperator, { ...(await seen()), ...INVOICE });
    await operator.done(reportDeliveryAsOperator, { ...(await seen()), deliveredOn: TODAY });
    await lender.done(reportPayment, { ...(await seenByLender()), ...transfer(people.amount) });
    await operator.done(completeDeliveryAsOperator, { ...(await seen()), documents: ['invoice'] });
    expect(await order()).toMatchObject({ state: 'COMPLETE', version: 6 });
  });

  const ACTS: Readonly<Record<DeliveryAction, () => Promise<{ status: number; json: unknown }>>> = {
    issue: async () => people.lender.call(issueDeliveryOrder, await seenByLender()),
    cancel: async () =>
      people.lender.call(cancelDeliveryOrder, { ...(await seenByLender()), reason: 'vehicle' }),
    reportInvoice: async () => people.dealer.call(reportInvoice, { ...(await seen()), ...INVOICE }),
    reportDelivery: async () =>
      people.dealer.call(reportDelivery, { ...(await seen()), deliveredOn: TODAY }),
    payPart: async () =>
      people.lender.call(reportPayment, { ...(await seenByLender()), ...transfer(1) }),
    payAll: async () =>
      people.lender.call(reportPayment, {
        ...(await seenByLender()),
        ...transfer(Math.max(1, people.amount - ((await order())?.paid ?? 0))),
      }),
    complete: async () =>
      people.dealer.call(completeDelivery, { ...(await seen()), documents: ['invoice'] }),
  };

  const reach = async (state: DeliveryState) => {
    number = await agreedLoan(gateway(), { ...people, borrower: await newPerson(gateway()) });
    if (state !== 'CANCELLED') return until(state);
    await until('REQUESTED');
    await ACTS.cancel();
  };

  it('follows its table of states, and refuses anything else', async () => {
    const outcomes: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const actions = new Set(DELIVERY_EDGES.map(({ action }) => action));
    for (const state of DELIVERY_STATES) {
      // What is refused comes first: it changes nothing.
      const inOrder = [...actions].toSorted(
        (one, other) =>
          Number(deliveryEdge(one, state) !== null) - Number(deliveryEdge(other, state) !== null),
      );
      let isReached = false;
      for (const action of inOrder) {
        if (!isReached) await reach(state);
        const { status: answered } = await ACTS[action]();
        const name = `${action} from ${state}`;
        outcomes[name] = `${answered} ${(await order())?.state}`;
        const edge = deliveryEdge(action, state);
        expected[name] = edge === null ? `409 ${state}` : `200 ${edge.to}`;
        isReached = edge === null;
      }
    }
    expect(outcomes).toStrictEqual(expected);
  }, 120_000);

  it('begins when borrower and lender have agreed, and once', async () => {
    const other = { ...people, borrower: await newPerson(gateway()) };
    ({ number } = await acceptedLoan(gateway(), other));
    const ask = () => people.dealer.call(requestDeliveryOrder, { requestId: randomUUID(), number });
    expect((await ask()).status).toBe(409);
    await status(people.lender, await seenByLender(), 'AGREEMENT_PENDING');
    expect((await ask()).status).toBe(409);
    const early = await people.lender.call(issueDeliveryOrder, await seenByLender());
    expect([early.status, early.json]).toMatchObject([
      409,
      { current: { state: 'AGREEMENT_PENDING', delivery: null } },
    ]);
    await status(people.lender, await seenByLender(), 'AGREED');
    await status(people.lender, await seenByLender(), 'DISBURSEMENT_PENDING');
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(2);
    expect(await order()).toMatchObject({ state: 'REQUESTED', version: 1 });
  });

  it('a cancelled order makes room for another', async () => {
    await until('INVOICED');
    const cancelled = await people.lender.done(cancelDeliveryOrder, {
      ...(await seenByLender()),
      reason: 'margin-not-paid',
    });
    expect(cancelled).toMatchObject({ state: 'AGREED', delivery: { state: 'CANCELLED' } });
    expect(await order()).toMatchObject({ reason: 'margin-not-paid' });
    expect(await eventsAbout(gateway(), number)).toContain('delivery-order-cancelled');
    // The lender hears no more of an order that it has cancelled, whose invoice nobody could write any more.
    const unsent = await gateway()
      .store.records.db.selectFrom('outbox')
      .select('kind')
      .where('application_id', '=', await idOf(gateway(), number))
      .where('kind', 'in', ['delivery-requested', 'invoiced'])
      .where('state', '=', 'PENDING')
      .execute();
    expect(unsent).toEqual([]);
    await until('DELIVERED');
    expect(await order()).toMatchObject({ state: 'DELIVERED', reason: null, version: 8 });
  });

  it('ends with its case', async () => {
    await until('ISSUED');
    const { records } = gateway().store;
    const id = await idOf(gateway(), number);
    await change(records, async (tx) => {
      await cancelCases(tx, { id }, { actor: SYSTEM, why: 'withdrawn' });
      return {};
    });
    expect(await order()).toMatchObject({ state: 'CANCELLED', reason: 'withdrawn' });
    expect((await ACTS.issue()).status).toBe(409);
    expect(
      (await people.dealer.call(requestDeliveryOrder, { requestId: randomUUID(), number })).status,
    ).toBe(409);
  });

  it('refuses a day in the future, an invalid chassis number, and incomplete documents', async () => {
    await until('ISSUED');
    for (const chassisNumber of ['MB7ABCDE1FG23456', 'MB7ABCDE1FG23456I', 'mb7abcde1fg234567']) {
      const answer = await people.dealer.call(reportInvoice, {
        ...(await seen()),
        ...INVOICE,
        chassisNumber,
      });
      expect([answer.status, answer.json]).toMatchObject([400, { fields: ['chassisNumber'] }]);
    }
    await ACTS.reportInvoice();
    const early = await people.dealer.call(reportDelivery, {
      ...(await seen()),
      deliveredOn: TOMORROW,
    });
    expect([early.status, early.json]).toMatchObject([400, { fields: ['deliveredOn'] }]);
    await ACTS.reportDelivery();
    const prepaid = { ...(await seenByLender()), ...transfer(1), paidOn: TOMORROW };
    expect((await people.lender.call(reportPayment, prepaid)).json).toMatchObject({
      fields: ['paidOn'],
    });
    await ACTS.payAll();
    const lacking = await people.dealer.call(completeDelivery, {
      ...(await seen()),
      documents: ['insurance'],
    });
    expect([lacking.status, lacking.json]).toMatchObject([400, { fields: ['document:invoice'] }]);
    expect(await order()).toMatchObject({ state: 'PAID' });
  });

  it('refuses those who have not seen its current version', async () => {
    await until('ISSUED');
    const { version, ...rest } = await seen();
    const old = await people.dealer.call(reportInvoice, {
      ...rest,
      version: version - 1,
      ...INVOICE,
    });
    expect([old.status, old.json]).toMatchObject([409, { current: { state: 'ISSUED', version } }]);
  });

  it('does not exist for another dealer, another lender or another borrower', async () => {
    await until('ISSUED');
    const { operator } = people;
    const rival = await newMember(gateway(), operator, 'dealer', 'other-dealer');
    const stranger = await newPerson(gateway());
    const otherLender = await newLenderSystem(gateway(), OTHER_LENDER.id);
    const now = await seen();
    const answers = [
      await rival.call(requestDeliveryOrder, { requestId: randomUUID(), number }),
      await rival.call(reportInvoice, { ...now, ...INVOICE }),
      await rival.call(reportDelivery, { ...now, deliveredOn: TODAY }),
      await rival.call(completeDelivery, { ...now, documents: [] }),
      await stranger.call(ownDelivery, { number }),
      await stranger.call(chooseDealer, { ...now, dealerId: null }),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.json]).toStrictEqual([
        404,
        { message: 'There is no such application.', code: 'no-such-application' },
      ]);
    }
    expect((await people.borrower.call(reportInvoice, { ...now, ...INVOICE })).status).toBe(403);
    expect((await people.dealer.call(reportInvoiceAsOperator, { ...now, ...INVOICE })).status).toBe(
      403,
    );
    expect(await otherLender.done(lenderCase, { number })).toMatchObject({ delivery: null });
    const others = await otherLender.call(issueDeliveryOrder, await otherLender.seen(number));
    expect([others.status, others.json]).toMatchObject([
      409,
      { current: { state: 'CANCELLED', delivery: null } },
    ]);
    expect(await caseOf(gateway(), number)).toMatchObject({ state: 'AGREED' });
    const early = await people.lender.call(reportStatus, {
      ...(await seenByLender()),
      status: 'AGREED',
    });
    expect(early.status).toBe(409);
  });
});
