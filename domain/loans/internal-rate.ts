import { requireFinite, requirePositive } from '#domain/finite-numbers.ts';
import { annuityFactor } from '#domain/loans/annuity.ts';

/** Halvings of the bracket: from a width of at most 1024 down to less than 10^-27. */
const HALVINGS = 100;

/** Steps towards the rate of payments that differ; some six are needed. */
const MAX_STEPS = 100;
/** A smaller step changes the rate by binary noise alone. */
const MIN_STEP = 1e-16;

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

/**
 * The same for payments that may differ, one at the end of each month: at least 0, and together at least what was
 * received, so that the rate is not below 0. A fraction, unrounded. Refuses other numbers with a RangeError.
 *
 * In the logarithm of 1 + rate, the logarithm of the worth falls and is convex. Newton's steps from 0 therefore come
 * nearer from one side and never pass the rate; a few are enough, where halving would take a hundred.
 */
export function internalRateOf(received: number, payments: readonly number[]): number {
  const paid = payments.reduce((sum, payment) => sum + (payment < 0 ? Number.NaN : payment), 0);
  requirePositive({ received });
  requireFinite({ payments: paid });
  if (paid < received) throw new RangeError('payments must not sum to less than received');
  let force = 0;
  for (let taken = 0; taken < MAX_STEPS; taken += 1) {
    const { worth, duration } = worthOf(payments, Math.exp(-force));
    const step = Math.log(worth / received) / duration;
    if (!(step > MIN_STEP)) break;
    force += step;
  }
  return Math.expm1(force);
}

/** What payments are worth at a discount for each month, and how many months away they are on average. */
function worthOf(
  payments: readonly number[],
  discount: number,
): { readonly worth: number; readonly duration: number } {
  let sum = 0;
  let slope = 0;
  for (let index = payments.length - 1; index >= 0; index -= 1) {
    slope = slope * discount + sum;
    sum = sum * discount + (payments[index] ?? 0);
  }
  return { worth: sum * discount, duration: (slope * discount + sum) / sum };
}
