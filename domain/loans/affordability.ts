import { requireFinite } from '#domain/finite-numbers.ts';
import { annuityFactor } from '#domain/loans/annuity.ts';
import { monthlyRate } from '#domain/loans/loan-terms.ts';

/** Share of what is left after the daily costs up to which an instalment is comfortable: our own rule. */
export const COMFORTABLE_SHARE = 0.3;

/** Share up to which it is tight: the debt-to-income limit of the EV loan page (section 9 of the specification). */
export const TIGHT_SHARE = 0.45;

export type Affordability = {
  /** Rupees a month after the daily costs; negative when the costs are higher than the income. */
  readonly leftPerMonth: number;
  /** Rupees to put aside on each working day. */
  readonly instalmentPerWorkingDay: number;
  /** The instalment as a fraction of what is left; null when nothing is left. */
  readonly shareOfLeft: number | null;
  readonly mark: 'comfortable' | 'tight' | 'heavy' | 'impossible';
};

/**
 * How an instalment sits with what a driver earns and spends on a working day. Amounts in rupees,
 * unrounded; working days a month from 1 to 31.
 */
export function affordability(day: {
  readonly incomePerDay: number;
  readonly costsPerDay: number;
  readonly workingDays: number;
  /** A month. */
  readonly instalment: number;
}): Affordability {
  requireFinite(day);
  const leftPerMonth = (day.incomePerDay - day.costsPerDay) * day.workingDays;
  const shareOfLeft = leftPerMonth > 0 ? day.instalment / leftPerMonth : null;
  return {
    leftPerMonth,
    instalmentPerWorkingDay: day.instalment / day.workingDays,
    shareOfLeft,
    mark: markOf(shareOfLeft),
  };
}

function markOf(share: number | null): Affordability['mark'] {
  if (share === null) return 'impossible';
  if (share <= COMFORTABLE_SHARE) return 'comfortable';
  return share <= TIGHT_SHARE ? 'tight' : 'heavy';
}

/**
 * The largest principal in rupees, unrounded, that an instalment (rupees a month) repays in a number
 * of months at an annual rate in percent: the inverse of `monthlyPayment`.
 */
export function largestPrincipalFor(
  instalment: number,
  annualRate: number,
  months: number,
): number {
  requireFinite({ instalment, annualRate, months });
  return instalment * annuityFactor(Math.log1p(monthlyRate(annualRate)), months);
}
