import * as z from 'zod/mini';

/** How many quotes are remembered. */
export const MOST_QUOTES = 10;
/** A quote that was looked at for less than this, in milliseconds, was a step on the way to the next one. */
const STEP_MS = 60_000;
/** Longer than any quote's address. */
const MAX_LENGTH = 300;

const quotes = z.array(
  z.strictObject({
    /** The quote's address without question mark: figures only. */
    query: z.string().check(z.minLength(1), z.maxLength(MAX_LENGTH)),
    /** Milliseconds since 1970. */
    at: z.number(),
  }),
);
export type RecentQuote = z.infer<typeof quotes>[number];

/** The list as it was stored; none when it cannot be read. */
export function readQuotes(stored: string | null): readonly RecentQuote[] {
  try {
    const list = z.safeParse(quotes, JSON.parse(stored ?? '[]'));
    return list.success ? list.data.slice(0, MOST_QUOTES) : [];
  } catch {
    return [];
  }
}

/** The list with a quote that was looked at, newest first. One that is there already stays where it is. */
export function withQuote(
  list: readonly RecentQuote[],
  quote: RecentQuote,
): readonly RecentQuote[] {
  if (quote.query === '' || list.some(({ query }) => query === quote.query)) return list;
  const [newest, ...older] = list;
  const wasStep = newest !== undefined && quote.at - newest.at < STEP_MS;
  return [quote, ...(wasStep ? older : list)].slice(0, MOST_QUOTES);
}

/** The list with quotes that were removed from it put back where they were. */
export function withQuotesBack(
  list: readonly RecentQuote[],
  removed: readonly RecentQuote[],
): readonly RecentQuote[] {
  const missing = removed.filter(({ query }) => list.every((kept) => kept.query !== query));
  return [...list, ...missing].toSorted((one, other) => other.at - one.at).slice(0, MOST_QUOTES);
}

export function withoutQuote(
  list: readonly RecentQuote[],
  removed: string,
): readonly RecentQuote[] {
  return list.filter(({ query }) => query !== removed);
}
