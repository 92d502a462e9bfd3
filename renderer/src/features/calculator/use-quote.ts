import { useEffect, useState } from 'react';
import {
  DEFAULT_QUOTE,
  type Quote,
  type QuoteField,
  quoteFromQuery,
  quoteToQuery,
} from '#renderer/features/calculator/arithmetic/address.ts';

/** A pause in milliseconds after which the address follows: browsers limit how often it may change. */
const ADDRESS_PAUSE_MS = 300;

export type QuoteState = {
  readonly quote: Quote;
  readonly change: (part: Partial<Quote>) => void;
  /** Fields of the address that did not fit. */
  readonly problems: readonly QuoteField[];
};

/**
 * The quote on the screen. With `inAddress` it is read from the address of the page and written back to it, so that it
 * can be shared and bookmarked; the browser's history gets no entry for it.
 */
export function useQuote({ inAddress }: { readonly inAddress: boolean }): QuoteState {
  const [quote, set] = useState(DEFAULT_QUOTE);
  const [problems, tell] = useState<readonly QuoteField[]>([]);

  // After the first drawing, which is the same on the prerendered page.
  useEffect(() => {
    if (!inAddress) return;
    const read = quoteFromQuery(window.location.search);
    // What was set before the page woke up counts more than the address.
    set((current) => (current === DEFAULT_QUOTE ? read.quote : current));
    tell(read.problems);
  }, [inAddress]);

  useEffect(() => {
    if (!inAddress || quote === DEFAULT_QUOTE) return undefined;
    const timer = setTimeout(() => {
      const query = quoteToQuery(quote);
      const { pathname, hash } = window.location;
      const address = `${pathname}${query === '' ? '' : '?'}${query}${hash}`;
      window.history.replaceState(window.history.state, '', address);
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [inAddress, quote]);

  return {
    quote,
    change: (part) => set((current) => ({ ...current, ...part })),
    problems,
  };
}
