/** How many past questions each product matched, and would match with other versions: counts alone. */
import type { MatchInput, Reason } from '#domain/lending/matching/match.ts';
import {
  borrowerOf,
  meetsAll,
  paymentsFor,
  reasonsAgainst,
} from '#domain/lending/matching/match-rules.ts';
import type { Payments } from '#domain/lending/offers/repayment.ts';
import type { Offered } from '#domain/lending/matching/matching.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';

export const REASON_RULES = [
  'vehicle-kind',
  'amount-min',
  'amount-max',
  'tenure-min',
  'tenure-max',
  'loan-to-value',
  'pin-code',
  'age-at-application',
  'age-at-maturity',
  'date-of-birth-needed',
  'monthly-income',
  'instalment-share',
  'months-of-work',
  'guarantor',
] as const satisfies readonly Reason['rule'][];

/** A question, and the day on which it was asked. */
export type AskedBefore = { readonly day: string; readonly input: MatchInput };

/** Loans at a rate whose instalments are remembered. */
const MOST_KNOWN = 2_000;

type Counted = { now: number; later: number; gained: number; lost: number };
export type ProductCounts = Readonly<Counted> & {
  readonly productId: string;
  /** Of those that would not match any more, by what stands against it: one may count for several. */
  readonly lostBecause: readonly { readonly rule: Reason['rule']; readonly count: number }[];
};
export type MatchedCounts = {
  /** Of all questions, those that any product matched. */
  readonly any: Readonly<Counted>;
  readonly products: readonly ProductCounts[];
};

const none = (): Counted => ({ now: 0, later: 0, gained: 0, lost: 0 });

function count(counted: Counted, now: boolean, later: boolean): void {
  if (now) counted.now += 1;
  if (later) counted.later += 1;
  if (later && !now) counted.gained += 1;
  if (now && !later) counted.lost += 1;
}

/**
 * Adds questions up, a few at a time, so that others are served in between. `watched` are the products that differ. Nothing
 * is priced.
 */
export function matchedCounter(now: Offered, later: Offered, watched: readonly string[]) {
  const any = none();
  // Most products are the same in both, and are matched once, until one of them matches.
  const [old, fresh] = [new Set(now.products), new Set(later.products)];
  const same = now.products.filter((product) => fresh.has(product));
  const gone = now.products.filter((product) => !fresh.has(product));
  const come = later.products.filter((product) => !old.has(product));
  // Rounded questions ask for the same loans again and again, and many products have the same rate.
  const known = new Map<string, Payments>();
  const payments: typeof paymentsFor = (borrower, product) => {
    const key = JSON.stringify([borrower.amount, borrower.input.months, product.rate]);
    const found = known.get(key) ?? paymentsFor(borrower, product);
    if (known.size < MOST_KNOWN) known.set(key, found);
    return found;
  };
  const products = new Map(
    watched.map((id) => [id, { counted: none(), because: new Map<Reason['rule'], number>() }]),
  );
  return {
    add({ day, input }: AskedBefore): void {
      const borrower = borrowerOf(input, day);
      const matching = (offered: readonly ProductVersion[]) =>
        new Set(
          offered
            .filter((product) => meetsAll(borrower, product, payments))
            .map(({ productId }) => productId),
        );
      const [before, after] = [matching(gone), matching(come)];
      const [did, does] = [before.size > 0, after.size > 0];
      const isMatchedAnyway =
        !(did && does) && same.some((product) => meetsAll(borrower, product, payments));
      count(any, did || isMatchedAnyway, does || isMatchedAnyway);
      for (const [id, { counted, because }] of products) {
        count(counted, before.has(id), after.has(id));
        if (!before.has(id) || after.has(id)) continue;
        const product = come.find(({ productId }) => productId === id);
        if (product === undefined) continue;
        for (const { rule } of reasonsAgainst(borrower, product, payments(borrower, product))) {
          because.set(rule, (because.get(rule) ?? 0) + 1);
        }
      }
    },
    counts: (): MatchedCounts => ({
      any: { ...any },
      products: [...products].map(([productId, { counted, because }]) => ({
        productId,
        ...counted,
        lostBecause: [...because]
          .map(([rule, of]) => ({ rule, count: of }))
          .toSorted((one, other) => other.count - one.count || one.rule.localeCompare(other.rule)),
      })),
    }),
  };
}
