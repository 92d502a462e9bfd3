import { monthlyPayment } from '#domain/loans/amortisation.ts';
import { annuityFactor } from '#domain/loans/annuity.ts';
import { requireFinite, requireMonths } from '#domain/finite-numbers.ts';
import { monthlyRate } from '#domain/loans/loan-terms.ts';
import type { Rupees } from '#domain/money/money.ts';

/**
 * What a person can borrow: the one model behind the eligibility page and the tool for a working day. An instalment is
 * measured by what is left of the income after the costs, at the rate that a lender quoted, or at both ends of today's
 * rates.
 */

/** Share of the surplus income up to which an instalment is comfortable: our own rule. */
export const COMFORTABLE_SHARE = 0.3;

/** Share up to which it is tight: the debt-to-income limit of the EV loan page (section 9 of the specification). */
export const TIGHT_SHARE = 0.45;

/** Share of the income assumed as costs if none are given: our own rule. */
export const ASSUMED_COST_SHARE = 0.5;

/** Typical rates of electric three-wheeler loans, in percent a year on the reducing balance. */
export const TYPICAL_RATES = { low: 10, high: 40 } as const;

/** Typical tenures of such loans in months, in ascending order. */
export const TYPICAL_TENURES = [12, 18, 24, 30, 36, 42, 48] as const;
export const MAX_TENURE = 48;

/** Working days a month, unless a person says otherwise: our own rule. */
export const WORKING_DAYS_OF_A_MONTH = 25;

/** The limit of a loan is within this range (FAQ, section 9 of the specification). */
export const MIN_LOAN: Rupees = 10_000;
export const MAX_LOAN: Rupees = 500_000;

/** A largest amount is rounded to whole thousands; anything finer would look exact. */
const AMOUNT_STEP: Rupees = 1_000;

/** Keeps binary noise from pushing an instalment over the share it was computed from. */
const NOISE = 1e-9;

/** Monthly income and costs, in one unit. */
export type Budget<Amount extends number = Rupees> = {
  readonly monthlyIncome: Amount;
  /** For work, living and existing instalments. */
  readonly monthlyCosts: Amount;
};

export type Mark = 'comfortable' | 'tight' | 'heavy' | 'impossible';

/** How a loan fits a budget at one rate. */
export type AtRate = {
  /** Percent a year. */
  readonly annualRate: number;
  /** For the requested amount, a month, unrounded. */
  readonly instalment: Rupees;
  /** The instalment as a fraction of the surplus income; null if there is no surplus. */
  readonly shareOfLeft: number | null;
  readonly mark: Mark;
  /**
   * Down to a whole thousand: the most that is lent here and has a comfortable instalment; 0 where that is
   * less than the smallest loan.
   */
  readonly largestAmount: Rupees;
};

export type Affordability = {
  /** Income less costs, a month; negative if the costs are higher. */
  readonly leftPerMonth: Rupees;
  /** The highest comfortable instalment, a month, unrounded. */
  readonly comfortableInstalment: Rupees;
  /** At the lowest and highest rate that may apply; equal if a rate was quoted. */
  readonly atLow: AtRate;
  readonly atHigh: AtRate;
};

/**
 * What a person can borrow over a number of months, and how the instalment of an amount would sit with the
 * budget. `quotedRate` is in percent a year, null where none was quoted: then both ends of `TYPICAL_RATES` are answered.
 * Throws a RangeError that names the argument for numbers that are not finite, and for months that are not a whole
 * number of at least 1.
 */
export function affordability({
  monthlyIncome,
  monthlyCosts,
  amount,
  months,
  quotedRate,
}: Budget & {
  readonly amount: Rupees;
  readonly months: number;
  readonly quotedRate: number | null;
}): Affordability {
  requireFinite({ monthlyIncome, monthlyCosts, amount });
  requireMonths({ months }, 1);
  if (quotedRate !== null) requireFinite({ quotedRate });
  const leftPerMonth = monthlyIncome - monthlyCosts;
  const comfortableInstalment = COMFORTABLE_SHARE * Math.max(0, leftPerMonth);
  const at = (annualRate: number): AtRate => {
    const instalment = monthlyPayment({ principal: amount, annualRate, months });
    return {
      annualRate,
      instalment,
      ...fitOf(instalment, leftPerMonth),
      largestAmount: lentAtMost(largestPrincipalFor(comfortableInstalment, annualRate, months)),
    };
  };
  return {
    leftPerMonth,
    comfortableInstalment,
    atLow: at(quotedRate ?? TYPICAL_RATES.low),
    atHigh: at(quotedRate ?? TYPICAL_RATES.high),
  };
}

/** How an instalment sits with what is left in a month after the costs, both in one unit. */
export type Fit = Pick<AtRate, 'shareOfLeft' | 'mark'>;

export function fitOf(instalment: number, leftPerMonth: number): Fit {
  requireFinite({ instalment, leftPerMonth });
  const shareOfLeft = leftPerMonth > 0 ? instalment / leftPerMonth : null;
  return { shareOfLeft, mark: markOf(shareOfLeft) };
}

/** The monthly budget for a number of such working days, in the unit of the day's amounts. */
export function budgetOf(day: {
  readonly incomePerDay: number;
  readonly costsPerDay: number;
  readonly workingDays: number;
}): Budget<number> {
  requireFinite(day);
  return {
    monthlyIncome: day.incomePerDay * day.workingDays,
    monthlyCosts: day.costsPerDay * day.workingDays,
  };
}

/** The costs assumed if none are given, a month. */
export function assumedCosts(monthlyIncome: Rupees): Rupees {
  requireFinite({ monthlyIncome });
  return ASSUMED_COST_SHARE * monthlyIncome;
}

/** Whether a loan of this amount is available at all. */
export function isLent(amount: Rupees): boolean {
  requireFinite({ amount });
  return amount >= MIN_LOAN && amount <= MAX_LOAN;
}

/**
 * The largest principal, unrounded, that an instalment a month repays in a number
 * of months at an annual rate in percent: the inverse of `monthlyPayment`.
 */
export function largestPrincipalFor(
  instalment: Rupees,
  annualRate: number,
  months: number,
): Rupees {
  requireFinite({ instalment, annualRate, months });
  return instalment * annuityFactor(Math.log1p(monthlyRate(annualRate)), months);
}

function lentAtMost(principal: Rupees): Rupees {
  const rounded = Math.floor((principal * (1 + NOISE)) / AMOUNT_STEP) * AMOUNT_STEP;
  return rounded < MIN_LOAN ? 0 : Math.min(rounded, MAX_LOAN);
}

function markOf(share: number | null): Mark {
  if (share === null) return 'impossible';
  if (share <= COMFORTABLE_SHARE * (1 + 2 * NOISE)) return 'comfortable';
  return share <= TIGHT_SHARE * (1 + 2 * NOISE) ? 'tight' : 'heavy';
}
