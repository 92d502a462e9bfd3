import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  allProducts,
  decideProduct,
  draftProduct,
  listProducts,
  proposeProduct,
  retireProduct,
  saveLender,
} from '#contract/applications/catalogue.ts';
import {
  acceptMembership,
  invite,
  myMemberships,
  revokeMembership,
} from '#contract/applications/memberships.ts';
import { TEST_LENDER, TEST_PRODUCT } from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

const ONE = { productId: TEST_PRODUCT.productId, version: 1 };
const marked = <Body extends object>(body: Body) => ({ requestId: randomUUID(), ...body });

const drafted = async (maker: TestPerson, version = 1) => {
  await maker.done(saveLender, marked({ lender: TEST_LENDER }));
  await maker.done(draftProduct, marked({ product: { ...TEST_PRODUCT, version } }));
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
    const decision = { ...ONE, decision: 'publish' as const };
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
      marked({ userId: maker.userId, role: 'operator' as const, organisation: null }),
    );
    await maker.done(acceptMembership, marked({ membership: invited.membership.id }));
    const decision = marked({ ...ONE, decision: 'publish' as const });
    expect((await maker.call(decideProduct, decision)).status).toBe(403);
  });

  it('never changes a version that was proposed', async () => {
    const { maker, checker } = await makerAndChecker(gateway());
    await drafted(maker);
    await maker.done(draftProduct, marked({ product: { ...TEST_PRODUCT, coolingOffDays: 5 } }));
    await maker.done(proposeProduct, marked(ONE));
    const changed = marked({ product: { ...TEST_PRODUCT, coolingOffDays: 7 } });
    expect(await maker.call(draftProduct, changed)).toMatchObject({
      status: 409,
      json: { current: { state: 'PROPOSED' } },
    });
    await checker.done(decideProduct, marked({ ...ONE, decision: 'refuse' as const }));
    expect((await maker.call(draftProduct, { ...changed, requestId: randomUUID() })).status).toBe(
      200,
    );
  });

  it('retires the version before when a new one is published', async () => {
    const { maker, checker } = await makerAndChecker(gateway());
    for (const version of [1, 2]) {
      await drafted(maker, version);
      await maker.done(proposeProduct, marked({ ...ONE, version }));
      await checker.done(decideProduct, marked({ ...ONE, version, decision: 'publish' as const }));
    }
    expect((await published(gateway())).products.map(({ version }) => version)).toStrictEqual([2]);
    const retired = await maker.done(allProducts, { state: 'RETIRED', after: null });
    expect(retired.products.map(({ product }) => product.version)).toStrictEqual([1]);
    await maker.done(retireProduct, marked({ ...ONE, version: 2 }));
    expect((await published(gateway())).products).toStrictEqual([]);
  });

  it('has another hash whenever another thing is published, and the same for the same', async () => {
    const { maker, checker } = await makerAndChecker(gateway());
    const empty = (await published(gateway())).catalogueHash;
    await drafted(maker);
    await maker.done(proposeProduct, marked(ONE));
    await checker.done(decideProduct, marked({ ...ONE, decision: 'publish' as const }));
    const full = (await published(gateway())).catalogueHash;
    expect(full).not.toBe(empty);
    await maker.done(retireProduct, marked(ONE));
    expect((await published(gateway())).catalogueHash).toBe(empty);
  });

  it.each([
    ['publishing a draft', decideProduct, { ...ONE, decision: 'publish' as const }],
    ['retiring a draft', retireProduct, ONE],
  ] as const)('refuses %s', async (_title, call, body) => {
    const { maker, checker } = await makerAndChecker(gateway());
    await drafted(maker);
    const reply =
      call === decideProduct
        ? await checker.call(decideProduct, marked({ decision: 'publish' as const, ...body }))
        : await checker.call(retireProduct, marked(ONE));
    expect(reply).toMatchObject({ status: 409, json: { current: { state: 'DRAFT' } } });
  });

  it('refuses a product of a lender that is not there, and one of another lender', async () => {
    const { maker } = await makerAndChecker(gateway());
    const orphan = marked({ product: { ...TEST_PRODUCT, lenderId: 'nobody' } });
    expect((await maker.call(draftProduct, orphan)).status).toBe(404);
    await drafted(maker);
    await maker.done(saveLender, marked({ lender: { ...TEST_LENDER, id: 'other' } }));
    const taken = marked({ product: { ...TEST_PRODUCT, version: 2, lenderId: 'other' } });
    expect((await maker.call(draftProduct, taken)).status).toBe(409);
  });

  it('is changed by operators alone', async () => {
    const operator = await newOperator(gateway());
    const lender = await newMember(gateway(), operator, 'lender', TEST_LENDER.id);
    const person = await newPerson(gateway());
    for (const caller of [lender, person]) {
      const replies = await Promise.all([
        caller.call(saveLender, marked({ lender: TEST_LENDER })),
        caller.call(draftProduct, marked({ product: TEST_PRODUCT })),
        caller.call(proposeProduct, marked(ONE)),
        caller.call(decideProduct, marked({ ...ONE, decision: 'publish' as const })),
        caller.call(retireProduct, marked(ONE)),
        caller.call(allProducts, { state: 'DRAFT', after: null }),
      ]);
      expect(replies.map(({ status }) => status)).toStrictEqual(replies.map(() => 403));
    }
  });
});
