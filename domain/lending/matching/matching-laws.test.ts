import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchAnswer, type MatchAnswer, type MatchInput } from '#domain/lending/matching/match.ts';
import { matchLenders, type Offered } from '#domain/lending/matching/matching.ts';
import type { Offer } from '#domain/lending/offers/offer.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { anyBorrower, anyOffered } from '#domain/testing/any-product.ts';
import { EXAMPLE_TODAY } from '#domain/testing/example-product.ts';
import { plainApr, plainFees, plainlyUnmet, plainPayments } from '#domain/testing/plain-lending.ts';

const BORROWERS = 10_000;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Two lists with the same in them, in whatever order. */
const haveSame = (one: readonly string[], other: readonly string[]) =>
  isSame(one.toSorted(), other.toSorted());

function isDrawnUp(offer: Offer, product: ProductVersion, input: MatchInput): boolean {
  const payments = plainPayments(offer.amount, offer.months, product.rate);
  const fees = plainFees(offer.amount, product);
  const apr = plainApr(offer.amount - fees, payments);
  const paid = offer.instalments.flatMap(({ count, amount }) =>
    Array.from({ length: count }, () => amount),
  );
  return (
    offer.amount === input.onRoadPrice - input.downPayment &&
    offer.months === input.months &&
    isSame(paid, payments) &&
    Math.abs(offer.apr - apr) <= 0.005 + 1e-9 &&
    Math.round(offer.apr * 100) / 100 === offer.apr &&
    offer.totalCost === sumOf(payments) - offer.amount + fees &&
    offer.totalCost === offer.totalPaid - offer.disbursed
  );
}

/** What is wrong with an answer, by the plain rules; nothing where it is right. */
function faultsOf(answer: MatchAnswer, input: MatchInput, { products }: Offered): string[] {
  const listed = [...answer.matched, ...answer.unmatched].map(({ product }) => product.id);
  const ids = products.map(({ productId }) => productId);
  if (!haveSame(listed, ids)) return ['not every product is in one list'];
  return products.flatMap((product) => {
    const isThis = (entry: { readonly product: { readonly id: string } }) =>
      entry.product.id === product.productId;
    const unmet = plainlyUnmet(input, product, EXAMPLE_TODAY);
    const reasons = answer.unmatched.find(isThis)?.reasons.map(({ rule }) => rule) ?? [];
    const offer = answer.matched.find(isThis)?.offer;
    if (!haveSame(reasons, unmet))
      return [`${product.productId}: ${reasons.join()} is not ${unmet.join()}`];
    if (offer === undefined) return unmet.length === 0 ? ['unmatched for nothing'] : [];
    return isDrawnUp(offer, product, input) ? [] : [`${product.productId} is drawn up wrongly`];
  });
}

/** The answer without anything that a name can change. */
function nameless(answer: MatchAnswer) {
  return {
    matched: answer.matched
      .map(({ product: { id }, offer: { fees, ...figures } }) => ({
        id,
        figures,
        fees: fees.map(({ amount }) => amount),
      }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    unmatched: answer.unmatched
      .map(({ product: { id }, reasons }) => ({ id, reasons }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  };
}

const renamed = ({ lenders, products }: Offered): Offered => ({
  lenders: lenders.map((lender) => ({ ...lender, names: { en: 'Same', hi: 'एक' } })),
  products: products.map((product) => ({ ...product, names: { en: 'Same', hi: 'एक' } })),
});

const inOrder = ({ matched }: MatchAnswer) =>
  matched.every(({ offer, lender }, index) => {
    const before = matched[index - 1];
    if (before === undefined || before.offer.apr < offer.apr) return true;
    if (before.offer.apr > offer.apr) return false;
    const more = offer.totalCost - before.offer.totalCost;
    return more > 0 || (more === 0 && before.lender.names.en <= lender.names.en);
  });

describe(`for ${BORROWERS.toLocaleString('en-IN')} borrowers`, () => {
  it('the answer follows the plain rules, and nothing unpublished plays a part', () => {
    let matches = 0;
    fc.assert(
      fc.property(anyBorrower, anyOffered(3), (input, offered) => {
        const answer = matchLenders(input, offered, EXAMPLE_TODAY);
        matches += answer.matched.length;
        expect(faultsOf(answer, input, offered)).toEqual([]);

        const turned = {
          lenders: offered.lenders.toReversed(),
          products: offered.products.toReversed(),
        };
        expect(isSame(matchLenders(input, turned, EXAMPLE_TODAY), answer)).toBe(true);

        const withMore = { ...input, name: 'Sita', gender: 'F', commission: 2 };
        expect(isSame(matchLenders(withMore, offered, EXAMPLE_TODAY), answer)).toBe(true);

        const anonymous = matchLenders(input, renamed(offered), EXAMPLE_TODAY);
        expect(isSame(nameless(anonymous), nameless(answer))).toBe(true);
        expect(inOrder(answer)).toBe(true);
      }),
      { numRuns: BORROWERS },
    );
    // Otherwise the law would hold for nothing.
    expect(matches).toBeGreaterThan(BORROWERS / 20);
  }, 120_000);

  it('the answer fits its schema', () => {
    fc.assert(
      fc.property(anyBorrower, anyOffered(3), (input, offered) => {
        const answer = matchLenders(input, offered, EXAMPLE_TODAY);
        expect(matchAnswer.parse(answer)).toEqual(answer);
      }),
      { numRuns: 200 },
    );
  });
});
