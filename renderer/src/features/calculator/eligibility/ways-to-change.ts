import { monthlyPayment } from '#domain/loans/amortisation.ts';
import { LARGEST_LOAN, LARGEST_SHARE, type Eligibility } from '#domain/loans/eligibility.ts';

/** Percent a year between which real loans for three-wheelers lie today. */
export const USUAL_RATES = { low: 10, high: 40 } as const;

/** What the visitor asks about. Rupees, percent a year. */
export type Wish = {
  readonly monthlyIncome: number;
  readonly amount: number;
  readonly annualRate: number;
  readonly months: number;
};

/** A rate with the instalment (rupees a month, unrounded) and its share of the income. */
export type AtRate = {
  readonly rate: number;
  readonly instalment: number;
  readonly share: number;
};

export type Way =
  | { readonly kind: 'aboveLimit' | 'belowLimit' | 'noTenure' }
  | { readonly kind: 'longerTenure' | 'shorterTenure'; readonly months: number }
  | { readonly kind: 'smallerAmount' | 'largerAmount'; readonly amount: number }
  /** Whole rupees a month. */
  | { readonly kind: 'moreIncome'; readonly income: number }
  | { readonly kind: 'otherRates'; readonly low: AtRate; readonly high: AtRate };

/** What would change an answer, for better or worse, with figures. */
export function waysToChange(wish: Wish, answer: Eligibility): readonly Way[] {
  return [...limitWays(wish, answer), ...shareWays(wish, answer), ...rateWays(wish)];
}

function limitWays({ amount }: Wish, { withinLimit }: Eligibility): readonly Way[] {
  if (withinLimit) return [];
  return [{ kind: amount > LARGEST_LOAN ? 'aboveLimit' : 'belowLimit' }];
}

function shareWays({ amount, months }: Wish, answer: Eligibility): readonly Way[] {
  const { withinLimit, withinShare, largestAmount, longestTenureNeeded } = answer;
  const ways: Way[] = [];
  if (withinShare) {
    if (longestTenureNeeded !== null && longestTenureNeeded < months)
      ways.push({ kind: 'shorterTenure', months: longestTenureNeeded });
    if (withinLimit && largestAmount > amount)
      ways.push({ kind: 'largerAmount', amount: largestAmount });
    return ways;
  }
  ways.push(
    longestTenureNeeded === null
      ? { kind: 'noTenure' }
      : { kind: 'longerTenure', months: longestTenureNeeded },
  );
  if (largestAmount > 0) ways.push({ kind: 'smallerAmount', amount: largestAmount });
  ways.push({ kind: 'moreIncome', income: Math.ceil(answer.instalment / LARGEST_SHARE) });
  return ways;
}

function rateWays(wish: Wish): readonly Way[] {
  if (wish.annualRate >= USUAL_RATES.low) return [];
  return [{ kind: 'otherRates', low: at(USUAL_RATES.low, wish), high: at(USUAL_RATES.high, wish) }];
}

function at(rate: number, { amount, months, monthlyIncome }: Wish): AtRate {
  const instalment = monthlyPayment({ principal: amount, annualRate: rate, months });
  return { rate, instalment, share: instalment / monthlyIncome };
}
