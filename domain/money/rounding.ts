import { requireFinite } from '#domain/finite-numbers.ts';
import { type Paise, paise, PAISE_OF_A_RUPEE, type Rupees } from '#domain/money/money.ts';

/** Significant digits that a double holds reliably: anything beyond them is noise, not money. */
const CERTAIN_DIGITS = 15;

/**
 * An amount of rupees as a whole number of paise, half up (away from zero for a negative amount).
 * 1.005 counts as the half it was meant as, although its binary form lies below. Exact for amounts
 * below 10^12 rupees.
 */
export function countPaise(rupees: Rupees): Paise {
  requireFinite({ rupees });
  return paise(halfUp(rupees * PAISE_OF_A_RUPEE));
}

/** An amount in rupees, dollars or percent with at most two decimals, half up as in `countPaise`. */
export function toTwoDecimals(value: number): number {
  requireFinite({ value });
  return halfUp(value * 100) / 100;
}

/** An amount in whole rupees, half up as in `countPaise`. */
export function toWholeRupees(rupees: Rupees): Rupees {
  requireFinite({ rupees });
  return halfUp(rupees);
}

function halfUp(value: number): number {
  const size = Math.round(Number(Math.abs(value).toPrecision(CERTAIN_DIGITS)));
  return value < 0 && size > 0 ? -size : size;
}
