import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import {
  correctVehicle,
  ownDelivery,
  reportDelivery,
  reportInvoice,
} from '#contract/applications/delivery.ts';
import { reportPayment } from '#contract/lenders/calls.ts';
import { priceList, savePriceList } from '#contract/dealers/price-list.ts';
import { chassisNumbersOf } from '#domain/lending/price-list.ts';
import { EXAMPLE_PRICED_MODEL as MODEL } from '#domain/testing/example-priced-model.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import {
  agreedLoan,
  deliverUntil,
  INVOICE,
  newDelivering,
  seenOrder,
  TEST_DEALER,
  TODAY,
  transfer,
} from '#gateway/testing/delivery.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newPerson } from '#gateway/testing/people.ts';
import { priceListBody } from '#gateway/testing/price-lists.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const [RIGHT = '', WRONG = ''] = chassisNumbersOf(MODEL);

describeOnBothStores('the chassis number of a delivery', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  let number: string;
  beforeEach(async () => {
    people = await newDelivering(gateway());
    number = await issued(people.borrower);
  });

  async function issued(borrower: TestPerson): Promise<string> {
    const agreed = await agreedLoan(gateway(), { ...people, borrower });
    await deliverUntil(gateway(), { ...people }, agreed, 'ISSUED');
    return agreed;
  }
  const invoice = async (of: string, chassisNumber: string) => ({
    ...(await seenOrder(gateway(), of)),
    ...INVOICE,
    chassisNumber,
  });
  const correct = async (by: TestPerson, chassisNumber: string, of = number) =>
    by.call(correctVehicle, {
      ...(await seenOrder(gateway(), of)),
      chassisNumber,
      reason: 'mistyped',
    });
  const shown = async () =>
    (await people.borrower.done(ownDelivery, { number })).delivery?.invoice?.chassisNumber;
  const deliver = async () =>
    people.dealer.done(reportDelivery, {
      ...(await seenOrder(gateway(), number)),
      deliveredOn: TODAY,
    });

  it('is in one delivery, also if two report it at the same moment', async () => {
    const second = await issued(await newPerson(gateway()));
    const bodies = [await invoice(number, RIGHT), await invoice(second, RIGHT)];
    const answers = await Promise.all(
      bodies.map((body) => people.dealer.call(reportInvoice, body)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'vehicle-delivered',
      fields: ['chassisNumber'],
    });
    const { count } = await gateway()
      .store.records.db.selectFrom('delivery_orders')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '=', 'INVOICED')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('is corrected by a manager after the delivery, so that the real vehicle can be sold', async () => {
    await people.dealer.done(savePriceList, priceListBody(null));
    await people.dealer.done(reportInvoice, await invoice(number, WRONG));
    await deliver();
    expect((await correct(people.dealer, RIGHT)).status).toBe(200);
    expect(await shown()).toBe(RIGHT);
    const { list } = await people.dealer.done(priceList, { version: null });
    expect(list?.models.flatMap(chassisNumbersOf)).toEqual([WRONG]);
    const second = await issued(await newPerson(gateway()));
    expect((await people.dealer.call(reportInvoice, await invoice(second, WRONG))).status).toBe(
      200,
    );
    expect(await correct(people.dealer, WRONG)).toMatchObject({
      status: 409,
      json: { code: 'vehicle-delivered', fields: ['chassisNumber'] },
    });
    expect(await shown()).toBe(RIGHT);
  });

  it('is corrected with a reason in the audit, and the lender is told anew', async () => {
    await people.dealer.done(reportInvoice, await invoice(number, WRONG));
    await deliver();
    await correct(people.dealer, RIGHT);
    const { db } = gateway().store.records;
    const { id } = await db
      .selectFrom('applications')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect((await auditOf(gateway(), `application:${id}`)).at(-1)).toMatchObject({
      role: 'dealer',
      action: 'delivery.correctVehicle',
      facts: { state: 'DELIVERED', reason: 'mistyped' },
    });
    const told = await db
      .selectFrom('outbox')
      .select(['kind'])
      .where('application_id', '=', id)
      .where('kind', 'in', ['invoiced', 'delivered'])
      .orderBy('position')
      .execute();
    expect(told.map(({ kind }) => kind)).toEqual([
      'invoiced',
      'delivered',
      'invoiced',
      'delivered',
    ]);
    expect((await people.borrower.done(ownDelivery, { number })).delivery).toMatchObject({
      state: 'DELIVERED',
      deliveredOn: TODAY,
    });
  });

  it('stays as it is once money is paid, before it is reported, and for salespeople', async () => {
    expect(await correct(people.dealer, RIGHT)).toMatchObject({
      status: 409,
      json: { code: 'delivery-changed', current: { state: 'ISSUED' } },
    });
    await people.dealer.done(reportInvoice, await invoice(number, WRONG));
    const { operator } = people;
    const seller = await newMember(
      gateway(),
      operator,
      'dealer',
      TEST_DEALER.id,
      [],
      'salesperson',
    );
    expect(await correct(seller, RIGHT)).toMatchObject({
      status: 403,
      json: { code: 'managers-only' },
    });
    const stale = { ...(await seenOrder(gateway(), number)), version: 1, requestId: randomUUID() };
    expect(
      await people.dealer.call(correctVehicle, {
        ...stale,
        chassisNumber: RIGHT,
        reason: 'mistyped',
      }),
    ).toMatchObject({ status: 409, json: { code: 'delivery-changed' } });
    const paid = await issued(await newPerson(gateway()));
    await people.dealer.done(reportInvoice, await invoice(paid, INVOICE.chassisNumber));
    await payPart(paid);
    expect(await correct(people.dealer, RIGHT, paid)).toMatchObject({
      status: 409,
      json: { code: 'delivery-changed', current: { state: 'PART_PAID' } },
    });
    expect(await shown()).toBe(WRONG);
  });

  async function payPart(of: string): Promise<void> {
    await people.dealer.done(reportDelivery, {
      ...(await seenOrder(gateway(), of)),
      deliveredOn: TODAY,
    });
    await people.lender.done(reportPayment, {
      ...(await people.lender.seen(of)),
      ...transfer(100_00),
    });
  }
});
