import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { listProducts } from '#contract/applications/catalogue.ts';
import { createApplication, match } from '#contract/applications/loans.ts';
import {
  allProducts,
  decideProduct,
  draftProduct,
  productImpact,
  productVersions,
  proposeProduct,
  retireProduct,
  saveLender,
  withdrawPlanned,
} from '#contract/operators/catalogue.ts';
import { DAY_MS, endOfIndianDay, indianDayOf } from '#domain/days.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { startPlanned } from '#gateway/lending/catalogue/products.ts';
import { TEST_INPUT, TEST_LENDER, TEST_PRODUCT } from '#gateway/testing/applications.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

const { productId } = TEST_PRODUCT;
const marked = <Body extends object>(body: Body) => ({ requestId: randomUUID(), ...body });
const dayAfter = (gateway: TestGateway, days: number) =>
  indianDayOf(gateway.clock.now + days * DAY_MS);

type Team = { readonly maker: TestPerson; readonly checker: TestPerson };

/** Before and after midnight: sessions outlast that. */
const A_MINUTE = 60_000;

/** Two operators, a minute before midnight in India. */
async function teamOf(gateway: TestGateway): Promise<Team> {
  gateway.clock.now = endOfIndianDay(indianDayOf(gateway.clock.now)) - A_MINUTE;
  const maker = await newOperator(gateway);
  await maker.done(saveLender, marked({ lender: TEST_LENDER, seen: null }));
  return { maker, checker: await newMember(gateway, maker, 'operator') };
}

const seenBy = async (person: TestPerson, version: number) =>
  (await person.done(productImpact, { productId, version })).changedAt;

/** One proposes a version, the other approves it. */
async function approve(
  { maker, checker }: Team,
  version: number,
  startsOn?: string,
  terms: Partial<ProductVersion> = {},
) {
  const product = { ...TEST_PRODUCT, ...terms, version };
  await maker.done(draftProduct, marked({ product, seen: null }));
  await maker.done(proposeProduct, marked({ productId, version, startsOn }));
  const seen = await seenBy(checker, version);
  return checker.done(
    decideProduct,
    marked({ productId, version, seen, decision: 'publish' as const }),
  );
}

const offered = async (gateway: TestGateway) => {
  const { json } = await gateway.call(listProducts, {});
  const { products, catalogueHash } = listProducts.reply.parse(json);
  return { versions: products.map(({ version }) => version), catalogueHash };
};
const matchedVersions = async (gateway: TestGateway) => {
  const { json } = await gateway.call(match, { input: TEST_INPUT });
  return match.reply.parse(json).match.version.products;
};

