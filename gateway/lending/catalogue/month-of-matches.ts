import { setImmediate as soon } from 'node:timers/promises';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { monthOfMatches } from '#contract/operators/catalogue.ts';
import { daysAfter } from '#domain/days.ts';
import { matchedCounter } from '#domain/lending/matching/matched-before-and-after.ts';
import type { Offered } from '#domain/lending/matching/matching.ts';
import { roundedCount } from '#domain/lending/reports.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { askedSince, COUNTED_DAYS } from '#gateway/lending/catalogue/asked-matches.ts';
import { catalogueOn } from '#gateway/lending/catalogue/catalogue-now.ts';

/** Questions that are looked at. */
const MOST = 5_000;
/** Questions between two times at which others are served. */
const AT_A_TIME = 20;

type Month = ReplyOf<typeof monthOfMatches>;

/** What was offered and would be, and the products in which the two differ; null where there is no such version. */
async function catalogues(
  runner: Runner,
  today: string,
  { version: chosen }: BodyOf<typeof monthOfMatches>,
): Promise<{ now: Offered; later: Offered; watched: readonly string[] } | null> {
  const { lenders, products } = await catalogueOn(runner, today);
  const tried = new Map(
    products.flatMap(({ productId, waiting }) => {
      const found = waiting.find(
        ({ product }) =>
          chosen === null || (chosen.productId === productId && chosen.version === product.version),
      );
      return found === undefined ? [] : [[productId, found.product] as const];
    }),
  );
  if (chosen !== null && tried.size === 0) return null;
  return {
    now: { lenders, products: products.flatMap(({ offered }) => offered ?? []) },
    later: {
      lenders,
      products: products.flatMap(({ productId, offered }) => tried.get(productId) ?? offered ?? []),
    },
    watched: [...tried.keys()],
  };
}

type Counts = Readonly<Record<'now' | 'later' | 'gained' | 'lost', number>>;
const rounded = ({ now, later, gained, lost }: Counts) => ({
  now: roundedCount(now),
  later: roundedCount(later),
  gained: roundedCount(gained),
  lost: roundedCount(lost),
});

/** How many of last month's questions match now and would match: every count is rounded by itself. */
export async function monthOf(
  runner: Runner,
  today: string,
  body: BodyOf<typeof monthOfMatches>,
): Promise<Answer<Month>> {
  const both = await catalogues(runner, today, body);
  if (both === null) return refuse('no-such-version', 'There is no such version.');
  const from = daysAfter(today, 1 - COUNTED_DAYS);
  const asked = await askedSince(runner, from, MOST + 1);
  const counter = matchedCounter(both.now, both.later, both.watched);
  for (const [index, each] of asked.slice(0, MOST).entries()) {
    if (index % AT_A_TIME === AT_A_TIME - 1) await soon();
    counter.add(each);
  }
  const { any, products } = counter.counts();
  return reply({
    days: { from, to: today },
    asked: roundedCount(Math.min(asked.length, MOST)),
    isCut: asked.length > MOST,
    any: rounded(any),
    products: products.map(({ productId, lostBecause, ...counts }) => ({
      productId,
      ...rounded(counts),
      lostBecause: lostBecause.map(({ rule, count }) => ({ rule, count: roundedCount(count) })),
    })),
  });
}
