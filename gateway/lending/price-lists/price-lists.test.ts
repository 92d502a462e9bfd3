import { beforeEach, expect, it } from 'vitest';
import {
  MAX_PRICE_LIST_BYTES,
  MAX_PRICE_LISTS,
  priceList,
  priceLists,
  savePriceList,
} from '#contract/dealers/price-list.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_PRICED_MODEL as PRICED_MODEL } from '#domain/testing/example-priced-model.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import { newDelivering, TEST_DEALER } from '#gateway/testing/delivery.ts';
import { newMember } from '#gateway/testing/people.ts';
import { priceListBody } from '#gateway/testing/price-lists.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const CHEAPER = { ...PRICED_MODEL, exShowroomPrice: paise(160_000_00) };
const NOW = { version: null };

describeOnBothStores('the price list of a dealer', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  beforeEach(async () => {
    people = await newDelivering(gateway());
  });

  it('is empty at first, and then says what was saved, when and by whom', async () => {
    const { dealer } = people;
    expect(await dealer.done(priceList, NOW)).toEqual({ list: null });
    expect(await dealer.done(priceLists, {})).toEqual({ versions: [] });
    expect(await dealer.done(savePriceList, priceListBody(null))).toEqual({ version: 1 });
    const { list } = await dealer.done(priceList, NOW);
    expect(list).toMatchObject({ version: 1, models: [PRICED_MODEL] });
    expect(list?.savedAt).toBeGreaterThan(0);
    expect(list?.savedBy).not.toBe('');
    expect(list?.savedBy).not.toBeNull();
  });

  it('keeps the versions before, which another member of the dealer reads as well', async () => {
    const { dealer, operator } = people;
    await dealer.done(savePriceList, priceListBody(null));
    const colleague = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id);
    await colleague.done(savePriceList, priceListBody(1, [CHEAPER]));
    const { versions } = await dealer.done(priceLists, {});
    expect(versions.map(({ version, models }) => [version, models])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect((await dealer.done(priceList, NOW)).list?.models).toEqual([CHEAPER]);
    expect((await dealer.done(priceList, { version: 1 })).list?.models).toEqual([PRICED_MODEL]);
    expect(await dealer.done(priceList, { version: 3 })).toEqual({ list: null });
  });

  it('is not saved over a version that was not seen', async () => {
    const { dealer } = people;
    await dealer.done(savePriceList, priceListBody(null));
    for (const seen of [null, 2]) {
      const answer = await dealer.call(savePriceList, priceListBody(seen, [CHEAPER]));
      expect(answer.status).toBe(409);
      expect(JSON.parse(answer.text)).toMatchObject({
        code: 'price-list-changed',
        current: { version: 1 },
      });
    }
    expect((await dealer.done(priceList, NOW)).list?.models).toEqual([PRICED_MODEL]);
  });

  it('has no new version where it says the same, or where a request comes twice', async () => {
    const { dealer } = people;
    const body = priceListBody(null);
    await dealer.done(savePriceList, body);
    expect(await dealer.done(savePriceList, body)).toEqual({ version: 1 });
    expect(await dealer.done(savePriceList, priceListBody(null))).toEqual({ version: 1 });
    expect((await dealer.done(priceLists, {})).versions).toHaveLength(1);
  });

  it('is another dealer’s secret', async () => {
    const { dealer, operator } = people;
    await dealer.done(savePriceList, priceListBody(null));
    await gateway()
      .store.records.db.insertInto('dealers')
      .values({
        id: 'other-dealer',
        content: JSON.stringify({ id: 'other-dealer', names: TEST_DEALER.names }),
        changed_at: 1,
      })
      .execute();
    const rival = await newMember(gateway(), operator, 'dealer', 'other-dealer');
    expect(await rival.done(priceList, NOW)).toEqual({ list: null });
    expect(await rival.done(priceList, { version: 1 })).toEqual({ list: null });
    expect(await rival.done(priceLists, {})).toEqual({ versions: [] });
    expect(await rival.done(savePriceList, priceListBody(null, [CHEAPER]))).toEqual({ version: 1 });
    expect((await dealer.done(priceList, NOW)).list?.models).toEqual([PRICED_MODEL]);
    expect((await rival.done(priceList, NOW)).list?.models).toEqual([CHEAPER]);
  });

  it('is refused with a fault, and where it is too long', async () => {
    const { dealer } = people;
    const status = async (models: Parameters<typeof priceListBody>[1]) =>
      (await dealer.call(savePriceList, priceListBody(null, models))).status;
    expect(await status([PRICED_MODEL, PRICED_MODEL])).toBe(400);
    expect(await status([{ ...PRICED_MODEL, exShowroomPrice: paise(0) }])).toBe(400);
    const stock = Array.from({ length: 10 }, (_, colour) => ({
      colour: `Colour ${colour}`,
      chassisNumbers: Array.from(
        { length: 50 },
        (__, at) => `MA1AB2CD3EF4${colour}${String(at).padStart(4, '0')}`,
      ),
    }));
    const long = Array.from({ length: 20 }, (_, at) => ({
      ...PRICED_MODEL,
      model: `Sawari ${at}`,
      stock,
    }));
    expect(JSON.stringify(long).length).toBeGreaterThan(MAX_PRICE_LIST_BYTES);
    expect(await status(long)).toBe(413);
    expect(await dealer.done(priceList, NOW)).toEqual({ list: null });
  });

  it('keeps so many versions and no more, and the audit says of each who saved it', async () => {
    const { dealer } = people;
    await dealer.done(savePriceList, priceListBody(null));
    const { db } = gateway().store.records;
    const rows = await db.selectFrom('price_lists').selectAll().execute();
    const later = Array.from({ length: MAX_PRICE_LISTS - 1 }, (_, at) => at + 2);
    await db
      .insertInto('price_lists')
      .values(rows.flatMap((row) => later.map((version) => ({ ...row, version }))))
      .execute();
    // Sales count among themselves.
    await db
      .updateTable('price_lists')
      .set({ cause: 'sold', of_cause: 'MA1AB2CD3EF456789' })
      .where('version', '=', 2)
      .execute();
    await dealer.done(savePriceList, priceListBody(MAX_PRICE_LISTS, [CHEAPER]));
    await dealer.done(savePriceList, priceListBody(MAX_PRICE_LISTS + 1));
    const { versions } = await dealer.done(priceLists, {});
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: MAX_PRICE_LISTS + 1 }, (_, at) => MAX_PRICE_LISTS + 2 - at),
    );
    expect(versions.at(-1)).toMatchObject({ version: 2, cause: 'sold', of: 'MA1AB2CD3EF456789' });
    const entries = await db
      .selectFrom('audit_entries')
      .select(['role', 'facts'])
      .where('subject', '=', `dealer:${TEST_DEALER.id}`)
      .where('action', '=', 'save-price-list')
      .orderBy('seq')
      .execute();
    expect(entries.map(({ role, facts }) => [role, JSON.parse(facts)])).toEqual([
      ['dealer', { version: 1, models: 1 }],
      ['dealer', { version: MAX_PRICE_LISTS + 1, models: 1 }],
      ['dealer', { version: MAX_PRICE_LISTS + 2, models: 1 }],
    ]);
  });

  it('says of a version that it brings an earlier one back', async () => {
    const { dealer } = people;
    await dealer.done(savePriceList, priceListBody(null));
    await dealer.done(savePriceList, priceListBody(1, [CHEAPER]));
    await dealer.done(savePriceList, { ...priceListBody(2), restores: 1 });
    const { versions } = await dealer.done(priceLists, {});
    expect(versions.map(({ version, cause, of }) => [version, cause, of])).toEqual([
      [3, 'restored', '1'],
      [2, null, null],
      [1, null, null],
    ]);
    expect((await dealer.done(priceList, NOW)).list?.models).toEqual([PRICED_MODEL]);
  });
});
