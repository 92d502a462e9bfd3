import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { reportInvoice } from '#contract/applications/delivery.ts';
import { priceList, priceLists, savePriceList } from '#contract/dealers/price-list.ts';
import { cancelDeliveryOrder } from '#contract/lenders/calls.ts';
import { chassisNumbersOf } from '#domain/lending/price-list.ts';
import { EXAMPLE_PRICED_MODEL as MODEL } from '#domain/testing/example-priced-model.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import {
  agreedLoan,
  deliverUntil,
  INVOICE,
  newDelivering,
  seenOrder,
} from '#gateway/testing/delivery.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { priceListBody } from '#gateway/testing/price-lists.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const [SOLD = '', OTHER = ''] = chassisNumbersOf(MODEL);

describeOnBothStores('the stock of a price list', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  let number: string;
  beforeEach(async () => {
    people = await newDelivering(gateway());
    await people.dealer.done(savePriceList, priceListBody(null));
    number = await issued(people);
  });

  async function issued(of: Omit<Delivering, 'amount'>): Promise<string> {
    const agreed = await agreedLoan(gateway(), of);
    await deliverUntil(gateway(), of, agreed, 'ISSUED');
    return agreed;
  }
  const invoice = async (of: string, chassisNumber: string) => ({
    ...(await seenOrder(gateway(), of)),
    ...INVOICE,
    chassisNumber,
  });
  const now = async () => {
    const { list } = await people.dealer.done(priceList, { version: null });
    return { version: list?.version, stock: list?.models.flatMap(chassisNumbersOf) };
  };
  const cancel = async () =>
    people.lender.done(cancelDeliveryOrder, {
      ...(await people.lender.seen(number)),
      reason: 'other',
    });

  it('loses a vehicle that is invoiced, in a version that says so, and by whom', async () => {
    await people.dealer.done(reportInvoice, await invoice(number, SOLD));
    expect(await now()).toEqual({ version: 2, stock: [OTHER] });
    const { versions } = await people.dealer.done(priceLists, {});
    expect(versions[0]).toMatchObject({ version: 2, cause: 'sold', of: SOLD });
    expect(versions[0]?.savedBy).not.toBeNull();
    const { list } = await people.dealer.done(priceList, { version: 1 });
    expect(list?.models).toEqual([MODEL]);
  });

  it('stays as it is where another vehicle is invoiced', async () => {
    await people.dealer.done(reportInvoice, await invoice(number, INVOICE.chassisNumber));
    expect(await now()).toEqual({ version: 1, stock: [SOLD, OTHER] });
  });

  it('has a vehicle back whose delivery is cancelled, with the prices of now', async () => {
    const { dealer } = people;
    await dealer.done(reportInvoice, await invoice(number, SOLD));
    const renamed = { ...MODEL, battery: 'New', stock: [] };
    await dealer.done(savePriceList, priceListBody(2, [renamed]));
    await cancel();
    expect(await now()).toEqual({ version: 4, stock: [SOLD] });
    const { list } = await dealer.done(priceList, { version: null });
    expect(list?.models).toEqual([
      { ...renamed, stock: [{ colour: 'Blue', chassisNumbers: [SOLD] }] },
    ]);
    expect((await dealer.done(priceLists, {})).versions[0]).toMatchObject({
      cause: 'returned',
      of: SOLD,
      savedBy: null,
    });
  });

  it('has no vehicle back of a model that is off the list, or that somebody has put back', async () => {
    const { dealer } = people;
    await dealer.done(reportInvoice, await invoice(number, SOLD));
    await dealer.done(savePriceList, priceListBody(2));
    await cancel();
    expect(await now()).toEqual({ version: 3, stock: [SOLD, OTHER] });
  });

  it('gives one vehicle to one customer: a second delivery of it is refused, until the first is cancelled', async () => {
    const { dealer } = people;
    await dealer.done(reportInvoice, await invoice(number, SOLD));
    const second = await issued({ ...people, borrower: await newPerson(gateway()) });
    const body = await invoice(second, SOLD);
    const answer = await dealer.call(reportInvoice, body);
    expect(answer.status).toBe(409);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'vehicle-delivered',
      fields: ['chassisNumber'],
    });
    await cancel();
    await dealer.done(reportInvoice, { ...body, requestId: randomUUID() });
    expect((await now()).stock).toEqual([OTHER]);
  });
});
