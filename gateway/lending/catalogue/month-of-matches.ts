import { createHash } from 'node:crypto';
import { setImmediate as soon } from 'node:timers/promises';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { monthOfMatches } from '#contract/operators/catalogue.ts';
import { daysAfter, mondayOf } from '#domain/days.ts';
import {
  type AskedBefore,
  matchedCounter,
  type ProductCounts,
} from '#domain/lending/matching/matched-before-and-after.ts';
import type { Offered } from '#domain/lending/matching/matching.ts';
import { roundedCount, SMALLEST_SHOWN } from '#domain/lending/reports.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { askedSince, COUNTED_DAYS } from '#gateway/lending/catalogue/asked-matches.ts';
import { catalogueOn } from '#gateway/lending/catalogue/catalogue-now.ts';

/** Questions that are looked at. */
const MOST = 5_000;
/** Fewer questions say too much about those who asked. */
const LEAST = 20;
/** Milliseconds between two times at which others are served. */
const AT_A_TIME = 10;
/** Counts that are kept, so that a visit does not begin one again. */
const MOST_KEPT = 20;

type Month = ReplyOf<typeof monthOfMatches>;
type Tried = {
  readonly now: Offered;
  readonly later: Offered;
  readonly watched: readonly string[];
};

/** What was offered and would be, and the products in which the two differ; null where there is no such version. */
async function catalogues(
  runner: Runner,
  today: string,
  { version: chosen }: BodyOf<typeof monthOfMatches>,
): Promise<Tried | null> {
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
/** None is shown like a few: whether one person is among them cannot be tried out. */
const shown = (count: number) => (count < SMALLEST_SHOWN ? 'few' : roundedCount(count));
const rounded = ({ now, later, gained, lost }: Counts) => ({
  now: shown(now),
  later: shown(later),
  gained: shown(gained),
  lost: shown(lost),
});

/** The reasons of at least so many that they are shown, in the order of what is shown. */
function reasonsShown(reasons: ProductCounts['lostBecause']) {
  return reasons
    .flatMap(({ rule, count }) => {
      const of = shown(count);
      return of === 'few' ? [] : [{ rule, count: of }];
    })
    .toSorted((one, other) => other.count - one.count || one.rule.localeCompare(other.rule));
}

async function countsOf(
  { now, later, watched }: Tried,
  asked: readonly AskedBefore[],
): Promise<Month['counts']> {
  const counter = matchedCounter(now, later, watched);
  let begun = performance.now();
  for (const each of asked.slice(0, MOST)) {
    counter.add(each);
    if (performance.now() - begun < AT_A_TIME) continue;
    await soon();
    begun = performance.now();
  }
  const { any, products } = counter.counts();
  return {
    asked: shown(Math.min(asked.length, MOST)),
    isCut: asked.length > MOST,
    any: rounded(any),
    products: products.map(({ productId, lostBecause, ...counts }) => ({
      productId,
      ...rounded(counts),
      lostBecause: reasonsShown(lostBecause),
    })),
  };
}

/** The same terms on the same day: the answer stays, whoever has begun an application meanwhile. */
const keyOf = (today: string, { now, later }: Tried): string =>
  createHash('sha256')
    .update(JSON.stringify([today, now.products, later.products]))
    .digest('hex');

/** Counts how many of last month's questions match now and would match, one count at a time; every count is rounded by itself. */
export function monthsOf(runner: Runner) {
  const kept = new Map<string, Promise<Month['counts']>>();
  let last: Promise<unknown> = Promise.resolve();

  async function count(tried: Tried, from: string): Promise<Month['counts']> {
    const asked = await askedSince(runner, from, MOST + 1);
    return asked.length < LEAST ? null : countsOf(tried, asked);
  }

  /** After the count before it; kept, unless it says nothing or has failed. */
  function countNext(key: string, tried: Tried, from: string) {
    const next = last.then(() => count(tried, from));
    kept.set(key, next);
    const drop = () => {
      if (kept.get(key) === next) kept.delete(key);
    };
    last = next.then((counts) => counts ?? drop(), drop);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return next;
  }

  return async (today: string, body: BodyOf<typeof monthOfMatches>): Promise<Answer<Month>> => {
    const tried = await catalogues(runner, today, body);
    if (tried === null) return refuse('no-such-version', 'There is no such version.');
    const from = mondayOf(daysAfter(today, 1 - COUNTED_DAYS));
    const key = keyOf(today, tried);
    const counts = await (kept.get(key) ?? countNext(key, tried, from));
    return reply({ days: { from, to: today }, counts });
  };
}
