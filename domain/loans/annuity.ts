import { requireFinite } from '#domain/finite-numbers.ts';

/**
 * Present value in rupees of one rupee a month, paid at the end of each of `months` months. `force` is the natural
 * logarithm of 1 + the monthly rate; it may be 0 or negative. Uses expm1, so that small rates keep all their digits.
 * Unrounded.
 */
export function annuityFactor(force: number, months: number): number {
  requireFinite({ force, months });
  return force === 0 ? months : -Math.expm1(-force * months) / Math.expm1(force);
}
