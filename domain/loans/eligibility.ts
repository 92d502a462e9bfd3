import { requireFinite } from '#domain/finite-numbers.ts';
import { largestPrincipalFor, TIGHT_SHARE } from '#domain/loans/affordability.ts';
import { monthlyPayment } from '#domain/loans/amortisation.ts';

/** Rupees: the limit of a loan lies between these (FAQ, section 9 of the specification). */
export const SMALLEST_LOAN = 10_000;
export const LARGEST_LOAN = 500_000;

/** Fraction of the income: debt-to-income ratio 45 % or lower (EV loan page, section 9). */
export const LARGEST_SHARE = TIGHT_SHARE;

/** Months: terms up to five years (EV and business loan pages, section 9). */
export const LONGEST_TENURE = 60;

/** Rupees: the largest amount is told in whole thousands. */
const AMOUNT_STEP = 1_000;

/** Binary noise must not push an amount over the limit that was worked out from it. */
const NOISE = 1e-9;

export type Eligibility = {
  /** Rupees a month, unrounded. */
  readonly instalment: number;
  /** Fraction of the monthly income; infinite for an amount without an income. */
  readonly shareOfIncome: number;
  readonly withinLimit: boolean;
  readonly withinShare: boolean;
  /** Rupees that fit both rules at this rate and tenure, down to a thousand; 0 when no loan fits. */
  readonly largestAmount: number;
  /** The fewest months (at most 60) at which the amount fits the share; null when there are none. */
  readonly longestTenureNeeded: number | null;
};

/**
 * An indicative answer by the published rules alone: the amount lies between 10,000 and 5,00,000
 * rupees, and the instalment is at most 45 % of the income. Income a month and amount in rupees,
 * rate in percent a year. It says nothing on what a lender finds out besides.
 */
export function indicativeEligibility(wish: {
  readonly monthlyIncome: number;
  readonly amount: number;
  readonly annualRate: number;
  readonly months: number;
}): Eligibility {
  requireFinite(wish);
  const { monthlyIncome, amount, annualRate, months } = wish;
  const instalmentOver = (tenure: number) =>
    monthlyPayment({ principal: amount, annualRate, months: tenure });
  const fits = (tenure: number) => shareOf(instalmentOver(tenure), monthlyIncome) <= MOST_SHARE;
  const tenures = Array.from({ length: LONGEST_TENURE }, (_, index) => index + 1);
  const affordable = largestPrincipalFor(LARGEST_SHARE * monthlyIncome, annualRate, months);
  const steps = Math.floor((affordable * (1 + NOISE)) / AMOUNT_STEP);
  const largest = Math.min(steps * AMOUNT_STEP, LARGEST_LOAN);
  return {
    instalment: instalmentOver(months),
    shareOfIncome: shareOf(instalmentOver(months), monthlyIncome),
    withinLimit: amount >= SMALLEST_LOAN && amount <= LARGEST_LOAN,
    withinShare: fits(months),
    largestAmount: largest < SMALLEST_LOAN ? 0 : largest,
    longestTenureNeeded: tenures.find(fits) ?? null,
  };
}

const MOST_SHARE = LARGEST_SHARE * (1 + 2 * NOISE);

function shareOf(instalment: number, income: number): number {
  return instalment === 0 ? 0 : instalment / income;
}
