import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import {
  allProducts,
  draftProduct,
  productImpact,
  proposeProduct,
} from '#contract/operators/catalogue.ts';
import { chooseLenders, submit } from '#contract/applications/loans.ts';
import {
  chosen,
  newDraft,
  publish,
  publishTestCatalogue,
  readyDraft,
  submitted,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { change, inReview } from '#gateway/testing/review.ts';

describeOnBothStores('a change of a product', (gateway) => {
  let operator: TestPerson;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    operator = await newOperator(gateway());
  });
  const { productId } = TEST_PRODUCT;
  const impact = (version: number) => operator.call(productImpact, { productId, version });

  it('says how many applications it affects, and which of them keep their version', async () => {
    await newDraft(await newPerson(gateway()));
    const chooser = await newPerson(gateway());
    const draft = await newDraft(chooser);
    await chooser.done(chooseLenders, { ...change(draft), products: [productId] });
    await submitted(await newPerson(gateway()));
    await inReview(await newPerson(gateway()), operator);
    await operator.done(draftProduct, {
      requestId: randomUUID(),
      product: { ...TEST_PRODUCT, version: 2 },
      seen: null,
    });
    expect((await impact(2)).json).toMatchObject({
      state: 'DRAFT',
      product: { version: 2 },
      published: { version: 1 },
      drafts: { all: 2, chosen: 1 },
      kept: [
        { state: 'IN_REVIEW', version: 1, count: 1 },
        { state: 'SUBMITTED', version: 1, count: 1 },
      ],
    });
    await publish(gateway().store, [], [{ ...TEST_PRODUCT, version: 3 }]);
    const late = await newPerson(gateway());
    const ready = await readyDraft(late);
    await late.done(submit, chosen(ready, { ...TEST_PRODUCT, version: 3 }), await late.withProof());
    expect((await impact(2)).json).toMatchObject({
      published: { version: 3 },
      kept: [{ version: 1 }, { version: 1 }, { state: 'SUBMITTED', version: 3, count: 1 }],
    });
  });

  it('is not shown for a missing version, nor to others', async () => {
    expect((await impact(9)).status).toBe(404);
    const person = await newPerson(gateway());
    expect((await person.call(productImpact, { productId, version: 1 })).status).toBe(403);
  });

  it('says who proposed it, and whether a colleague must decide', async () => {
    const name = { requestId: randomUUID(), productId, version: 2 };
    await operator.done(draftProduct, {
      requestId: randomUUID(),
      product: { ...TEST_PRODUCT, version: 2 },
      seen: null,
    });
    await operator.done(proposeProduct, name);
    const other = await newMember(gateway(), operator, 'operator');
    const asked = { state: 'PROPOSED', lenderId: null, after: null } as const;
    const proposedBy = await membershipOf(operator);
    expect((await operator.done(allProducts, asked)).products).toMatchObject([
      { proposedBy, decidedBy: null, isMine: true },
    ]);
    expect((await other.done(allProducts, asked)).products).toMatchObject([
      { proposedBy, isMine: false },
    ]);
  });
});
