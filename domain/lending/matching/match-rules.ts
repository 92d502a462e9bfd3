/** The rules of a product, each by itself: a rule that is not met is a reason. */
import { ageOn, monthsAfter } from '#domain/days.ts';
import { shareOf } from '#domain/lending/catalogue/fees.ts';
import { amountOf } from '#domain/lending/matching/asked-loan.ts';
import { monthOf } from '#domain/lending/matching/earnings.ts';
import { largerOf, minus, type Paise, paise, smallerOf } from '#domain/money/money.ts';
import type { MatchInput, MatchQuestion, Reason } from '#domain/lending/matching/match.ts';
import type { ProductVersion, ValueBase } from '#domain/lending/catalogue/product.ts';
import {
  largestPrincipal,
  type Payments,
  paymentsOf,
  regularInstalment,
} from '#domain/lending/offers/repayment.ts';
import { hundredthsOf, MAX_AMOUNT } from '#domain/lending/values.ts';

/** Whole years, of the oldest and of the youngest that the borrower can be. */
type Age = { readonly oldest: number; readonly youngest: number };

/** What the rules look at, worked out once for all products. */
export type Borrower = {
  readonly input: MatchQuestion;
  /** What is borrowed. */
  readonly amount: Paise;
  /** A month. */
  readonly income: Paise;
  /** What is left of it after the costs; not below 0. */
  readonly surplus: Paise;
  readonly age: Age;
  readonly ageAtMaturity: Age;
};

/** `today` is the day of the application, `YYYY-MM-DD`; the last instalment is due so many months later. */
export function borrowerOf(input: MatchQuestion, today: string): Borrower {
  const { income, costs } = monthOf(input.earnings);
  const maturity = monthsAfter(today, input.months);
  return {
    input,
    amount: amountOf(input),
    income,
    surplus: largerOf(paise(0), minus(income, costs)),
    age: agesOn(today, input.born),
    ageAtMaturity: agesOn(maturity, input.born),
  };
}

function agesOn(day: string, born: MatchInput['born']): Age {
  if (born.kind === 'date') {
    const age = ageOn(day, born.date);
    return { oldest: age, youngest: age };
  }
  return { oldest: ageOn(day, `${born.year}-01-01`), youngest: ageOn(day, `${born.year}-12-31`) };
}

/** What is known of the loan where nothing is known of the borrower. */
export type LoanForVehicle = Pick<Borrower, 'amount'> & {
  /** Without prices, no share of them limits the loan. */
  readonly input: Pick<MatchQuestion, 'vehicleKind' | 'months'> & Partial<Prices>;
};
type VehicleRule = (loan: LoanForVehicle, product: ProductVersion) => Reason | null;

/** `payments` are those of the loan that the borrower asks for, at the product's rate. */
type Rule = (borrower: Borrower, product: ProductVersion, payments: Payments) => Reason | null;
type QuickRule = (borrower: Borrower, product: ProductVersion) => Reason | null;

const vehicleKind: VehicleRule = ({ input: { vehicleKind: actual } }, { vehicleKinds }) =>
  vehicleKinds.includes(actual) ? null : { rule: 'vehicle-kind', limit: vehicleKinds, actual };

const amount: VehicleRule = ({ amount: actual }, { amount: { min, max } }) => {
  if (actual < min) return { rule: 'amount-min', limit: min, actual };
  return actual > max ? { rule: 'amount-max', limit: max, actual } : null;
};

const tenure: VehicleRule = ({ input: { months: actual } }, { tenure: { min, max } }) => {
  if (actual < min) return { rule: 'tenure-min', limit: min, actual };
  return actual > max ? { rule: 'tenure-max', limit: max, actual } : null;
};

const loanToValue: VehicleRule = ({ input, amount: actual }, product) => {
  const prices = pricesOf(input);
  if (prices === null) return null;
  const { maxPercent, base } = product.loanToValue;
  const limit = largestLoan(prices, product);
  return actual > limit ? { rule: 'loan-to-value', limit, actual, maxPercent, base } : null;
};

type Prices = Pick<MatchInput, 'exShowroomPrice' | 'onRoadPrice'>;

function pricesOf({ exShowroomPrice, onRoadPrice }: LoanForVehicle['input']): Prices | null {
  if (exShowroomPrice === undefined || onRoadPrice === undefined) return null;
  return { exShowroomPrice, onRoadPrice };
}

/** What a loan-to-value limit is measured by. */
export function valueOf({ exShowroomPrice, onRoadPrice }: Prices, base: ValueBase): Paise {
  const values = {
    invoice: exShowroomPrice,
    'on-road': onRoadPrice,
    lower: smallerOf(exShowroomPrice, onRoadPrice),
  };
  return values[base];
}

/** The largest loan that a product has for a vehicle. */
export const largestLoan = (
  prices: Prices,
  { loanToValue: { base, maxPercent } }: ProductVersion,
) => shareOf(valueOf(prices, base), maxPercent, 'down');

/** What a vehicle must be worth for a loan of this amount; for a share of nothing, more than any is. */
export const worthFor = (lent: Paise, { loanToValue: { maxPercent } }: ProductVersion) =>
  paise(Math.ceil((lent * 10_000) / Math.max(1, hundredthsOf(maxPercent))));

