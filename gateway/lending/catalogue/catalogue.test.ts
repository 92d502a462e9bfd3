import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { listProducts } from '#contract/applications/catalogue.ts';
import { lenderSystems } from '#contract/operators/lender-systems.ts';
import {
  allProducts,
  decideProduct,
  draftProduct,
  proposeProduct,
  retireProduct,
  saveLender,
} from '#contract/operators/catalogue.ts';
import { acceptMembership, myMemberships } from '#contract/applications/memberships.ts';
import { invite, revokeMembership } from '#contract/operators/memberships.ts';
import { TEST_LENDER, TEST_PRODUCT } from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { newTestClock } from '#gateway/testing/test-gateway.ts';

const ONE = { productId: TEST_PRODUCT.productId, version: 1 };
/** When everything happens, as far as a test does not move the clock. */
const SEEN = newTestClock().now;
const marked = <Body extends object>(body: Body) => ({ requestId: randomUUID(), ...body });

const drafted = async (maker: TestPerson, version = 1) => {
  if (version === 1) await maker.done(saveLender, marked({ lender: TEST_LENDER, seen: null }));
  await maker.done(draftProduct, marked({ product: { ...TEST_PRODUCT, version }, seen: null }));
};

const published = async (gateway: TestGateway) => {
  const { json } = await gateway.call(listProducts, {});
  return listProducts.reply.parse(json);
};

async function makerAndChecker(gateway: TestGateway) {
  const maker = await newOperator(gateway);
  return { maker, checker: await newMember(gateway, maker, 'operator') };
}

