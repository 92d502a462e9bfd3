/** What can be changed in front of the customer: the down payment and the tenors. */
import type { QuoteTerms } from '#domain/lending/quote.ts';
import { onRoadPriceOf } from '#domain/lending/quote.ts';
import { MAX_PRODUCT_MONTHS } from '#domain/lending/values.ts';
import { type Rupees, paise, rupeesOf } from '#domain/money/money.ts';
import type { Range } from '#domain/read-number.ts';

export const DOWN_STEP: Rupees = 500;
const TENOR_STEP = 6;

export type Presented = Pick<QuoteTerms, 'downPayment' | 'months'>;

/** The down payments that leave something to borrow, in rupees. */
export function downRange(terms: QuoteTerms): Range {
  const most = rupeesOf(onRoadPriceOf(terms)) - 1;
  return { min: 0, max: Math.max(0, Math.floor(most / DOWN_STEP) * DOWN_STEP), step: DOWN_STEP };
}

/** The tenors to choose from in place of one: every half a year, and the one that is quoted. */
export function tenorsInstead(months: readonly number[], at: number): readonly number[] {
  const usual = Array.from(
    { length: MAX_PRODUCT_MONTHS / TENOR_STEP },
    (_, index) => (index + 1) * TENOR_STEP,
  );
  const others = new Set(months.filter((_, index) => index !== at));
  const all = new Set([...usual, ...months.slice(at, at + 1)]);
  return [...all].filter((each) => !others.has(each)).toSorted((one, other) => one - other);
}

export const isChanged = (terms: QuoteTerms, { downPayment, months }: Presented): boolean =>
  terms.downPayment !== downPayment || terms.months.some((each, at) => each !== months[at]);

/** Rupees of the slider as an amount. */
export const downOf = (rupees: Rupees) => paise(Math.round(rupees * 100));
