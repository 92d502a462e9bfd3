/** How many past questions each product matched, and would match with other versions: counts alone. */
import type { MatchInput, Reason } from '#domain/lending/matching/match.ts';
import { matchLenders, type Offered } from '#domain/lending/matching/matching.ts';

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

/** Adds questions up, a few at a time, so that others are served in between. `watched` are the products that differ. */
export function matchedCounter(now: Offered, later: Offered, watched: readonly string[]) {
  const any = none();
  // Most products are the same in both, and are matched once.
  const [old, fresh] = [new Set(now.products), new Set(later.products)];
  const same = { ...now, products: now.products.filter((product) => fresh.has(product)) };
  const gone = { ...now, products: now.products.filter((product) => !fresh.has(product)) };
  const come = { ...later, products: later.products.filter((product) => !old.has(product)) };
  const products = new Map(
    watched.map((id) => [id, { counted: none(), because: new Map<Reason['rule'], number>() }]),
  );
  return {
    add({ day, input }: AskedBefore): void {
      const matches = (offered: Offered) => matchLenders(input, offered, day);
      const [before, after] = [matches(gone), matches(come)];
      const [did, does] = [before.matched.length > 0, after.matched.length > 0];
      const isMatchedAnyway = !(did && does) && matches(same).matched.length > 0;
      count(any, did || isMatchedAnyway, does || isMatchedAnyway);
      for (const [id, { counted, because }] of products) {
        const isId = ({ product }: { readonly product: { readonly id: string } }) =>
          product.id === id;
        const [had, has] = [before.matched.some(isId), after.matched.some(isId)];
        count(counted, had, has);
        if (!had || has) continue;
        for (const { rule } of after.unmatched.find(isId)?.reasons ?? []) {
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
