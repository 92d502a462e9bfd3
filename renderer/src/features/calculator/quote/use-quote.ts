import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type Quote,
  type QuoteField,
  quoteFromQuery,
  quoteToQuery,
} from '#renderer/features/calculator/quote/quote-address.ts';
import { carryAddress } from '#renderer/features/calculator/quote/carry-address.ts';

/** A pause in milliseconds after which the address and what stands below follow: browsers limit how often it may change. */
const PAUSE_MS = 300;

const neverChanges = () => () => undefined;

export type QuoteState = {
  readonly quote: Quote;
  /** The quote once it rests. */
  readonly settled: Quote;
  readonly change: (part: Partial<Quote>) => void;
  /** Fields of the address that did not fit. */
  readonly problems: readonly QuoteField[];
};

/**
 * The quote on the screen. With `inAddress` it is read from the address of the page and written back to it, so that it
 * can be shared and bookmarked; the browser's history gets no entry for it.
 */
export function useQuote({ inAddress }: { readonly inAddress: boolean }): QuoteState {
  const address = useSyncExternalStore(
    neverChanges,
    () => (inAddress ? window.location.search : ''),
    // The page was prerendered without a quote.
    () => '',
  );
  const read = useMemo(() => quoteFromQuery(address), [address]);
  const [own, setOwn] = useState<Quote | null>(null);
  const [settled, setSettled] = useState<Quote | null>(null);

  useEffect(() => {
    if (own === null) return undefined;
    const timer = setTimeout(() => {
      setSettled(own);
      if (!inAddress) return;
      const query = quoteToQuery(own);
      const { pathname, hash } = window.location;
      const next = `${pathname}${query === '' ? '' : '?'}${query}${hash}`;
      window.history.replaceState(window.history.state, '', next);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [inAddress, own]);

  useEffect(() => (inAddress ? carryAddress() : undefined), [inAddress]);

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
