import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApplication, match } from '#contract/applications/loans.ts';
import { listProducts } from '#contract/applications/catalogue.ts';
import {
  allProducts,
  catalogueNow,
  decideProduct,
  draftProduct,
  importProducts,
  monthOfMatches,
  productImpact,
  saveLender,
} from '#contract/operators/catalogue.ts';
import { DAY_MS, daysAfter, endOfIndianDay, indianDayOf, mondayOf } from '#domain/days.ts';
import { paise } from '#domain/money/money.ts';
import { keepAsked, noteAsked, removeOldAsked } from '#gateway/lending/catalogue/asked-matches.ts';
import { TEST_INPUT, TEST_LENDER, TEST_PRODUCT } from '#gateway/testing/applications.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

const marked = <Body extends object>(body: Body) => ({ requestId: randomUUID(), ...body });
const OTHER = { ...TEST_PRODUCT, productId: 'other-loan' };

async function teamOf(gateway: TestGateway) {
  const maker = await newOperator(gateway);
  await maker.done(saveLender, marked({ lender: TEST_LENDER, seen: null }));
  return { maker, checker: await newMember(gateway, maker, 'operator') };
}

async function publish(checker: TestPerson, { productId, version }: typeof TEST_PRODUCT) {
  const { changedAt: seen } = await checker.done(productImpact, { productId, version });
  const decision = 'publish' as const;
  await checker.done(decideProduct, marked({ productId, version, seen, decision }));
}

/** One published product. */
async function withOne(gateway: TestGateway) {
  const team = await teamOf(gateway);
  await team.maker.done(
    importProducts,
    marked({ products: [{ product: TEST_PRODUCT, seen: null }] }),
  );
  await publish(team.checker, TEST_PRODUCT);
  return team;
}

const stored = (person: TestPerson) =>
  person.done(allProducts, { state: null, lenderId: null, after: null });

describeOnBothStores('an import of products', (gateway) => {
  it('proposes a new version of each, and publishes none', async () => {
    const { maker, checker } = await withOne(gateway());
    const changed = { ...TEST_PRODUCT, coolingOffDays: 9 };
    const startsOn = indianDayOf(gateway().clock.now + DAY_MS);
    const { proposed } = await maker.done(
      importProducts,
      marked({
        products: [
          { product: changed, seen: { offered: 1, newest: 1 } },
          { product: OTHER, seen: null },
        ],
        startsOn,
      }),
    );
    expect(proposed).toEqual([
      { productId: TEST_PRODUCT.productId, version: 2, state: 'PROPOSED' },
      { productId: OTHER.productId, version: 1, state: 'PROPOSED' },
    ]);
    const { json } = await gateway().call(listProducts, {});
    expect(listProducts.reply.parse(json).products).toMatchObject([{ version: 1 }]);
    const { changedAt: seen } = await maker.done(productImpact, {
      productId: OTHER.productId,
      version: 1,
    });
    const decision = marked({
      productId: OTHER.productId,
      version: 1,
      seen,
      decision: 'publish' as const,
    });
    expect((await maker.call(decideProduct, decision)).status).toBe(403);
    expect(
      await checker.done(decideProduct, { ...decision, requestId: randomUUID() }),
    ).toMatchObject({ state: 'PLANNED' });
  });

  it('does nothing at all where one product was changed since it was looked at', async () => {
    const { maker, checker } = await withOne(gateway());
    await checker.done(
      draftProduct,
      marked({ product: { ...TEST_PRODUCT, version: 2 }, seen: null }),
    );
    const before = await stored(maker);
    const importing = (newest: number) =>
      maker.call(
        importProducts,
        marked({
          products: [
            { product: OTHER, seen: null },
            { product: TEST_PRODUCT, seen: { offered: 1, newest } },
          ],
        }),
      );
    expect(await importing(1)).toMatchObject({
      status: 409,
      json: { code: 'products-changed', current: { products: [TEST_PRODUCT.productId] } },
    });
    expect(await stored(maker)).toEqual(before);
    expect((await importing(2)).status).toBe(200);
  });

  it('is refused where a product is new to the file, but there already, or another lender’s', async () => {
    const { maker } = await withOne(gateway());
    const other = { ...TEST_LENDER, id: 'other-lender' };
    await maker.done(saveLender, marked({ lender: other, seen: null }));
    const one = (product: typeof TEST_PRODUCT, seen: { offered: number; newest: number } | null) =>
      maker.call(importProducts, marked({ products: [{ product, seen }] }));
    expect((await one(TEST_PRODUCT, null)).status).toBe(409);
    const moved = { ...TEST_PRODUCT, lenderId: other.id };
    expect(await one(moved, { offered: 1, newest: 1 })).toMatchObject({
      status: 409,
      json: { code: 'product-of-another-lender' },
    });
    expect(await one({ ...OTHER, lenderId: 'nobody' }, null)).toMatchObject({ status: 404 });
    const twice = { product: OTHER, seen: null };
    const body = marked({ products: [twice, twice] });
    expect((await maker.call(importProducts, body)).status).toBe(400);
  });

  it('does not propose again what waits in the same terms', async () => {
    const { maker } = await withOne(gateway());
    const changed = { ...TEST_PRODUCT, coolingOffDays: 9 };
    const importing = (newest: number, product = changed) =>
      maker.done(importProducts, marked({ products: [{ product, seen: { offered: 1, newest } }] }));
    expect((await importing(1)).proposed).toHaveLength(1);
    const before = await stored(maker);
    expect((await importing(2)).proposed).toEqual([]);
    expect(await stored(maker)).toEqual(before);
    expect((await importing(2, { ...changed, coolingOffDays: 10 })).proposed).toMatchObject([
      { version: 3 },
    ]);
  });

  it('may be longer than other calls', async () => {
    const { maker } = await teamOf(gateway());
    const products = Array.from({ length: 60 }, (_, index) => ({
      product: { ...TEST_PRODUCT, productId: `loan-${index}` },
      seen: null,
    }));
    const { proposed } = await maker.done(importProducts, marked({ products }));
    expect(proposed).toHaveLength(60);
  });
});

