import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { chooseLenders, saveSection, submit, withdraw } from '#contract/applications/loans.ts';
import { paise } from '#domain/money/money.ts';
import { purgeContent } from '#gateway/lending/applications/purge-content.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import {
  chosen,
  FILLED,
  GUARANTEED_PRODUCT,
  newDraft,
  publish,
  publishTestCatalogue,
  readyDraft,
  refreshed,
  seen,
  submitted,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { TEST_MASTER_KEYS } from '#gateway/testing/test-gateway.ts';

const { productId: TEST } = TEST_PRODUCT;
const { productId: GUARANTEED } = GUARANTEED_PRODUCT;
const choice = (draft: Draft, ...products: string[]) => ({
  requestId: randomUUID(),
  ...draft,
  products,
});
const chosenOf = async (person: TestPerson, { number }: Draft) =>
  (await seen(person, number)).chosenProducts;

describeOnBothStores('the choice of lenders', (gateway) => {
  beforeEach(() => publishTestCatalogue(gateway().store));

  const kept = async ({ number }: Draft) => {
    const rows = gateway().store.records.db.selectFrom('applications').selectAll();
    return rows.where('number', '=', number).executeTakeFirstOrThrow();
  };

  it('is available on another device, and changes as a whole', async () => {
    const person = await newPerson(gateway());
    const begun = await newDraft(person);
    expect(await chosenOf(person, begun)).toStrictEqual([]);
    const both = await person.done(chooseLenders, choice(begun, TEST, GUARANTEED));
    expect(both.version).toBe(begun.version + 1);
    expect(await chosenOf(person, both)).toStrictEqual([TEST, GUARANTEED]);
    const one = await person.done(chooseLenders, choice(both, GUARANTEED));
    expect(await chosenOf(person, one)).toStrictEqual([GUARANTEED]);
    const none = await person.done(chooseLenders, choice(one));
    expect(await chosenOf(person, none)).toStrictEqual([]);
  });

  it('is changed once by a request that comes again, and not at all from an older version', async () => {
    const person = await newPerson(gateway());
    const begun = await newDraft(person);
    const body = choice(begun, TEST);
    const first = await person.done(chooseLenders, body);
    expect(await person.done(chooseLenders, body)).toStrictEqual(first);
    expect(await person.call(chooseLenders, { ...body, products: [] })).toMatchObject({
      status: 409,
    });
    expect(await person.call(chooseLenders, choice(begun))).toMatchObject({
      status: 409,
      json: { current: { state: 'DRAFT', version: first.version } },
    });
    expect(await seen(person, begun.number)).toMatchObject({
      version: first.version,
      chosenProducts: [TEST],
    });
  });

  it('is of products that were offered, one from each lender', async () => {
    const person = await newPerson(gateway());
    const another = { ...TEST_PRODUCT, productId: 'another-loan' };
    await publish(gateway().store, [], [another]);
    const begun = await newDraft(person);
    expect(await person.call(chooseLenders, choice(begun, 'unknown-loan'))).toMatchObject({
      status: 409,
      json: { current: { isMatchStale: true } },
    });
    for (const two of [[TEST, another.productId] as const, [TEST, TEST] as const]) {
      expect(await person.call(chooseLenders, choice(begun, ...two))).toMatchObject({
        status: 400,
        json: { fields: ['products'] },
      });
    }
    expect(await seen(person, begun.number)).toMatchObject({
      version: begun.version,
      chosenProducts: [],
    });
  });

  it('drops what no longer matches, and survives new terms', async () => {
    const person = await newPerson(gateway());
    const ready = await readyDraft(person);
    const both = await person.done(chooseLenders, choice(ready, TEST, GUARANTEED));
    await publish(
      gateway().store,
      [],
      [
        { ...TEST_PRODUCT, version: 2, vehicleKinds: ['e-cargo'] },
        { ...GUARANTEED_PRODUCT, version: 2, rate: { kind: 'flat', percent: 14 } },
      ],
    );
    const again = await refreshed(person, both);
    expect(await chosenOf(person, again)).toStrictEqual([GUARANTEED]);
    expect((await person.call(chooseLenders, choice(again, TEST))).status).toBe(409);
    const edited = await person.done(saveSection, {
      requestId: randomUUID(),
      ...again,
      section: 'work',
      values: { ...FILLED.work, income: paise(12_000_00) },
    });
    const poor = await refreshed(person, edited);
    expect(await chosenOf(person, poor)).toStrictEqual([]);
  });

  it('ends with sending, and changes neither then nor after a withdrawal', async () => {
    const person = await newPerson(gateway());
    const ready = await readyDraft(person);
    const draft = await person.done(chooseLenders, choice(ready, GUARANTEED));
    // What is sent is what the body of submitting names.
    const sent = await person.done(submit, chosen(draft), await person.withProof());
    expect(await seen(person, sent.number)).toMatchObject({
      chosenProducts: [],
      lenders: [{ productId: TEST }],
    });
    expect((await kept(sent)).chosen_products).toBeNull();
    expect((await person.call(chooseLenders, choice(sent, TEST))).status).toBe(409);
    const closed = await person.done(withdraw, {
      requestId: randomUUID(),
      ...(await submitted(person)),
    });
    expect(await person.call(chooseLenders, choice(closed, TEST))).toMatchObject({
      status: 409,
      json: { current: { state: 'CLOSED' } },
    });
  });

  it('is removed with what the application says of people', async () => {
    const person = await newPerson(gateway());
    const draft = await person.done(chooseLenders, choice(await newDraft(person), TEST));
    const { id } = await kept(draft);
    const { records } = gateway().store;
    await records.transact((runner) =>
      purgeContent({ runner }, dataKeys(records, TEST_MASTER_KEYS), id),
    );
    expect((await kept(draft)).chosen_products).toBeNull();
    expect(await chosenOf(person, draft)).toStrictEqual([]);
  });
});