describeOnBothStores('a version with a day from which it counts', (gateway) => {
  it('is offered from midnight in India, to everybody, and not a moment before', async () => {
    const team = await teamOf(gateway());
    await approve(team, 1);
    const startsOn = dayAfter(gateway(), 1);
    expect(await approve(team, 2, startsOn)).toMatchObject({ state: 'PLANNED' });
    const midnight = endOfIndianDay(dayAfter(gateway(), 0));
    gateway().clock.now = midnight - 1;
    const before = await offered(gateway());
    expect(before.versions).toEqual([1]);
    expect(await matchedVersions(gateway())).toEqual([`${productId}@1`]);
    gateway().clock.now = midnight;
    const after = await offered(gateway());
    expect(after.versions).toEqual([2]);
    expect(await matchedVersions(gateway())).toEqual([`${productId}@2`]);
    // What a borrower saw before midnight is not begun with afterwards.
    expect(after.catalogueHash).not.toBe(before.catalogueHash);
    const person = await newPerson(gateway());
    const begin = (catalogueHash: string) =>
      person.call(
        createApplication,
        marked({ language: 'en' as const, input: TEST_INPUT, catalogueHash }),
      );
    expect(await begin(before.catalogueHash)).toMatchObject({ status: 409 });
    expect(await begin(after.catalogueHash)).toMatchObject({ status: 200 });
  });

  it('takes over in the records once, and the same is offered before and after', async () => {
    const team = await teamOf(gateway());
    await approve(team, 1);
    await approve(team, 2, dayAfter(gateway(), 1));
    const { records } = gateway().store;
    expect(await startPlanned(records)).toBe(0);
    gateway().clock.now += 2 * A_MINUTE;
    const lately = await offered(gateway());
    const both = await Promise.all([startPlanned(records), startPlanned(records)]);
    expect(both[0] + both[1]).toBe(1);
    expect(await offered(gateway())).toEqual(lately);
    const { versions } = await team.maker.done(productVersions, { productId, after: null });
    const midnight = endOfIndianDay(indianDayOf(gateway().clock.now - DAY_MS));
    expect(versions).toMatchObject([
      { product: { version: 2 }, state: 'PUBLISHED', countsFrom: midnight, countsUntil: null },
      { product: { version: 1 }, state: 'RETIRED', countsUntil: midnight },
    ]);
    expect(versions[0]?.approvedBy).not.toBe(null);
    expect(versions[0]?.proposedBy).not.toBe(null);
  });

  it('is settled before anything else is done with the product', async () => {
    const team = await teamOf(gateway());
    await approve(team, 1);
    await approve(team, 2, dayAfter(gateway(), 1));
    gateway().clock.now += 2 * A_MINUTE;
    const seen = await seenBy(team.checker, 2);
    expect(
      await team.checker.call(withdrawPlanned, marked({ productId, version: 2, seen })),
    ).toMatchObject({ status: 409, json: { current: { state: 'PUBLISHED' } } });
    await team.checker.done(retireProduct, marked({ productId, version: 2 }));
    expect((await offered(gateway())).versions).toEqual([]);
  });

  it('can be withdrawn before that day, and is a draft again', async () => {
    const team = await teamOf(gateway());
    await approve(team, 1);
    await approve(team, 2, dayAfter(gateway(), 1));
    const impact = await team.maker.done(productImpact, { productId, version: 1 });
    expect(impact).toMatchObject({
      published: { version: 1 },
      planned: [{ version: 2, startsOn: dayAfter(gateway(), 1) }],
    });
    const seen = await seenBy(team.maker, 2);
    const withdrawing = { productId, version: 2 };
    expect(
      await team.maker.call(withdrawPlanned, marked({ ...withdrawing, seen: seen - 1 })),
    ).toMatchObject({ status: 409, json: { current: { state: 'PLANNED' } } });
    expect(await team.maker.done(withdrawPlanned, marked({ ...withdrawing, seen }))).toMatchObject({
      state: 'DRAFT',
    });
    gateway().clock.now += 2 * A_MINUTE;
    expect((await offered(gateway())).versions).toEqual([1]);
    const { versions } = await team.maker.done(productVersions, { productId, after: null });
    expect(versions[0]).toMatchObject({ state: 'DRAFT', approvedAt: null, countsFrom: null });
    const entries = await gateway()
      .store.records.db.selectFrom('audit_entries')
      .select('facts')
      .where('subject', '=', `product:${productId}`)
      .where('action', '=', 'withdraw')
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('has a day that has not passed, neither when it is proposed nor when it is approved', async () => {
    const { maker, checker } = await teamOf(gateway());
    await maker.done(draftProduct, marked({ product: TEST_PRODUCT, seen: null }));
    const named = { productId, version: 1 };
    expect(
      await maker.call(proposeProduct, marked({ ...named, startsOn: dayAfter(gateway(), -1) })),
    ).toMatchObject({ status: 409, json: { code: 'start-day-past', fields: ['startsOn'] } });
    await maker.done(proposeProduct, marked({ ...named, startsOn: dayAfter(gateway(), 0) }));
    const seen = await seenBy(checker, 1);
    gateway().clock.now += 2 * A_MINUTE;
    const decision = marked({ ...named, seen, decision: 'publish' as const });
    const late = await checker.call(decideProduct, decision);
    expect(late).toMatchObject({ status: 409, json: { code: 'start-day-past' } });
    expect(late.json).not.toHaveProperty('fields');
    // It can be sent back, and proposed again.
    await checker.done(decideProduct, marked({ ...named, seen, decision: 'refuse' as const }));
    await maker.done(proposeProduct, marked({ ...named, startsOn: dayAfter(gateway(), 0) }));
    const again = await seenBy(checker, 1);
    expect(
      await checker.done(
        decideProduct,
        marked({ ...named, seen: again, decision: 'publish' as const }),
      ),
    ).toMatchObject({ state: 'PUBLISHED' });
  });

  it('is withdrawn, with an entry in the audit, where a newer one is published before its day', async () => {
    const team = await teamOf(gateway());
    await approve(team, 1);
    await approve(team, 2, dayAfter(gateway(), 1));
    await approve(team, 4, dayAfter(gateway(), 1));
    await approve(team, 3);
    const states = (await team.maker.done(productVersions, { productId, after: null })).versions;
    expect(states.map(({ product, state }) => [product.version, state])).toEqual([
      [4, 'PLANNED'],
      [3, 'PUBLISHED'],
      [2, 'DRAFT'],
      [1, 'RETIRED'],
    ]);
    const withdrawn = await gateway()
      .store.records.db.selectFrom('audit_entries')
      .select('actor')
      .where('subject', '=', `product:${productId}`)
      .where('action', '=', 'withdraw')
      .execute();
    expect(withdrawn).toHaveLength(1);
    gateway().clock.now += 2 * A_MINUTE;
    expect((await offered(gateway())).versions).toEqual([4]);
  });

  it('is not approved by whoever proposed it', async () => {
    const { maker } = await teamOf(gateway());
    await maker.done(draftProduct, marked({ product: TEST_PRODUCT, seen: null }));
    const named = { productId, version: 1 };
    await maker.done(proposeProduct, marked({ ...named, startsOn: dayAfter(gateway(), 1) }));
    const seen = await seenBy(maker, 1);
    expect(
      await maker.call(decideProduct, marked({ ...named, seen, decision: 'publish' as const })),
    ).toMatchObject({ status: 403 });
    const asked = { state: 'PROPOSED' as const, lenderId: null, after: null };
    expect((await maker.done(allProducts, asked)).products).toHaveLength(1);
  });
});

describeOnBothStores('the versions of a product', (gateway) => {
  it('are listed from the newest, a page at a time', async () => {
    const team = await teamOf(gateway());
    for (let version = 1; version <= 22; version += 1) {
      await team.maker.done(
        draftProduct,
        marked({ product: { ...TEST_PRODUCT, version }, seen: null }),
      );
    }
    const first = await team.maker.done(productVersions, { productId, after: null });
    expect(first.versions.map(({ product }) => product.version).slice(0, 2)).toEqual([22, 21]);
    expect(first.isLastPage).toBe(false);
    const rest = await team.maker.done(productVersions, { productId, after: 3 });
    expect(rest.versions.map(({ product }) => product.version)).toEqual([2, 1]);
    expect(rest.isLastPage).toBe(true);
    const unknown = { productId: 'there-is-none', after: null };
    expect(await team.maker.call(productVersions, unknown)).toMatchObject({ status: 404 });
  });
});
