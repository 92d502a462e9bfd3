import { useMemo } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type QuoteFigures, type QuoteTerms, figuresOf } from '#domain/lending/quote.ts';
import type { SubsidyScheme } from '#domain/lending/subsidy-schemes.ts';
import { type TypedQuote, pricedTerms } from '#renderer/features/dealer-desk/quote/typed-quote.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

export type LiveFiguresState = {
  /** The result of what is typed; null while something is missing. */
  readonly drawn: { readonly terms: QuoteTerms; readonly figures: QuoteFigures } | null;
  readonly isLoading: boolean;
  /** Why the lenders' terms are not there. */
  readonly failure: GatewayFailure | null;
  readonly onAgain: () => Promise<unknown>;
  /** The figures of a quote by the terms that were shown; null if there are none. */
  readonly of: (terms: QuoteTerms) => QuoteFigures | null;
};

/** Works out what is typed, by the lenders' published terms. */
export function useFigures(typed: TypedQuote, schemes: readonly SubsidyScheme[]): LiveFiguresState {
  const { data, error, refetch } = useCallQuery('listProducts', {});
  const drawn = useMemo(() => {
    const terms = pricedTerms(typed, schemes);
    if (terms === null || data === undefined) return null;
    return { terms, figures: figuresOf(terms, data) };
  }, [typed, schemes, data]);
  return {
    drawn,
    isLoading: data === undefined && error === null,
    failure: data === undefined ? (error?.failure ?? null) : null,
    onAgain: refetch,
    of: (terms) => (data === undefined ? null : figuresOf(terms, data)),
  };
}
