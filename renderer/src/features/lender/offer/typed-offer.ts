import { parseDay, typedDay } from '#domain/days.ts';
import type { Fee } from '#domain/lending/catalogue/fees.ts';
import type { OfferedTerms } from '#domain/lending/offers/offered-terms.ts';
import type { ProductVersion, Rate } from '#domain/lending/catalogue/product.ts';
import { type Paise, rupeesOf, smallerOf } from '#domain/money/money.ts';
import { readNumber } from '#domain/read-number.ts';
import { paiseIn, wholeIn } from '#domain/typed-amounts.ts';
import { grouped } from '#renderer/ui/text/grouped.ts';

/** A field for each fee of the product version, by its place there. */
export type FeeField = `fee${number}`;
export const feeField = (place: number): FeeField => `fee${place}`;

/** An offer as typed. */
export type TypedOffer = {
  readonly amount: string;
  readonly months: string;
  readonly percent: string;
  /** Of the first twelve months, at a reducing rate; empty for the same rate throughout. */
  readonly firstYearPercent: string;
  /** A day; empty for as short as may be. */
  readonly validUntil: string;
  /** Rupees, or percent of the amount, as the product version has it; empty where it is not taken. */
  readonly [fee: FeeField]: string;
};

/** An offer as the gateway takes it, without what it works out itself. */
export type EnteredOffer = OfferedTerms & {
  readonly fees: Fee[];
  readonly validUntil: string | null;
};

/** The terms of a product version that an offer may not be worse than. */
export type OfferedProduct = Pick<ProductVersion, 'amount' | 'tenure' | 'rate' | 'fees'>;

/** A percentage with at most two decimals; null for anything else. */
export function percentIn(typed: string): number | null {
  const reading = readNumber(typed);
  if (!reading.ok) return null;
  return Math.round(reading.value * 100) / 100 === reading.value ? reading.value : null;
}

const isEmpty = (typed: string): boolean => typed.trim() === '';

/** What a fee of the product version becomes by what is typed: null where it is not taken, undefined where it is unreadable. */
export function feeIn(fee: Fee, typed: string): Fee | null | undefined {
  if (isEmpty(typed)) return null;
  if (fee.kind === 'fixed') {
    const amount = paiseIn(typed);
    if (amount === null) return undefined;
    return amount === 0 ? null : { ...fee, paise: amount };
  }
  const percent = percentIn(typed);
  if (percent === null) return undefined;
  return percent === 0 ? null : { ...fee, percent };
}

/** The rate that is typed, of the kind that the product version has. */
export function rateIn(
  kind: Rate['kind'],
  { percent: typed, firstYearPercent: typedFirst }: TypedOffer,
): Rate | null {
  const percent = percentIn(typed);
  if (percent === null) return null;
  if (kind === 'flat') return { kind, percent };
  if (isEmpty(typedFirst)) return { kind, percent };
  const firstYearPercent = percentIn(typedFirst);
  return firstYearPercent === null ? null : { kind, percent, firstYearPercent };
}

/** The offer that is typed; null while something is missing or cannot be read. */
export function enteredOffer(typed: TypedOffer, product: OfferedProduct): EnteredOffer | null {
  const amount = paiseIn(typed.amount);
  const months = wholeIn(typed.months);
  const rate = rateIn(product.rate.kind, typed);
  const validUntil = isEmpty(typed.validUntil) ? null : parseDay(typed.validUntil);
  const fees: Fee[] = [];
  for (const [place, fee] of product.fees.entries()) {
    const taken = feeIn(fee, typed[feeField(place)] ?? '');
    if (taken === undefined) return null;
    if (taken !== null) fees.push(taken);
  }
  const isDayMissing = validUntil === null && !isEmpty(typed.validUntil);
  if (amount === null || months === null || rate === null || isDayMissing) return null;
  return { amount, months, rate, fees, validUntil };
}

const typedAmount = (amount: Paise): string => grouped(rupeesOf(amount));

/** The field of each of the product's fees, as one would type what is charged of it. */
const typedFees = (product: OfferedProduct, fees: readonly Fee[]) =>
  Object.fromEntries(
    product.fees.map((fee, place) => {
      const charged = fees.find((each) => isSameFee(each, fee));
      if (charged === undefined) return [feeField(place), ''];
      return [
        feeField(place),
        charged.kind === 'fixed' ? typedAmount(charged.paise) : String(charged.percent),
      ];
    }),
  );

/** Whether two fees are one and the same, charged to another amount. */
export const isSameFee = (one: Fee, other: Fee): boolean =>
  one.kind === other.kind && one.isDeducted === other.isDeducted && one.names.en === other.names.en;

/** Terms as one would type them into the form of a product's offer. */
export function typedTerms(
  product: OfferedProduct,
  {
    months,
    rate,
    fees,
    validUntil,
  }: Pick<EnteredOffer, 'months' | 'rate' | 'validUntil'> & { readonly fees: readonly Fee[] },
): Omit<TypedOffer, 'amount'> {
  const first = rate.kind === 'reducing' ? rate.firstYearPercent : undefined;
  return {
    months: String(months),
    percent: String(rate.percent),
    firstYearPercent: first === undefined ? '' : String(first),
    validUntil: validUntil === null ? '' : typedDay(validUntil),
    ...typedFees(product, fees),
  };
}

/** An offer as one would type it. */
export const typedOffer = (product: OfferedProduct, offer: EnteredOffer): TypedOffer => ({
  ...typedTerms(product, offer),
  amount: typedAmount(offer.amount),
});

/** What a form begins with: as much and as long as was asked for, on the terms that are published. */
export const publishedOffer = (
  product: OfferedProduct,
  asked: { readonly amount: Paise; readonly months: number },
): TypedOffer =>
  typedOffer(product, {
    amount: smallerOf(asked.amount, product.amount.max),
    months: Math.min(Math.max(asked.months, product.tenure.min), product.tenure.max),
    rate: product.rate,
    fees: [...product.fees],
    validUntil: null,
  });
