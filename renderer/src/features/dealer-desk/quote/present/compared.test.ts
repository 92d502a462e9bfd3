import { describe, expect, it } from 'vitest';
import { onRoadPriceOf, type QuoteTerms } from '#domain/lending/quote.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_PRICED_MODEL } from '#domain/testing/example-priced-model.ts';
import {
  listedModel,
  quotedInstead,
} from '#renderer/features/dealer-desk/quote/present/compared.ts';
import { nameOfModel, pricesOn } from '#domain/lending/price-list.ts';

const TODAY = '2026-11-22';
const TERMS: QuoteTerms = {
  exShowroomPrice: paise(300_000_00),
  registration: paise(0),
  insurance: paise(0),
  accessories: paise(0),
  discount: paise(0),
  subsidy: null,
  downPayment: paise(40_000_00),
  vehicleKind: 'e-cargo',
  model: 'Something Else',
  months: [12, 24],
  validUntil: '2030-01-01',
  language: 'hi',
};

describe('a model of the price list in the place of a quote', () => {
  it('has the listed prices, and the down payment and the tenors of the quote', () => {
    expect(quotedInstead(TERMS, EXAMPLE_PRICED_MODEL, TODAY)).toEqual({
      ...TERMS,
      ...pricesOn(EXAMPLE_PRICED_MODEL, TODAY, null),
      vehicleKind: EXAMPLE_PRICED_MODEL.vehicleKind,
      model: nameOfModel(EXAMPLE_PRICED_MODEL),
    });
  });

  it('leaves something to borrow where it costs less than the down payment', () => {
    const instead = quotedInstead(
      { ...TERMS, downPayment: paise(299_999_00) },
      { ...EXAMPLE_PRICED_MODEL, offers: [] },
      TODAY,
    );
    if (instead === null) throw new Error('it is a quote');
    expect(instead.downPayment).toBe(onRoadPriceOf(instead) - 100);
  });

  it('is none where its offers leave no price', () => {
    const offers = [
      { name: 'All', amount: EXAMPLE_PRICED_MODEL.exShowroomPrice, from: TODAY, until: TODAY },
    ];
    expect(quotedInstead(TERMS, { ...EXAMPLE_PRICED_MODEL, offers }, TODAY)).toBeNull();
  });

  it('is found by its name, in capitals or small letters', () => {
    const models = [EXAMPLE_PRICED_MODEL];
    const model = nameOfModel(EXAMPLE_PRICED_MODEL).toUpperCase();
    expect(listedModel(models, { model })).toBe(EXAMPLE_PRICED_MODEL);
    expect(listedModel(models, { model: 'Unknown' })).toBeNull();
  });
});
