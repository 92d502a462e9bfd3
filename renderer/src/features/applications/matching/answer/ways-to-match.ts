import type { MatchInput, Reason, UnmatchedProduct } from '#domain/lending/matching/match.ts';

/** Something that a borrower can do about a reason. Amounts in whole paise. */
export type Way =
  | { readonly kind: 'vehicle'; readonly kinds: readonly MatchInput['vehicleKind'][] }
  | { readonly kind: 'downAtLeast' | 'downAtMost' | 'instalment'; readonly amount: number }
  | { readonly kind: 'monthsAtLeast' | 'monthsAtMost'; readonly months: number }
  | { readonly kind: 'date' | 'guarantor' };

/** What is needed for one product, whose lender is the closest to a match. */
export type Nearest = { readonly product: UnmatchedProduct; readonly ways: readonly Way[] };

/**
 * The product with the fewest reasons of those whose reasons can all be changed; of several, the first. Null where
 * something always rules it out, such as the age.
 */
export function nearestOf(
  unmatched: readonly UnmatchedProduct[],
  input: MatchInput,
): Nearest | null {
  const candidates = unmatched.flatMap((product) => {
    const ways = product.reasons.map((reason) => wayAround(reason, input));
    return ways.every((way) => way !== null) ? [{ product, ways: downPaymentOnce(ways) }] : [];
  });
  return candidates.reduce<Nearest | null>(
    (best, next) => (best === null || next.ways.length < best.ways.length ? next : best),
    null,
  );
}

/** Null where nothing on the form would change it. */
function wayAround(reason: Reason, { onRoadPrice }: MatchInput): Way | null {
  switch (reason.rule) {
    case 'vehicle-kind':
      return { kind: 'vehicle', kinds: reason.limit };
    case 'amount-min':
      return reason.limit > onRoadPrice
        ? null
        : { kind: 'downAtMost', amount: onRoadPrice - reason.limit };
    case 'amount-max':
    case 'loan-to-value':
      return { kind: 'downAtLeast', amount: onRoadPrice - reason.limit };
    case 'tenure-min':
      return { kind: 'monthsAtLeast', months: reason.limit };
    case 'tenure-max':
      return { kind: 'monthsAtMost', months: reason.limit };
    case 'instalment-share':
      return reason.limit === 0 ? null : { kind: 'instalment', amount: reason.limit };
    case 'date-of-birth-needed':
      return { kind: 'date' };
    case 'guarantor':
      return { kind: 'guarantor' };
    case 'age-at-application':
    case 'age-at-maturity':
    case 'monthly-income':
    case 'months-of-work':
    case 'pin-code':
      return null;
  }
}

/** The largest of the down payments that several limits ask for. */
function downPaymentOnce(ways: readonly Way[]): readonly Way[] {
  const amounts = ways.flatMap((way) => (way.kind === 'downAtLeast' ? [way.amount] : []));
  if (amounts.length < 2) return ways;
  const others = ways.filter(({ kind }) => kind !== 'downAtLeast');
  return [{ kind: 'downAtLeast', amount: Math.max(...amounts) }, ...others];
}
