import { requireFinite } from '#domain/finite-numbers.ts';

/** Significant digits that a double holds reliably: anything beyond them is noise, not money. */
const CERTAIN_DIGITS = 15;

/**
 * An amount of rupees as a whole number of paise, half up (away from zero for a negative amount).
 * 1.005 counts as the half it was meant as, although its binary form lies below. Exact for amounts
 * below 10^12 rupees.
 */
export function countPaise(rupees: number): number {
  requireFinite({ rupees });
  return halfUp(rupees * 100);
}

/** An amount in rupees with at most two decimals, half up as in `countPaise`. */
export function toPaise(rupees: number): number {
  return countPaise(rupees) / 100;
}

/** An amount in whole rupees, half up as in `countPaise`. */
export function toWholeRupees(rupees: number): number {
  requireFinite({ rupees });
  return halfUp(rupees);
}

function halfUp(value: number): number {
  const size = Math.round(Number(Math.abs(value).toPrecision(CERTAIN_DIGITS)));
  return value < 0 && size > 0 ? -size : size;
}
