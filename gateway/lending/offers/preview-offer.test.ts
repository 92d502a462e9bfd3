import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { makeOffer, withdrawOffer } from '#contract/lenders/calls.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { previewOffer } from '#contract/lenders/case-calls.ts';
import { daysAfter } from '#domain/days.ts';
import { keyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import { offers } from '#contract/applications/offers.ts';
import type { Rate } from '#domain/lending/catalogue/product.ts';
import { paise } from '#domain/money/money.ts';
import { anyPaise } from '#domain/testing/any-product.ts';
import { TODAY } from '#gateway/testing/delivery.ts';
import type { LenderMember } from '#gateway/testing/lender-members.ts';
import { newLenderMember } from '#gateway/testing/lender-members.ts';
import {
  ASKED,
  FEE,
  handedOver,
  idOf,
  offerBody,
  offered,
  OFFERED_PRODUCT,
  OTHER_LENDER,
  publishForOffers,
  setCaseState,
} from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newOperator, newPerson } from '#gateway/testing/people.ts';

type Terms = Omit<BodyOf<typeof previewOffer>, 'number' | 'version'>;

/** Terms within those of the product; the last day is the least one that is possible, or a later one. */
const anyTerms: fc.Arbitrary<Terms> = fc.record({
  amount: anyPaise(OFFERED_PRODUCT.amount.min, ASKED),
  months: fc.integer(OFFERED_PRODUCT.tenure),
  rate: fc
    .tuple(fc.integer({ min: 0, max: 2400 }), fc.option(fc.integer({ min: 0, max: 2400 })))
    .map(([later, first]): Rate => ({
      kind: 'reducing',
      percent: later / 100,
      ...(first === null ? {} : { firstYearPercent: first / 100 }),
    })),
  fees: fc
    .option(anyPaise(1, FEE.paise))
    .map((amount) => (amount === null ? [] : [{ ...FEE, paise: amount }])),
  validUntil: fc
    .option(fc.integer({ min: 10, max: 90 }))
    .map((days) => (days === null ? null : daysAfter(TODAY, days))),
});

describeOnBothStores('an offer before it is made', (gateway) => {
  let borrower: TestPerson;
  let member: LenderMember;
  let number: string;
  beforeEach(async () => {
    await publishForOffers(gateway());
    borrower = await newPerson(gateway());
    member = await newLenderMember(gateway(), await newOperator(gateway()));
    ({ number } = await handedOver(gateway(), borrower));
  });

  const body = async (terms: Partial<Terms> = {}) => {
    const { requestId: _mark, apr: _apr, ...rest } = await offerBody(gateway(), number);
    return { ...rest, ...terms };
  };
  const written = async () => {
    const { db } = gateway().store.records;
    const offersThere = await db.selectFrom('offers').selectAll().execute();
    const cases = await db.selectFrom('lender_cases').selectAll().execute();
    const audit = await db.selectFrom('audit_entries').selectAll().execute();
    const notified = await db.selectFrom('notifications').selectAll().execute();
    const answered = await db.selectFrom('answered_requests').selectAll().execute();
    return { offersThere, cases, audit, notified, answered };
  };

  it('says what the borrower reads of the same terms, to the letter', async () => {
    await fc.assert(
      fc.asyncProperty(anyTerms, async (terms) => {
        const { translations, ...preview } = await member.done(previewOffer, await body(terms));
        const made = await member.done(makeOffer, {
          ...(await member.seen(number)),
          ...terms,
          apr: preview.terms.apr,
          seenKeyFactsHash: preview.keyFactsHash,
        });
        const { keyFactsHash, validUntil } = preview;
        expect(made).toMatchObject({ keyFactsHash, validUntil });
        const shown = (await borrower.done(offers, { number })).offers.find(
          ({ offer }) => offer === made.offer,
        );
        expect(shown).toMatchObject(preview);
        const [translated] = translations.map((text) => keyFactsStatement.parse(JSON.parse(text)));
        const statement = keyFactsStatement.parse(JSON.parse(preview.keyFacts));
        expect(translated?.language).not.toBe(statement.language);
        expect(translated?.schedule.rows).toStrictEqual(statement.schedule.rows);
        // One open offer at a time, as five are the most.
        await member.done(withdrawOffer, { ...(await member.seen(number)), offer: made.offer });
      }),
      { numRuns: 30 },
    );
  });

  it('writes nothing, and can be asked for again', async () => {
    const before = await written();
    const preview = await member.done(previewOffer, await body());
    expect(await member.done(previewOffer, await body())).toStrictEqual(preview);
    expect(
      (await member.call(previewOffer, await body({ amount: paise(ASKED + 100) }))).status,
    ).toBe(400);
    expect(await written()).toStrictEqual(before);
  });

  it('is refused by its fields where the offer would be', async () => {
    const refused = async (terms: Partial<Terms>) => {
      const { status, json } = await member.call(previewOffer, await body(terms));
      return [status, json];
    };
    expect(await refused({ amount: paise(ASKED + 1), months: 60 })).toMatchObject([
      400,
      { fields: ['amount', 'months'] },
    ]);
    expect(await refused({ rate: { kind: 'flat', percent: 1 } })).toMatchObject([
      400,
      { fields: ['rate'] },
    ]);
    expect(await refused({ fees: [{ ...FEE, paise: paise(FEE.paise + 1) }] })).toMatchObject([
      400,
      { fields: ['fees'] },
    ]);
    expect(await refused({ validUntil: TODAY })).toMatchObject([
      400,
      { fields: ['validUntil'], current: { least: expect.any(String) } },
    ]);
  });

  it('is refused where the case takes none or has changed, which is no call out of order', async () => {
    const asked = await body();
    const stale = await member.call(previewOffer, { ...asked, version: 7 });
    expect([stale.status, stale.json]).toMatchObject([409, { current: { state: 'PROCESSING' } }]);
    await setCaseState(gateway(), number, 'AGREED');
    expect((await member.call(previewOffer, asked)).status).toBe(409);
    const noted = (await written()).audit.filter(({ action }) => action === 'call-refused');
    expect(noted).toStrictEqual([]);
    await gateway()
      .store.records.db.updateTable('lender_cases')
      .set({ state: 'PROCESSING' })
      .where('application_id', '=', await idOf(gateway(), number))
      .execute();
    expect((await member.call(previewOffer, asked)).status).toBe(200);
  });

  it('is made as it was seen, or not at all', async () => {
    const preview = await member.done(previewOffer, await body());
    await offered(gateway(), number, OTHER_LENDER.id);
    const wanted = {
      ...(await body()),
      apr: preview.terms.apr,
      seenKeyFactsHash: preview.keyFactsHash,
    };
    const { requestId } = await member.seen(number);
    const late = await member.call(makeOffer, { ...wanted, requestId });
    expect([late.status, late.json]).toMatchObject([409, { fields: ['seenKeyFactsHash'] }]);
    const again = await member.done(previewOffer, await body());
    expect(again.keyFactsHash).not.toBe(preview.keyFactsHash);
    expect(again.terms).toStrictEqual(preview.terms);
    const made = await member.done(makeOffer, {
      ...wanted,
      requestId,
      seenKeyFactsHash: again.keyFactsHash,
    });
    expect(made.keyFactsHash).toBe(again.keyFactsHash);
  });
});
