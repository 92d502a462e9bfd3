import { requirePositive } from '#domain/finite-numbers.ts';
import { annuityFactor } from '#domain/loans/annuity.ts';

/** Halvings of the bracket: from a width of at most 1024 down to less than 10^-27. */
const HALVINGS = 100;

/**
 * The monthly internal rate of return of `months` equal payments for an amount received one month
 * before the first, as a fraction, unrounded: the rate at which the payments are worth the amount.
 * Below 0 when the payments sum to less than the amount. Refuses what is not finite or not above 0, for which there is
 * no such rate.
 *
 * The worth falls as the rate grows, from any height down to 0, so there is exactly one such rate.
 * It is bracketed and then halved in on, in the logarithm of 1 + rate, where no amount is out of reach.
 */
export function internalRate(received: number, payment: number, months: number): number {
  requirePositive({ received, payment, months });
  const isWorthMore = (force: number) => payment * annuityFactor(force, months) > received;
  let low = 0;
  let high = 0;
  if (isWorthMore(0)) for (high = 1; isWorthMore(high); high *= 2) low = high;
  else for (low = -1; !isWorthMore(low); low *= 2) high = low;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (isWorthMore(middle)) low = middle;
    else high = middle;
  }
  return Math.expm1(high);
}