const pinCode: QuickRule = (
  { input: { pinCode: actual } },
  { eligibility: { pinPrefixes: limit } },
) =>
  limit.length === 0 || limit.some((prefix) => actual.startsWith(prefix))
    ? null
    : { rule: 'pin-code', limit, actual };

/**
 * A year of birth is enough if everybody born in it meets both limits, or nobody born in it meets one. Otherwise the
 * date is needed.
 */
const ageReason = (
  { input: { born }, age: now, ageAtMaturity: then }: Borrower,
  { eligibility }: ProductVersion,
): Reason | null => {
  const { minAtApplication, maxAtMaturity } = eligibility.age;
  if (now.oldest < minAtApplication) {
    return { rule: 'age-at-application', limit: minAtApplication, actual: now.oldest };
  }
  if (then.youngest > maxAtMaturity) {
    return { rule: 'age-at-maturity', limit: maxAtMaturity, actual: then.youngest };
  }
  if (now.youngest >= minAtApplication && then.oldest <= maxAtMaturity) return null;
  const year = born.kind === 'year' ? born.year : Number(born.date.slice(0, 4));
  return { rule: 'date-of-birth-needed', limit: eligibility.age, actual: year };
};

const monthlyIncome: QuickRule = (
  { income: actual },
  { eligibility: { minMonthlyIncome: limit } },
) => (actual < limit ? { rule: 'monthly-income', limit, actual } : null);

const instalmentShare: Rule = (borrower, { eligibility }, payments) => {
  const { maxPercent, of } = eligibility.instalmentShare;
  const limit = shareOf(borrower[of], maxPercent, 'down');
  const actual = regularInstalment(payments);
  return actual > limit ? { rule: 'instalment-share', limit, actual, maxPercent, of } : null;
};

const monthsOfWork: QuickRule = (
  { input: { monthsOfWork: actual } },
  { eligibility: { minMonthsOfWork: limit } },
) =>
  actual === undefined || limit === undefined || actual >= limit
    ? null
    : { rule: 'months-of-work', limit, actual };

const guarantor: QuickRule = ({ input: { hasGuarantor }, amount: actual }, product) => {
  const limit = guarantorAbove(product);
  return hasGuarantor === false && actual > limit ? { rule: 'guarantor', limit, actual } : null;
};

/** For more than this a guarantor is needed. */
export function guarantorAbove({ eligibility: { guarantor: rule } }: ProductVersion): Paise {
  if (rule.kind === 'never') return paise(Number.MAX_SAFE_INTEGER);
  return rule.kind === 'always' ? paise(0) : rule.amount;
}

/**
 * The smallest and the largest loan with which a borrower meets the rules about its amount, over the months that were
 * asked for; null where there is none. The largest may be some paise less than it could be.
 */
export function amountsFor(
  { input, income, surplus }: Borrower,
  product: ProductVersion,
): { readonly least: Paise; readonly most: Paise } | null {
  const { maxPercent, of } = product.eligibility.instalmentShare;
  const prices = pricesOf(input);
  const highest = shareOf({ income, surplus }[of], maxPercent, 'down');
  const least = product.amount.min;
  const most = smallerOf(
    product.amount.max,
    prices === null ? MAX_AMOUNT : smallerOf(prices.onRoadPrice, largestLoan(prices, product)),
    input.hasGuarantor === false ? guarantorAbove(product) : MAX_AMOUNT,
    largestPrincipal(highest, input.months, product.rate),
  );
  return least > most ? null : { least, most };
}

const VEHICLE_RULES: readonly VehicleRule[] = [vehicleKind, amount, tenure, loanToValue];

const RULES: readonly Rule[] = [
  ...VEHICLE_RULES,
  pinCode,
  ageReason,
  monthlyIncome,
  instalmentShare,
  monthsOfWork,
  guarantor,
];
/** Those for which no instalment is worked out. */
const QUICK_RULES: readonly QuickRule[] = [
  ...VEHICLE_RULES,
  pinCode,
  ageReason,
  monthlyIncome,
  monthsOfWork,
  guarantor,
];

/** What a borrower would pay for this product each month. */
export const paymentsFor = ({ amount: principal, input }: Borrower, { rate }: ProductVersion) =>
  paymentsOf({ principal, months: input.months, rate });

/** Whether a borrower meets every rule of a product: nothing more is worked out than that takes. */
export const meetsAll = (
  borrower: Borrower,
  product: ProductVersion,
  payments = paymentsFor,
): boolean =>
  QUICK_RULES.every((rule) => rule(borrower, product) === null) &&
  instalmentShare(borrower, product, payments(borrower, product)) === null;

/** Every rule of a product that a borrower does not meet; none if it matches. */
export function reasonsAgainst(
  borrower: Borrower,
  product: ProductVersion,
  payments: Payments,
): Reason[] {
  return RULES.flatMap((rule) => rule(borrower, product, payments) ?? []);
}

/** Whether somebody who borrows over these months is of the right age for a product. */
export const isOfAge = (borrower: Borrower, product: ProductVersion) =>
  ageReason(borrower, product) === null;

/** The rules that vehicle and loan alone do not meet, whoever borrows. */
export function reasonsOfVehicle(loan: LoanForVehicle, product: ProductVersion): Reason[] {
  return VEHICLE_RULES.flatMap((rule) => rule(loan, product) ?? []);
}