describeOnBothStores('the catalogue', (gateway) => {
  it('publishes what one operator proposed and another approved', async () => {
    const { maker, checker } = await makerAndChecker(gateway());
    await drafted(maker);
    await maker.done(proposeProduct, marked(ONE));
    const decision = { ...ONE, seen: SEEN, decision: 'publish' as const };
    expect((await maker.call(decideProduct, marked(decision))).status).toBe(403);
    expect((await published(gateway())).products).toStrictEqual([]);
    await checker.done(decideProduct, marked(decision));
    expect(await published(gateway())).toMatchObject({
      products: [TEST_PRODUCT],
      lenders: [TEST_LENDER],
    });
  });

  it('is not decided about by its maker in another membership', async () => {
    const { maker, checker } = await makerAndChecker(gateway());
    await drafted(maker);
    await maker.done(proposeProduct, marked(ONE));
    const { memberships } = await maker.done(myMemberships, {});
    const membership = memberships[0]?.id ?? '';
    await checker.done(revokeMembership, marked({ membership }));
    const invited = await checker.done(
      invite,
      marked({
        userId: maker.userId,
        role: 'operator' as const,
        organisation: null,
        duties: ['product-manager' as const],
      }),
    );
    await maker.done(acceptMembership, marked({ membership: invited.membership.id }));
    const decision = marked({ ...ONE, seen: SEEN, decision: 'publish' as const });
    expect((await maker.call(decideProduct, decision)).status).toBe(403);
  });

  it('never changes a version that was proposed', async () => {
    const { maker, checker } = await makerAndChecker(gateway());
    await drafted(maker);
    await maker.done(
      draftProduct,
      marked({ product: { ...TEST_PRODUCT, coolingOffDays: 5 }, seen: SEEN }),
    );
    await maker.done(proposeProduct, marked(ONE));
    const changed = marked({ product: { ...TEST_PRODUCT, coolingOffDays: 7 }, seen: SEEN });
    expect(await maker.call(draftProduct, changed)).toMatchObject({
      status: 409,
      json: { current: { state: 'PROPOSED' } },
    });
    await checker.done(decideProduct, marked({ ...ONE, seen: SEEN, decision: 'refuse' as const }));
    expect((await maker.call(draftProduct, { ...changed, requestId: randomUUID() })).status).toBe(
      200,
    );
  });

  it('never loses what a colleague has saved', async () => {
    const { maker, checker } = await makerAndChecker(gateway());
    await drafted(maker);
    const saving = (coolingOffDays: number, seen: number | null) =>
      marked({ product: { ...TEST_PRODUCT, coolingOffDays }, seen });
    gateway().clock.now += 1000;
    await checker.done(draftProduct, saving(5, SEEN));
    for (const seen of [SEEN, null]) {
      expect(await maker.call(draftProduct, saving(7, seen))).toMatchObject({
        status: 409,
        json: { current: { state: 'DRAFT' } },
      });
    }
    const asked = { state: null, lenderId: TEST_LENDER.id, after: null };
    const { products } = await maker.done(allProducts, asked);
    expect(products).toMatchObject([{ product: { coolingOffDays: 5 }, changedAt: SEEN + 1000 }]);
    await maker.done(draftProduct, saving(7, SEEN + 1000));
  });

  it('publishes what was looked at, and not what was proposed again meanwhile', async () => {
    const { maker, checker } = await makerAndChecker(gateway());
    await drafted(maker);
    await maker.done(proposeProduct, marked(ONE));
    const decide = (decision: 'publish' | 'refuse', seen: number) =>
      checker.call(decideProduct, marked({ ...ONE, seen, decision }));
    await decide('refuse', SEEN);
    const product = { ...TEST_PRODUCT, coolingOffDays: 1 };
    await maker.done(draftProduct, marked({ product, seen: SEEN }));
    gateway().clock.now += 1000;
    await maker.done(proposeProduct, marked(ONE));
    expect(await decide('publish', SEEN)).toMatchObject({
      status: 409,
      json: { current: { state: 'PROPOSED' } },
    });
    expect((await decide('publish', SEEN + 1000)).status).toBe(200);
  });

  it('distinguishes a new lender from an existing one', async () => {
    const { maker } = await makerAndChecker(gateway());
    const saving = () => maker.call(saveLender, marked({ lender: TEST_LENDER, seen: null }));
    expect((await saving()).status).toBe(200);
    expect(await saving()).toMatchObject({ status: 409, json: { fields: ['lender.id'] } });
  });

  it('never loses what a colleague has changed about a lender', async () => {
    const { maker, checker } = await makerAndChecker(gateway());
    const saving = (website: string, seen: number | null) =>
      marked({ lender: { ...TEST_LENDER, website }, seen });
    const [theirs, mine] = ['https://theirs.example', 'https://mine.example'];
    expect(await maker.call(saveLender, saving(mine, SEEN))).toMatchObject({
      status: 409,
      json: { current: { lender: null, changedAt: null } },
    });
    await maker.done(saveLender, saving(TEST_LENDER.website, null));
    gateway().clock.now += 1000;
    const saved = await checker.done(saveLender, saving(theirs, SEEN));
    expect(saved).toStrictEqual({ lenderId: TEST_LENDER.id, changedAt: SEEN + 1000 });
    const refused = await maker.call(saveLender, saving(mine, SEEN));
    expect(refused).toMatchObject({
      status: 409,
      json: { current: { lender: { website: theirs }, changedAt: SEEN + 1000 } },
    });
    const { systems } = await maker.done(lenderSystems, { after: null });
    expect(systems).toMatchObject([{ lender: { website: theirs }, changedAt: SEEN + 1000 }]);
    await maker.done(saveLender, saving(mine, SEEN + 1000));
  });

  it('lets one of two win who change a lender at the same moment', async () => {
    const { maker, checker } = await makerAndChecker(gateway());
    await maker.done(saveLender, marked({ lender: TEST_LENDER, seen: null }));
    gateway().clock.now += 1000;
    const answers = await Promise.all(
      [maker, checker].map((person) =>
        person.call(saveLender, marked({ lender: TEST_LENDER, seen: SEEN })),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([200, 409]));
  });

  it('lists the versions of one lender, in one state or in all', async () => {
    const { maker } = await makerAndChecker(gateway());
    await drafted(maker);
    await drafted(maker, 2);
    await maker.done(proposeProduct, marked({ ...ONE, version: 2 }));
    const listed = async (state: 'DRAFT' | 'PROPOSED' | null, lenderId: string | null) => {
      const { products } = await maker.done(allProducts, { state, lenderId, after: null });
      return products.map(({ product, lender }) => [lender.id, product.version]);
    };
    const [one, two] = [1, 2].map((version) => [TEST_LENDER.id, version]);
    expect(await listed(null, null)).toStrictEqual([one, two]);
    expect(await listed(null, TEST_LENDER.id)).toStrictEqual([one, two]);
    expect(await listed('PROPOSED', null)).toStrictEqual([two]);
    expect(await listed(null, 'another')).toStrictEqual([]);
  });

  it('retires the previous version when a new one is published', async () => {
    const { maker, checker } = await makerAndChecker(gateway());
    for (const version of [1, 2]) {
      await drafted(maker, version);
      await maker.done(proposeProduct, marked({ ...ONE, version }));
      await checker.done(
        decideProduct,
        marked({ ...ONE, version, seen: SEEN, decision: 'publish' as const }),
      );
    }
    expect((await published(gateway())).products.map(({ version }) => version)).toStrictEqual([2]);
    const retired = await maker.done(allProducts, {
      state: 'RETIRED',
      lenderId: null,
      after: null,
    });
    expect(retired.products.map(({ product }) => product.version)).toStrictEqual([1]);
    await maker.done(retireProduct, marked({ ...ONE, version: 2 }));
    expect((await published(gateway())).products).toStrictEqual([]);
  });

  it('has another hash whenever another thing is published, and the same for the same', async () => {
    const { maker, checker } = await makerAndChecker(gateway());
    const empty = (await published(gateway())).catalogueHash;
    await drafted(maker);
    await maker.done(proposeProduct, marked(ONE));
    await checker.done(decideProduct, marked({ ...ONE, seen: SEEN, decision: 'publish' as const }));
    const full = (await published(gateway())).catalogueHash;
    expect(full).not.toBe(empty);
    await maker.done(retireProduct, marked(ONE));
    expect((await published(gateway())).catalogueHash).toBe(empty);
  });

  it.each([
    ['publishing a draft', decideProduct, ONE],
    ['retiring a draft', retireProduct, ONE],
  ] as const)('refuses %s', async (_title, call, body) => {
    const { maker, checker } = await makerAndChecker(gateway());
    await drafted(maker);
    const reply =
      call === decideProduct
        ? await checker.call(
            decideProduct,
            marked({ ...body, seen: SEEN, decision: 'publish' as const }),
          )
        : await checker.call(retireProduct, marked(ONE));
    expect(reply).toMatchObject({ status: 409, json: { current: { state: 'DRAFT' } } });
  });

  it('refuses a product of an unknown lender, and one of another lender', async () => {
    const { maker } = await makerAndChecker(gateway());
    const orphan = marked({ product: { ...TEST_PRODUCT, lenderId: 'nobody' }, seen: null });
    expect((await maker.call(draftProduct, orphan)).status).toBe(404);
    await drafted(maker);
    await maker.done(saveLender, marked({ lender: { ...TEST_LENDER, id: 'other' }, seen: null }));
    const taken = marked({
      product: { ...TEST_PRODUCT, version: 2, lenderId: 'other' },
      seen: null,
    });
    expect((await maker.call(draftProduct, taken)).status).toBe(409);
  });

  it('is changed only by operators', async () => {
    const operator = await newOperator(gateway());
    const lender = await newMember(gateway(), operator, 'lender', TEST_LENDER.id);
    const person = await newPerson(gateway());
    for (const caller of [lender, person]) {
      const replies = await Promise.all([
        caller.call(saveLender, marked({ lender: TEST_LENDER, seen: null })),
        caller.call(draftProduct, marked({ product: TEST_PRODUCT, seen: null })),
        caller.call(proposeProduct, marked(ONE)),
        caller.call(decideProduct, marked({ ...ONE, seen: SEEN, decision: 'publish' as const })),
        caller.call(retireProduct, marked(ONE)),
        caller.call(allProducts, { state: 'DRAFT', lenderId: null, after: null }),
      ]);
      expect(replies.map(({ status }) => status)).toStrictEqual(replies.map(() => 403));
    }
  });
});
