import { beforeEach, expect, it } from 'vitest';
import { searchConsole } from '#contract/operators/search.ts';
import {
  fillSearchDigests,
  searchDigestsJob,
} from '#gateway/lending/lender-cases/search-digests.ts';
import { purgeTerms } from '#gateway/lending/lender-cases/purge-terms.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import { agreedLoan, deliverUntil, INVOICE, newDelivering } from '#gateway/testing/delivery.ts';
import { idOf } from '#gateway/testing/offers.ts';
import { keysOf } from '#gateway/testing/privacy.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

describeOnBothStores('digests of sealed numbers', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  let number: string;
  beforeEach(async () => {
    people = await newDelivering(gateway());
    number = await agreedLoan(gateway(), people);
  });
  const db = () => gateway().store.records.db;
  const deps = () => ({ records: gateway().store.records, keys: keysOf(gateway().store) });
  const digests = async () => [
    ...(await db().selectFrom('delivery_orders').select('chassis_digest as digest').execute()),
    ...(await db().selectFrom('delivery_payments').select('search_digest as digest').execute()),
  ];
  /** As an older gateway has written them. */
  async function forget(): Promise<void> {
    await db().updateTable('delivery_orders').set({ chassis_digest: null }).execute();
    await db().updateTable('delivery_payments').set({ search_digest: null }).execute();
  }
  const foundByChassis = async () =>
    (await people.operator.done(searchConsole, { search: INVOICE.chassisNumber })).applications;

  it('are filled in where an older gateway left them out, once', async () => {
    await deliverUntil(gateway(), people, number, 'PAID');
    const written = await digests();
    expect(new Set(written.map(({ digest }) => digest)).size).toBe(3);
    await forget();
    expect(await foundByChassis()).toEqual([]);
    const { work } = searchDigestsJob(deps());
    const { signal } = new AbortController();
    expect(await work(signal)).toEqual({ filled: 3 });
    expect(await digests()).toEqual(written);
    expect(await foundByChassis()).toMatchObject([{ number }]);
    expect(await work(signal)).toBeNull();
  });

  it('are not made of an order without an invoice, however often it is looked at', async () => {
    await deliverUntil(gateway(), people, number, 'ISSUED');
    expect(await fillSearchDigests(deps())).toBe(0);
    expect(await digests()).toEqual([{ digest: null }]);
  });

  it('go with what they are of, and are not made again', async () => {
    await deliverUntil(gateway(), people, number, 'PART_PAID');
    await purgeTerms(db(), await idOf(gateway(), number));
    expect(await digests()).toEqual([{ digest: '' }, { digest: '' }]);
    expect(await foundByChassis()).toEqual([]);
    await forget();
    expect(await fillSearchDigests(deps())).toBe(2);
    expect(await digests()).toEqual([{ digest: '' }, { digest: '' }]);
  });
});
