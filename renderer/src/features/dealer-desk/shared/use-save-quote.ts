import { useRef } from 'react';
import type { Quote } from '#contract/dealers/leads.ts';
import type { QuoteFigures, QuoteTerms } from '#domain/lending/quote.ts';
import { useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import {
  type Keeping,
  keepOn,
  placeBehind,
  useKept,
} from '#renderer/features/dealer-desk/shared/kept.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';

export type SavedQuote =
  | { readonly kind: 'saved'; readonly quote: Quote }
  /** There is no network, or the lead itself waits for it. */
  | Keeping;

/** Saves quotes for a lead. A save without an answer keeps its ID, so that the quote exists only once. */
export function useSaveQuote(lead: string): {
  readonly busy: boolean;
  readonly save: (terms: QuoteTerms, shown: QuoteFigures | null) => Promise<SavedQuote>;
} {
  const { busy, change } = useChange();
  const kept = useKept();
  const { here } = useBranches();
  const unanswered = useRef(new Map<string, string>());

  return {
    busy,
    save: async (terms, shown) => {
      const asked = JSON.stringify(terms);
      const quote = unanswered.current.get(asked) ?? crypto.randomUUID();
      unanswered.current.set(asked, quote);
      const bodyFor = (requestId: string) => ({ requestId, quote, lead, terms, branch: here });
      if (kept !== null && placeBehind(kept, lead) !== null) {
        const body = bodyFor(crypto.randomUUID());
        return keepOn(kept, { call: 'saveQuote', body, shown });
      }
      let sent = bodyFor('');
      const answer = await change('saveQuote', (requestId) => (sent = bodyFor(requestId)));
      if (answer.ok) {
        unanswered.current.delete(asked);
        return { kind: 'saved', quote: { ...answer.value, terms } };
      }
      if (kept !== null && answer.failure.kind === 'unreachable') {
        return keepOn(kept, { call: 'saveQuote', body: sent, shown });
      }
      return { kind: 'failed', failure: answer.failure };
    },
  };
}
