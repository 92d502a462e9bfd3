import { requireFinite } from '#domain/finite-numbers.ts';

/** Two figures that are shown with their sum, such as the principal and the interest of a month. */
export type Pair = { readonly first: number; readonly second: number };

/** A way to round the pairs so far: what was given out, how well, and the way before it. */
type Way = {
  readonly given: Pair;
  readonly part: Pair;
  readonly cost: number;
  readonly before: Way | null;
};

/** Dearer than any sum of squared errors: a figure a whole unit away is taken only if it must be. */
const A_UNIT_AWAY = 1e6;
const NOISE = 1e-7;

/**
 * Whole numbers for a list of pairs of at least 0, such that both columns sum to the given totals,
 * which are the rounded sums of the columns. Each number, each sum of a pair, and each running total
 * is one of the two whole numbers next to the unrounded figure, and the running totals stay as near as
 * they can.
 *
 * Rounding each running total by itself is not enough: both parts of a pair can then be off in the
 * same direction, and their sum by nearly two. So each running total may go up or down, and of these
 * ways the one with the smallest sum of squared errors is taken, found from pair to pair (four ways
 * stay open at each). That there is one follows from a theorem: the single figures and running totals
 * of each column are nested sets, and so are the pairs, so the rounding is a flow problem, which has a
 * solution in whole numbers.
 */
export function roundedTogether(pairs: readonly Pair[], totals: Pair): readonly Pair[] {
  requireFinite(totals);
  const none: Pair = { first: 0, second: 0 };
  let ways: readonly Way[] = [{ given: none, part: none, cost: 0, before: null }];
  let sums = none;
  pairs.forEach((pair, index) => {
    requireFinite(pair);
    sums = { first: sums.first + pair.first, second: sums.second + pair.second };
    const last = index === pairs.length - 1;
    const goals = last ? [totals] : nearbyWholes(sums, totals);
    ways = goals.map((given) => bestWayTo(given, pair, sums, ways));
  });
  const parts: Pair[] = [];
  for (let way = ways[0] ?? null; way?.before; way = way.before) parts.push(way.part);
  parts.reverse();
  return parts;
}

function nearbyWholes(sums: Pair, totals: Pair): readonly Pair[] {
  return beside(sums.first, totals.first).flatMap((first) =>
    beside(sums.second, totals.second).map((second) => ({ first, second })),
  );
}

function beside(value: number, most: number): readonly number[] {
  const below = Math.min(Math.floor(value + NOISE), most);
  const above = Math.min(Math.ceil(value - NOISE), most);
  return below === above ? [below] : [below, above];
}

function bestWayTo(given: Pair, pair: Pair, sums: Pair, ways: readonly Way[]): Way {
  const first = given.first - sums.first;
  const second = given.second - sums.second;
  const distance = first ** 2 + second ** 2 + (first + second) ** 2;
  let best: Way | null = null;
  for (const before of ways) {
    const part = {
      first: given.first - before.given.first,
      second: given.second - before.given.second,
    };
    const cost = before.cost + distance + penalty(part, pair);
    if (best === null || cost < best.cost) best = { given, part, cost, before };
  }
  return best ?? { given, part: given, cost: distance, before: null };
}

function penalty(part: Pair, pair: Pair): number {
  const first = part.first - pair.first;
  const second = part.second - pair.second;
  return unitsAway(first) + unitsAway(second) + unitsAway(first + second);
}

function unitsAway(error: number): number {
  return Math.abs(error) >= 1 - NOISE ? A_UNIT_AWAY * Math.abs(error) : 0;
}
