import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { quotes, readLead, saveQuote } from '#contract/dealers/leads.ts';
import { listProducts } from '#contract/applications/catalogue.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import { figuresOf } from '#domain/lending/quote.ts';
import { paise } from '#domain/money/money.ts';
import { publish, TEST_INPUT, TEST_LENDER } from '#gateway/testing/applications.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import { newDelivering } from '#gateway/testing/delivery.ts';
import { newLead, newQuote, QUOTE, quoteBody } from '#gateway/testing/leads.ts';
import { OFFERED_PRODUCT } from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

describeOnBothStores('quotes of a dealer', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  beforeEach(async () => {
    people = await newDelivering(gateway());
  });

  it('are kept with the figures that everybody works out from what is published', async () => {
    const { dealer } = people;
    const lead = await newLead(dealer);
    const body = quoteBody(lead);
    const saved = await dealer.done(saveQuote, body);
    const published = await dealer.done(listProducts, {});
    expect(saved.figures).toEqual(figuresOf(QUOTE, published));
    const { amount, instalment, instalmentPerDay, apr } = drawUpOffer(
      OFFERED_PRODUCT,
      paise(TEST_INPUT.onRoadPrice - TEST_INPUT.downPayment),
      24,
    );
    expect(saved.figures).toMatchObject({
      invoicePrice: TEST_INPUT.exShowroomPrice,
      onRoadPrice: TEST_INPUT.onRoadPrice,
      loanAmount: amount,
      products: ['other-loan@1', 'test-loan@1'],
    });
    expect(saved.figures.tenors[1]?.offered[0]).toMatchObject({
      instalment,
      instalmentPerDay,
      apr,
    });
    expect(await dealer.done(quotes, { lead, after: null })).toEqual({
      quotes: [
        {
          quote: body.quote,
          number: '2026-1',
          link: saved.link,
          branch: null,
          savedAt: saved.savedAt,
          terms: QUOTE,
          figures: saved.figures,
        },
      ],
      isLastPage: true,
    });
  });

  it('say which vehicle a lead is about, where nobody has said so', async () => {
    const { dealer } = people;
    const kindOf = async (lead: string) => (await dealer.done(readLead, { lead })).lead.vehicleKind;
    const unknown = await newLead(dealer, { vehicleKind: null });
    await dealer.done(saveQuote, quoteBody(unknown));
    expect(await kindOf(unknown)).toBe(QUOTE.vehicleKind);
    const known = await newLead(dealer, { vehicleKind: 'e-cargo' });
    await dealer.done(saveQuote, quoteBody(known));
    expect(await kindOf(known)).toBe('e-cargo');
  });

  it('never change: sent again they are the same, and show what was quoted', async () => {
    const { dealer } = people;
    const lead = await newLead(dealer);
    const body = quoteBody(lead);
    const saved = await dealer.done(saveQuote, body);
    const cheaper = { ...OFFERED_PRODUCT, version: 2, rate: { kind: 'reducing', percent: 12 } };
    await publish(
      gateway().store,
      [TEST_LENDER],
      [{ ...cheaper, rate: { kind: 'reducing', percent: 12 } }],
    );
    expect(await dealer.done(saveQuote, body)).toEqual(saved);
    expect(await dealer.done(saveQuote, { ...body, requestId: randomUUID() })).toEqual(saved);
    const other = { ...body, requestId: randomUUID(), terms: { ...QUOTE, discount: paise(0) } };
    expect((await dealer.call(saveQuote, other)).status).toBe(409);
    const moved = { ...body, requestId: randomUUID(), lead: await newLead(dealer) };
    expect((await dealer.call(saveQuote, moved)).status).toBe(409);
    const anew = await dealer.done(saveQuote, quoteBody(lead));
    expect(anew.figures.products).toContain('test-loan@2');
    expect(saved.figures.products).toContain('test-loan@1');
  });

  it('are read page by page, newest first, and are no more than a lead may have', async () => {
    const { dealer } = people;
    const lead = await newLead(dealer);
    for (let index = 0; index < 12; index += 1) await newQuote(dealer, lead);
    const first = await dealer.done(quotes, { lead, after: null });
    const after = first.quotes.at(-1)?.quote ?? null;
    const rest = await dealer.done(quotes, { lead, after });
    expect([first.quotes.length, first.isLastPage]).toEqual([10, false]);
    expect([rest.quotes.length, rest.isLastPage]).toEqual([2, true]);
    const row = await gateway()
      .store.records.db.selectFrom('quotes')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 38 }, () => ({ ...row, id: randomUUID() }));
    await gateway().store.records.db.insertInto('quotes').values(more).execute();
    expect((await dealer.call(saveQuote, quoteBody(lead))).status).toBe(409);
  });

  it('are refused when their sums do not hold, or with an Aadhaar number', async () => {
    const { dealer } = people;
    const lead = await newLead(dealer);
    const status = async (terms: Parameters<typeof quoteBody>[1]) =>
      (await dealer.call(saveQuote, quoteBody(lead, terms))).status;
    expect(await status({ discount: paise(190_000_00) })).toBe(400);
    expect(await status({ downPayment: paise(190_000_00) })).toBe(400);
    expect(await status({ months: [12, 12] })).toBe(400);
    expect(await status({ months: [12, 18, 24, 30] })).toBe(400);
    expect(await status({ model: '2341 2341 2346' })).toBe(400);
    expect(await status({ subsidy: null })).toBe(200);
  });
});
