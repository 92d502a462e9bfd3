import {
  affordability,
  COMFORTABLE_SHARE,
  isLent,
  MAX_LOAN,
  TYPICAL_RATES,
  TYPICAL_TENURES,
  type Affordability,
  type AtRate,
} from '#domain/loans/affordability.ts';
import type { LoanRequest } from '#renderer/features/calculator/eligibility/estimate.ts';

export type Way =
  | { readonly kind: 'aboveLimit' | 'belowLimit' | 'noTenure' | 'askRate' }
  | { readonly kind: 'longerTenure' | 'shorterTenure'; readonly months: number }
  | { readonly kind: 'smallerAmount' | 'largerAmount'; readonly amount: number }
  /** Whole rupees a month after the costs. */
  | { readonly kind: 'moreLeft'; readonly left: number }
  | { readonly kind: 'otherRates'; readonly low: AtRate; readonly high: AtRate };

/** What would change an answer, for better or worse, with figures at the highest rate that may apply. */
export function waysToChange(request: LoanRequest, answer: Affordability): readonly Way[] {
  return [...limitWays(request), ...shareWays(request, answer), ...rateWays(request)];
}

function limitWays({ amount }: LoanRequest): readonly Way[] {
  if (isLent(amount)) return [];
  return [{ kind: amount > MAX_LOAN ? 'aboveLimit' : 'belowLimit' }];
}

function shareWays(request: LoanRequest, { leftPerMonth, atHigh }: Affordability): readonly Way[] {
  const { amount, months } = request;
  const { instalment, largestAmount, mark } = atHigh;
  const ways: Way[] = [];
  const shortest = TYPICAL_TENURES.find(
    (tenure) => affordability({ ...request, months: tenure }).atHigh.mark === 'comfortable',
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

function rateWays(request: LoanRequest): readonly Way[] {
  if (request.quotedRate === null) return [{ kind: 'askRate' }];
  if (request.quotedRate >= TYPICAL_RATES.low) return [];
  const { atLow, atHigh } = affordability({ ...request, quotedRate: null });
  return [{ kind: 'otherRates', low: atLow, high: atHigh }];
}
