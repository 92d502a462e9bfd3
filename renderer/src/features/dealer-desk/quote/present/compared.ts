/** Two vehicles beside each other: the quote that is shown, and another one or a model of the price list. */
import type { PricedModel } from '#domain/lending/price-list.ts';
import { nameOfModel, pricesOn } from '#domain/lending/price-list.ts';
import {
  type QuoteFigures,
  type QuoteTerms,
  figuresOf,
  onRoadPriceOf,
  quoteTerms,
} from '#domain/lending/quote.ts';
import { minus, paise, smallerOf } from '#domain/money/money.ts';

export type Compared = {
  readonly terms: QuoteTerms;
  /** Null where the lenders' terms are not there to work them out. */
  readonly figures: QuoteFigures | null;
};

/** As the list has it, of a vehicle by its name. */
export const listedModel = (
  models: readonly PricedModel[],
  { model }: Pick<QuoteTerms, 'model'>,
): PricedModel | null =>
  models.find((each) => nameOfModel(each).toLowerCase() === model.trim().toLowerCase()) ?? null;

/**
 * A model by its listed prices, with the down payment, the tenors and the validity of a quote; null where that is no quote,
 * as where the offers leave no price. It counts on no subsidy: which scheme pays for it, nobody has chosen.
 */
export function quotedInstead(
  terms: QuoteTerms,
  model: PricedModel,
  today: string,
): QuoteTerms | null {
  const priced = {
    ...terms,
    ...pricesOn(model, today, null),
    subsidy: null,
    vehicleKind: model.vehicleKind,
    model: nameOfModel(model),
  };
  // A cheaper vehicle still leaves something to borrow.
  const most = minus(onRoadPriceOf(priced), paise(100));
  const read = quoteTerms.safeParse({
    ...priced,
    downPayment: most < 0 ? priced.downPayment : smallerOf(priced.downPayment, most),
  });
  return read.success ? read.data : null;
}

export const figuresInstead = (
  terms: QuoteTerms,
  offered: Parameters<typeof figuresOf>[1] | undefined,
): QuoteFigures | null => (offered === undefined ? null : figuresOf(terms, offered));
