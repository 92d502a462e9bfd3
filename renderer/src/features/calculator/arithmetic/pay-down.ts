/**
 * The part of an instalment below which a rest is binary noise, and no reason for one more month: at
 * most half a paisa, for the largest instalments that the calculator admits (50,000 rupees).
 */
export const NEGLIGIBLE = 1e-7;

/**
 * Paying a balance (rupees) down with a fixed instalment at a monthly rate (a fraction): how many
 * months it takes and what interest they bear, in rupees, unrounded; the last instalment is what is
 * left. Null when the instalment does not exceed the interest, so that the loan never ends.
 */
export function payDown(
  balance: number,
  rate: number,
  instalment: number,
): { readonly months: number; readonly interest: number } | null {
  if (balance === 0) return { months: 0, interest: 0 };
  if (balance * rate >= instalment) return null;
  let interest = 0;
  let months = 0;
  let owed = balance;
  while (owed > 0) {
    const due = owed * rate;
    const isLast = owed + due <= instalment * (1 + NEGLIGIBLE);
    const left = isLast ? 0 : owed - (instalment - due);
    if (left >= owed) return null;
    owed = left;
    interest += due;
    months += 1;
  }
  return { months, interest };
}
