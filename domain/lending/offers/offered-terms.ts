import type { Fee } from '#domain/lending/catalogue/fees.ts';
import { feeOn } from '#domain/lending/catalogue/fees.ts';
import { type Paise, paise, plus } from '#domain/money/money.ts';
import type { ProductVersion, Rate } from '#domain/lending/catalogue/product.ts';

/** Working days that an offer can be accepted at least (RBI/2024-25/18), and days that it can at most. */
export const MIN_WORKING_DAYS_OPEN = 3;
export const MAX_DAYS_OPEN = 90;

/** What a lender offers for one loan. Rates in percent a year. */
export type OfferedTerms = {
  readonly amount: Paise;
  readonly months: number;
  readonly rate: Rate;
  readonly fees: readonly Fee[];
};

/**
 * Which of the terms break what a version of a product promises to somebody who asked for an amount: no more than that
 * and within its limits; a rate of the same kind and not higher in any year; no fee that it does not name, and none
 * higher on this loan. Empty if the offer is as good as the product, or better.
 */
export function brokenTerms(
  product: Pick<ProductVersion, 'amount' | 'tenure' | 'rate' | 'fees'>,
  asked: Paise,
  offered: OfferedTerms,
): (keyof OfferedTerms)[] {
  const { amount, months, rate, fees } = offered;
  const broken = {
    amount: amount < product.amount.min || amount > Math.min(product.amount.max, asked),
    months: months < product.tenure.min || months > product.tenure.max,
    rate: isHigherRate(rate, product.rate),
    fees: areHigherFees(amount, fees, product.fees),
  };
  return (['amount', 'months', 'rate', 'fees'] as const).filter((name) => broken[name]);
}

/** Of the first year and of those after it. */
const ratesOf = (rate: Rate): readonly [number, number] => [
  rate.kind === 'reducing' ? (rate.firstYearPercent ?? rate.percent) : rate.percent,
  rate.percent,
];

function isHigherRate(offered: Rate, published: Rate): boolean {
  const [first, later] = ratesOf(published);
  const [offeredFirst, offeredLater] = ratesOf(offered);
  return offered.kind !== published.kind || offeredFirst > first || offeredLater > later;
}

function areHigherFees(amount: Paise, offered: readonly Fee[], published: readonly Fee[]): boolean {
  const left = feesByName(amount, published);
  return [...feesByName(amount, offered)].some(([name, fee]) => fee > (left.get(name) ?? -1));
}

/** What the fees of each name come to; deducting one that was to be paid separately makes another fee. */
function feesByName(amount: Paise, fees: readonly Fee[]): Map<string, Paise> {
  const byName = new Map<string, Paise>();
  for (const fee of fees) {
    const name = JSON.stringify([fee.names.en, fee.names.hi, fee.isDeducted]);
    byName.set(name, plus(byName.get(name) ?? paise(0), feeOn(amount, fee)));
  }
  return byName;
}
