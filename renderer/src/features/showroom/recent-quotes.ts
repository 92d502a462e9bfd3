import * as z from 'zod/mini';

/** How many quotes are remembered. */
export const MAX_QUOTES = 10;
/** A quote viewed for less than this, in milliseconds, was a step on the way to the next one. */
const STEP_MS = 60_000;
/** Longer than any quote's address. */
const MAX_QUERY_LENGTH = 300;

const quotes = z.array(
  z.strictObject({
    /** The quote's address without its question mark: figures only. */
    query: z.string().check(z.minLength(1), z.maxLength(MAX_QUERY_LENGTH)),
    /** Milliseconds since 1970. */
    at: z.number(),
  }),
);
export type RecentQuote = z.infer<typeof quotes>[number];

/** Parses the stored list; empty if it is malformed. */
export function readQuotes(stored: string | null): readonly RecentQuote[] {
  try {
    const list = z.safeParse(quotes, JSON.parse(stored ?? '[]'));
    return list.success ? list.data.slice(0, MAX_QUOTES) : [];
  } catch {
    return [];
  }
}

/** The list with a viewed quote added, newest first. A quote that is already listed keeps its place. */
export function withQuote(
  list: readonly RecentQuote[],
  quote: RecentQuote,
): readonly RecentQuote[] {
  if (quote.query === '' || list.some(({ query }) => query === quote.query)) return list;
  const [newest, ...older] = list;
  const wasStep = newest !== undefined && quote.at - newest.at < STEP_MS;
  return [quote, ...(wasStep ? older : list)].slice(0, MAX_QUOTES);
}

/** The list with removed quotes restored in their places. */
export function withRestoredQuotes(
  list: readonly RecentQuote[],
  removed: readonly RecentQuote[],
): readonly RecentQuote[] {
  const missing = removed.filter(({ query }) => list.every((kept) => kept.query !== query));
  return [...list, ...missing].toSorted((one, other) => other.at - one.at).slice(0, MAX_QUOTES);
}

export function withoutQuote(
  list: readonly RecentQuote[],
  removed: string,
): readonly RecentQuote[] {
  return list.filter(({ query }) => query !== removed);
}