describeOnBothStores('the catalogue as it is now', (gateway) => {
  it('has what is offered, what waits, and the newest number', async () => {
    const { maker } = await withOne(gateway());
    await maker.done(
      draftProduct,
      marked({ product: { ...TEST_PRODUCT, version: 4 }, seen: null }),
    );
    await maker.done(draftProduct, marked({ product: OTHER, seen: null }));
    const { products, lenders } = await maker.done(catalogueNow, {});
    expect(lenders).toMatchObject([{ id: TEST_LENDER.id }]);
    expect(products).toMatchObject([
      {
        productId: OTHER.productId,
        newestVersion: 1,
        offered: null,
        waiting: [{ state: 'DRAFT' }],
      },
      {
        productId: TEST_PRODUCT.productId,
        newestVersion: 4,
        offered: { version: 1 },
        waiting: [{ product: { version: 4 }, state: 'DRAFT', startsOn: null }],
      },
    ]);
  });
});

describeOnBothStores('the matches of the last month', (gateway) => {
  const note = (times: number, input: typeof TEST_INPUT) => {
    for (let time = 0; time < times; time += 1) noteAsked(gateway().store.records, input);
    return keepAsked(gateway().store.records);
  };
  const earning = (income: number) => ({
    ...TEST_INPUT,
    earnings: { per: 'month' as const, income: paise(income), costs: paise(0) },
  });
  const draftFrom = (maker: TestPerson, least: number, version = 2) => {
    const minMonthlyIncome = paise(least);
    const eligibility = { ...TEST_PRODUCT.eligibility, minMonthlyIncome };
    const product = { ...TEST_PRODUCT, version, eligibility };
    return maker.done(draftProduct, marked({ product, seen: null }));
  };
  const { productId } = TEST_PRODUCT;

  it('are counted with a draft in the place of what is offered, rounded, with the reasons', async () => {
    const { maker } = await withOne(gateway());
    await note(22, earning(40_000_00));
    await draftFrom(maker, 50_000_00);
    const today = indianDayOf(gateway().clock.now);
    expect(await maker.done(monthOfMatches, { version: null })).toEqual({
      days: { from: mondayOf(daysAfter(today, -29)), to: today },
      counts: {
        asked: 20,
        isCut: false,
        any: { now: 20, later: 'few', gained: 'few', lost: 20 },
        products: [
          {
            productId,
            now: 20,
            later: 'few',
            gained: 'few',
            lost: 20,
            lostBecause: [{ rule: 'monthly-income', count: 20 }],
          },
        ],
      },
    });
    const chosen = await maker.done(monthOfMatches, { version: { productId, version: 2 } });
    expect(chosen.counts?.any).toMatchObject({ lost: 20 });
    expect(await maker.call(monthOfMatches, { version: { productId, version: 7 } })).toMatchObject({
      status: 404,
    });
  });

  it('say the same of nobody as of four, also in the reasons', async () => {
    const { maker } = await withOne(gateway());
    await note(3, earning(40_000_00));
    await note(24, earning(90_000_00));
    await draftFrom(maker, 20_000_00);
    await draftFrom(maker, 41_000_00, 3);
    const ofDraft = async (version: number) =>
      (await maker.done(monthOfMatches, { version: { productId, version } })).counts?.products;
    const [nobody] = (await ofDraft(2)) ?? [];
    expect(nobody).toMatchObject({ lost: 'few', lostBecause: [] });
    expect(await ofDraft(3)).toEqual([nobody]);
  });

  it('say nothing of fewer than twenty questions', async () => {
    const { maker } = await withOne(gateway());
    await note(19, TEST_INPUT);
    await draftFrom(maker, 0);
    expect((await maker.done(monthOfMatches, { version: null })).counts).toBe(null);
    await note(5, TEST_INPUT);
    expect((await maker.done(monthOfMatches, { version: null })).counts).toMatchObject({
      asked: 25,
    });
  });

  it('are counted once for all who ask at the same time, and stay the same that day', async () => {
    const { maker, checker } = await withOne(gateway());
    await note(20, TEST_INPUT);
    await draftFrom(maker, 0);
    const both = await Promise.all(
      [maker, checker].map((person) => person.done(monthOfMatches, { version: null })),
    );
    expect(both[0]).toEqual(both[1]);
    await note(30, TEST_INPUT);
    expect(await maker.done(monthOfMatches, { version: null })).toEqual(both[0]);
  });

  it('keep nothing that leads to a person, and go after five weeks', async () => {
    const { records } = gateway().store;
    await withOne(gateway());
    const rows = () => records.db.selectFrom('asked_matches').selectAll().execute();
    const { json } = await gateway().call(match, { input: TEST_INPUT });
    const { catalogueHash } = match.reply.parse(json);
    const begin = (person: TestPerson, input = TEST_INPUT) =>
      person.done(createApplication, marked({ language: 'en' as const, input, catalogueHash }));
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => newPerson(gateway())),
    );
    if (first === undefined) throw new Error('there is nobody');
    await begin(first);
    // A second application says nothing more about how many people there are.
    await begin(first);
    for (const person of others.slice(1)) await begin(person);
    expect(await keepAsked(records)).toBe(0);
    expect(await rows()).toEqual([]);
    const income = paise(400_001_00);
    const rich = { ...TEST_INPUT, earnings: { per: 'day' as const, income, costs: paise(0) } };
    for (const person of others.slice(0, 1)) await begin(person, rich);
    expect(await keepAsked(records)).toBe(5);
    const kept = await rows();
    expect(kept).toHaveLength(5);
    const week = mondayOf(indianDayOf(gateway().clock.now));
    for (const row of kept) {
      expect(Object.keys(row).toSorted()).toEqual(['id', 'input', 'week']);
      expect(row.week).toBe(week);
    }
    gateway().clock.now = endOfIndianDay(daysAfter(week, 35)) - 1;
    expect(await removeOldAsked(records)).toBe(0);
    gateway().clock.now += 1;
    expect(await removeOldAsked(records)).toBe(5);
  });
});
