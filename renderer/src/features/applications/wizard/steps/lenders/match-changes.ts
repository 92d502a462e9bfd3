import type { MatchAnswer, MatchedProduct } from '#domain/lending/matching/match.ts';

/** What a person who has seen an earlier match should know. */
export type MatchChanges = {
  readonly gone: readonly MatchedProduct[];
  readonly added: readonly MatchedProduct[];
  /** Offered as before, on other terms: how it was, by the product's ID. */
  readonly before: ReadonlyMap<string, MatchedProduct>;
};

export function matchChanges(before: MatchAnswer, after: MatchAnswer): MatchChanges {
  const find = ({ matched }: MatchAnswer, id: string) =>
    matched.find(({ product }) => product.id === id);
  return {
    gone: before.matched.filter(({ product }) => find(after, product.id) === undefined),
    added: after.matched.filter(({ product }) => find(before, product.id) === undefined),
    before: new Map(
      after.matched.flatMap((now) => {
        const was = find(before, now.product.id);
        return was === undefined || isSame(was, now) ? [] : [[now.product.id, was]];
      }),
    ),
  };
}

/** Whether what is compared by is the same: amount, time, APR, instalment, and the need for a guarantor. */
function isSame(one: MatchedProduct, other: MatchedProduct): boolean {
  return (
    one.offer.amount === other.offer.amount &&
    one.offer.months === other.offer.months &&
    one.offer.apr === other.offer.apr &&
    one.offer.instalment === other.offer.instalment &&
    one.guarantorNeeded === other.guarantorNeeded
  );
}
