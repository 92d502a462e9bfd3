import { useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';

/** What became of a search. */
export type Sought<Found> =
  | { readonly is: 'under-way' }
  | { readonly is: 'failed'; readonly failure: GatewayFailure }
  | { readonly is: 'answered'; readonly found: Found };

/**
 * Searches when it is told to, not while somebody types: each search is in the audit. What it gives is about the text that
 * is typed now; null where that was not searched for.
 */
export function useSearch<Found>(
  typed: string,
  search: (text: string) => Promise<Result<Found, GatewayFailure>>,
): {
  readonly sought: Sought<Found> | null;
  readonly seek: () => Promise<void>;
} {
  const [last, setLast] = useState<{
    readonly text: string;
    readonly sought: Sought<Found>;
  } | null>(null);
  return {
    sought: last?.text === typed ? last.sought : null,
    async seek() {
      const text = typed;
      setLast({ text, sought: { is: 'under-way' } });
      const answer = await search(text);
      const sought: Sought<Found> = answer.ok
        ? { is: 'answered', found: answer.value }
        : { is: 'failed', failure: answer.failure };
      // Another search may have begun meanwhile.
      setLast((now) => (now?.text === text ? { text, sought } : now));
    },
  };
}
