import { requireFinite } from '#domain/finite-numbers.ts';
import type { Paise, Rupees } from '#domain/money/money.ts';

/** The principal for a vehicle, in the unit of its price: the price less the down payment, at least 0. */
export function borrowedFor(price: Paise, downPayment: Paise): Paise;
export function borrowedFor(price: Rupees, downPayment: Rupees): Rupees;
export function borrowedFor(price: number, downPayment: number): number {
  requireFinite({ price, downPayment });
  return Math.max(0, price - downPayment);
}

/**
 * A typical electric rickshaw loan in India in 2026: rupees, percent a year on the reducing balance, months. An example
 * to start from, not a quote of any lender.
 */
export const E_RICKSHAW_EXAMPLE = {
  price: 180_000,
  downPayment: 40_000,
  annualRate: 24,
  months: 30,
} as const;
