import { useRef } from 'react';
import type { Quote } from '#contract/applications/leads.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, succeed } from '#contract/result.ts';
import type { QuoteTerms } from '#domain/lending/quote.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';

/** Saves quotes for a lead. One that was not answered keeps its ID, so that it is there once. */
export function useSaveQuote(lead: string): {
  readonly busy: boolean;
  readonly save: (terms: QuoteTerms) => Promise<Result<Quote, GatewayFailure>>;
} {
  const { busy, change } = useChange();
  const unanswered = useRef(new Map<string, string>());

  return {
    busy,
    save: async (terms) => {
      const asked = JSON.stringify(terms);
      const quote = unanswered.current.get(asked) ?? crypto.randomUUID();
      unanswered.current.set(asked, quote);
      const answer = await change('saveQuote', (requestId) => ({ requestId, quote, lead, terms }));
      if (!answer.ok) return answer;
      unanswered.current.delete(asked);
      return succeed({ ...answer.value, terms });
    },
  };
}
