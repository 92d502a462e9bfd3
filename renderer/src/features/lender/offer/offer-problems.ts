import { parseDay, daysAfter, indianDayOf } from '#domain/days.ts';
import { feeOn } from '#domain/lending/catalogue/fees.ts';
import {
  MAX_DAYS_OPEN,
  MIN_WORKING_DAYS_OPEN,
  brokenTerms,
} from '#domain/lending/offers/offered-terms.ts';
import type { Rate } from '#domain/lending/catalogue/product.ts';
import { workingDaysAfter } from '#domain/lending/working-days.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import { paiseIn, wholeIn } from '#domain/typed-amounts.ts';
import {
  type FeeField,
  type OfferedProduct,
  type TypedOffer,
  enteredOffer,
  feeField,
  feeIn,
  percentIn,
} from '#renderer/features/lender/offer/typed-offer.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

export type OfferField = Exclude<keyof TypedOffer, FeeField> | FeeField;

/** What keeps an offer from being made. Days as `YYYY-MM-DD`. */
export type OfferLimits = {
  readonly product: OfferedProduct;
  readonly asked: { readonly amount: Paise; readonly months: number };
  /** The first and the last day that an offer of today can end on. */
  readonly days: { readonly least: string; readonly most: string };
};

/** The limits of an offer that is made now. The gateway may know further holidays, and name a later first day. */
export function limitsOf(
  product: OfferedProduct,
  asked: OfferLimits['asked'],
  now: number,
): OfferLimits {
  const today = indianDayOf(now);
  const least = workingDaysAfter(today, MIN_WORKING_DAYS_OPEN, new Set());
  return { product, asked, days: { least, most: daysAfter(today, MAX_DAYS_OPEN) } };
}

type Found = { readonly path: OfferField; readonly message: PlainKey };

function amountProblem(typed: string, { product, asked }: OfferLimits): PlainKey | null {
  const amount = paiseIn(typed);
  if (amount === null) return 'lenderOffer.error.amount';
  if (amount < product.amount.min) return 'lenderOffer.error.amountLow';
  if (amount > asked.amount) return 'lenderOffer.error.amountAsked';
  return amount > product.amount.max ? 'lenderOffer.error.amountHigh' : null;
}

function monthsProblem(typed: string, { product: { tenure } }: OfferLimits): PlainKey | null {
  const months = wholeIn(typed);
  if (months === null) return 'lenderOffer.error.months';
  return months < tenure.min || months > tenure.max ? 'lenderOffer.error.monthsLimit' : null;
}

function percentProblem(typed: string, most: number): PlainKey | null {
  const percent = percentIn(typed);
  if (percent === null) return 'lenderOffer.error.percent';
  return percent > most ? 'lenderOffer.error.percentHigh' : null;
}

/** The most that a version takes in the first year and in those after it. */
export function mostPercent(rate: Rate): { readonly first: number; readonly later: number } {
  const first = rate.kind === 'reducing' ? rate.firstYearPercent : undefined;
  return { first: first ?? rate.percent, later: rate.percent };
}

function rateProblems(typed: TypedOffer, { product: { rate } }: OfferLimits): readonly Found[] {
  const most = mostPercent(rate);
  const later = percentProblem(typed.percent, most.later);
  const found: Found[] = later === null ? [] : [{ path: 'percent', message: later }];
  if (rate.kind === 'flat') return found;
  const { firstYearPercent } = typed;
  if (firstYearPercent.trim() !== '') {
    const first = percentProblem(firstYearPercent, most.first);
    return first === null ? found : [...found, { path: 'firstYearPercent', message: first }];
  }
  // With nothing typed, the rate of the years after it counts.
  const isHigher = later === null && (percentIn(typed.percent) ?? 0) > most.first;
  return isHigher
    ? [...found, { path: 'firstYearPercent', message: 'lenderOffer.error.firstYear' }]
    : found;
}

function feeProblems(typed: TypedOffer, { product: { fees } }: OfferLimits): readonly Found[] {
  const amount = paiseIn(typed.amount) ?? paise(0);
  return fees.flatMap((fee, place): readonly Found[] => {
    const path = feeField(place);
    const taken = feeIn(fee, typed[path] ?? '');
    if (taken === undefined) return [{ path, message: 'lenderOffer.error.fee' }];
    if (taken === null || feeOn(amount, taken) <= feeOn(amount, fee)) return [];
    return [{ path, message: 'lenderOffer.error.feeHigh' }];
  });
}

function dayProblem(typed: string, { days }: OfferLimits): PlainKey | null {
  if (typed.trim() === '') return null;
  const day = parseDay(typed);
  if (day === null) return 'lenderOffer.error.day';
  if (day < days.least) return 'lenderOffer.error.dayEarly';
  return day > days.most ? 'lenderOffer.error.dayLate' : null;
}

/** Everything that keeps a typed offer from being made, in the order of the form. */
export function offerProblems(typed: TypedOffer, limits: OfferLimits): readonly Found[] {
  const one = (path: OfferField, message: PlainKey | null): readonly Found[] =>
    message === null ? [] : [{ path, message }];
  const found = [
    ...one('amount', amountProblem(typed.amount, limits)),
    ...one('months', monthsProblem(typed.months, limits)),
    ...rateProblems(typed, limits),
    ...feeProblems(typed, limits),
    ...one('validUntil', dayProblem(typed.validUntil, limits)),
  ];
  return found.length > 0 ? found : lastProblems(typed, limits);
}

/** What the rules of the gateway find that no field has shown; nothing as far as we know. */
function lastProblems(typed: TypedOffer, { product, asked }: OfferLimits): readonly Found[] {
  const entered = enteredOffer(typed, product);
  if (entered === null) return [{ path: 'amount', message: 'lenderOffer.error.amount' }];
  const [broken] = brokenTerms(product, asked.amount, entered);
  if (broken === undefined) return [];
  const path = { amount: 'amount', months: 'months', rate: 'percent', fees: feeField(0) } as const;
  return [{ path: path[broken], message: 'lenderOffer.error.worse' }];
}
