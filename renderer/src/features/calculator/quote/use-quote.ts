import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  DEFAULT_QUOTE,
  type Quote,
  type QuoteField,
  holdsQuote,
  quoteFromQuery,
  quoteToQuery,
} from '#renderer/features/calculator/quote/quote-address.ts';
import { addQueryToLinks } from '#renderer/ui/navigation/add-query-to-links.ts';

/**
 * Milliseconds without a change before the address and the parts below follow: browsers limit how often the address may
 * change.
 */
const PAUSE_MS = 300;

/** The links to the application, which get the quote. */
const APPLY_LINKS = 'a[href$="/apply-loan"], a[href*="/apply-loan?"]';

const neverChanges = () => () => undefined;

export type QuoteState = {
  readonly quote: Quote;
  /** The quote once it has settled. */
  readonly settled: Quote;
  readonly change: (part: Partial<Quote>) => void;
  /** Fields of the address that were not valid. */
  readonly problems: readonly QuoteField[];
};

/**
 * The quote on the screen. With `syncUrl` it is read from the page's address and written back, so that it can be shared
 * and bookmarked; this adds no history entries. Without a quote there it is `start`.
 */
export function useQuote({
  syncUrl,
  start = DEFAULT_QUOTE,
}: {
  readonly syncUrl: boolean;
  readonly start?: Quote | undefined;
}): QuoteState {
  const address = useSyncExternalStore(
    neverChanges,
    () => (syncUrl ? window.location.search : ''),
    // The page was prerendered without a quote.
    () => '',
  );
  const read = useMemo(
    () => (holdsQuote(address) ? quoteFromQuery(address) : { quote: start, problems: [] }),
    [address, start],
  );
  const [own, setOwn] = useState<Quote | null>(null);
  const [settled, setSettled] = useState<Quote | null>(null);

  useEffect(() => {
    if (own === null) return undefined;
    const timer = setTimeout(() => {
      setSettled(own);
      if (!syncUrl) return;
      const query = quoteToQuery(own);
      const { pathname, hash } = window.location;
      const next = `${pathname}${query === '' ? '' : '?'}${query}${hash}`;
      window.history.replaceState(window.history.state, '', next);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [syncUrl, own]);

  useEffect(() => (syncUrl ? addQueryToLinks(APPLY_LINKS) : undefined), [syncUrl]);

  const change = useCallback(
    (part: Partial<Quote>) => setOwn((current) => ({ ...(current ?? read.quote), ...part })),
    [read],
  );
  return {
    quote: own ?? read.quote,
    settled: settled ?? read.quote,
    change,
    problems: read.problems,
  };
}
