import {
  affordability,
  COMFORTABLE_SHARE,
  isLent,
  LARGEST_LOAN,
  USUAL_RATES,
  USUAL_TENURES,
  type Affordability,
  type AtRate,
} from '#domain/loans/affordability.ts';
import type { Wish } from '#renderer/features/calculator/eligibility/estimate.ts';

export type Way =
  | { readonly kind: 'aboveLimit' | 'belowLimit' | 'noTenure' | 'askRate' }
  | { readonly kind: 'longerTenure' | 'shorterTenure'; readonly months: number }
  | { readonly kind: 'smallerAmount' | 'largerAmount'; readonly amount: number }
  /** Whole rupees a month after the costs. */
  | { readonly kind: 'moreLeft'; readonly left: number }
  | { readonly kind: 'otherRates'; readonly low: AtRate; readonly high: AtRate };

/** What would change an answer, for better or worse, with figures; at the highest rate that may apply. */
export function waysToChange(wish: Wish, answer: Affordability): readonly Way[] {
  return [...limitWays(wish), ...shareWays(wish, answer), ...rateWays(wish)];
}

function limitWays({ amount }: Wish): readonly Way[] {
  if (isLent(amount)) return [];
  return [{ kind: amount > LARGEST_LOAN ? 'aboveLimit' : 'belowLimit' }];
}

function shareWays(wish: Wish, { leftPerMonth, atHigh }: Affordability): readonly Way[] {
  const { amount, months } = wish;
  const { instalment, largestAmount, mark } = atHigh;
  const ways: Way[] = [];
  const shortest = USUAL_TENURES.find(
    (tenure) => affordability({ ...wish, months: tenure }).atHigh.mark === 'comfortable',
  );
  if (mark === 'comfortable') {
    if (shortest !== undefined && shortest < months)
      ways.push({ kind: 'shorterTenure', months: shortest });
    if (isLent(amount) && largestAmount > amount)
      ways.push({ kind: 'largerAmount', amount: largestAmount });
    return ways;
  }
  if (leftPerMonth > 0)
    ways.push(
      shortest === undefined ? { kind: 'noTenure' } : { kind: 'longerTenure', months: shortest },
    );
  if (largestAmount > 0) ways.push({ kind: 'smallerAmount', amount: largestAmount });
  ways.push({ kind: 'moreLeft', left: Math.ceil(instalment / COMFORTABLE_SHARE) });
  return ways;
}

function rateWays(wish: Wish): readonly Way[] {
  if (wish.quotedRate === null) return [{ kind: 'askRate' }];
  if (wish.quotedRate >= USUAL_RATES.low) return [];
  const { atLow, atHigh } = affordability({ ...wish, quotedRate: null });
  return [{ kind: 'otherRates', low: atLow, high: atHigh }];
}
