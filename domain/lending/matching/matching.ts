import {
  type Borrower,
  guarantorAbove,
  borrowerOf,
  paymentsFor,
  reasonsAgainst,
  worthFor,
} from '#domain/lending/matching/match-rules.ts';
import {
  MATCH_ORDER,
  type MatchAnswer,
  type MatchedProduct,
  type MatchQuestion,
  type UnmatchedProduct,
} from '#domain/lending/matching/match.ts';
import { offerOf } from '#domain/lending/offers/offer.ts';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { Payments } from '#domain/lending/offers/repayment.ts';

/** Of the rules in this folder. A match that was made by others is stale. */
export const RULES_VERSION = 1;

/** What is matched: lenders, and for each of their products the one version that is offered. */
export type Offered = {
  readonly lenders: readonly Lender[];
  readonly products: readonly ProductVersion[];
};

/**
 * Which products a borrower can have, and why not the others; every product is in one of the two lists. Nothing but the
 * input and the published terms plays a part: no commission, no preference, and not the order in which products are
 * given. What matches is ordered by APR, then by total cost, then by the lender's English name; the others by name.
 *
 * `today` is the day of the application, `YYYY-MM-DD`. Throws a RangeError for a product of an unknown lender.
 */
export function matchLenders(input: MatchQuestion, offered: Offered, today: string): MatchAnswer {
  const borrower = borrowerOf(input, today);
  const lenders = new Map(offered.lenders.map((lender) => [lender.id, lender]));
  const matched: MatchedProduct[] = [];
  const unmatched: UnmatchedProduct[] = [];
  for (const product of offered.products) {
    const lender = lenders.get(product.lenderId);
    if (lender === undefined) throw new RangeError(`${product.lenderId} is no known lender`);
    const payments = paymentsFor(borrower, product);
    const reasons = reasonsAgainst(borrower, product, payments);
    if (reasons.length === 0) matched.push(matchOf(borrower, payments, lender, product));
    else unmatched.push({ ...listing(lender, product), reasons });
  }
  matched.sort(
    (one, other) =>
      one.offer.apr - other.offer.apr ||
      one.offer.totalCost - other.offer.totalCost ||
      byName(one, other),
  );
  unmatched.sort(byName);
  return {
    orderedBy: [...MATCH_ORDER],
    version: { rules: RULES_VERSION, products: offered.products.map(versionName).toSorted() },
    matched,
    unmatched,
    asksForDateOfBirth: unmatched.some(({ reasons }) =>
      reasons.every(({ rule }) => rule === 'date-of-birth-needed'),
    ),
  };
}

function matchOf(
  { amount, input }: Borrower,
  payments: Payments,
  lender: Lender,
  product: ProductVersion,
): MatchedProduct {
  return {
    ...listing(lender, product),
    offer: offerOf(amount, payments, product.fees),
    penalCharge: product.penalCharge,
    coolingOffDays: product.coolingOffDays,
    documents: product.documents,
    guarantorNeeded: amount > guarantorAbove(product),
    minMonthsOfWork: product.eligibility.minMonthsOfWork ?? null,
    ...(!('onRoadPrice' in input) && {
      worthAtLeast: { amount: worthFor(amount, product), base: product.loanToValue.base },
    }),
  };
}

type Listing = Pick<UnmatchedProduct, 'lender' | 'product' | 'version'>;

function listing(lender: Lender, { productId, names, version }: ProductVersion): Listing {
  return { lender, product: { id: productId, names }, version };
}

function versionName({ productId, version }: ProductVersion): string {
  return `${productId}@${version}`;
}

type Named = {
  readonly lender: Pick<Lender, 'id' | 'names'>;
  readonly product: Listing['product'];
};

/** By code units, so that every machine orders alike. */
export function byName(one: Named, other: Named): number {
  return (
    compare(one.lender.names.en, other.lender.names.en) ||
    compare(one.product.names.en, other.product.names.en) ||
    compare(one.lender.id, other.lender.id) ||
    compare(one.product.id, other.product.id)
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
