import { requireFinite } from '#domain/finite-numbers.ts';

const HALF_A_PAISA = 0.005;
const TINY_PART = 1e-7;

/** Anything longer, a thousand years, counts as never paid off. */
const MAX_PAY_DOWN_MONTHS = 12_000;

/**
 * Whether a rest (rupees) is binary noise next to the instalment, and no reason for one more month: a
 * ten-millionth of it, and never more than half a paisa.
 */
export function isNoise(rest: number, instalment: number): boolean {
  requireFinite({ rest, instalment });
  return rest <= Math.min(instalment * TINY_PART, HALF_A_PAISA);
}

/**
 * Paying a balance (rupees) down with a fixed instalment at a monthly rate (a fraction): how many
 * months it takes, what interest they bear, and what is owed after each of them, in rupees, unrounded;
 * the last instalment is what is left. Null when the instalment does not exceed the interest, so that
 * the loan never ends, and when it would not end in a thousand years.
 */
export function payDown(
  balance: number,
  rate: number,
  instalment: number,
): {
  readonly months: number;
  readonly interest: number;
  readonly balances: readonly number[];
} | null {
  requireFinite({ balance, rate, instalment });
  if (balance === 0) return { months: 0, interest: 0, balances: [] };
  if (balance * rate >= instalment) return null;
  let interest = 0;
  const balances: number[] = [];
  let owed = balance;
  while (owed > 0) {
    const due = owed * rate;
    const isLast = isNoise(owed + due - instalment, instalment);
    const left = isLast ? 0 : owed - (instalment - due);
    if (left >= owed || balances.length === MAX_PAY_DOWN_MONTHS) return null;
    owed = left;
    interest += due;
    balances.push(left);
  }
  return { months: balances.length, interest, balances };
}
