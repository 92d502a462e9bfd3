import { useCallback, useRef, useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { MatchAnswer, MatchQuestion, WayToMatch } from '#domain/lending/matching/match.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

/** The last question asked, and its result. */
export type Asked =
  | { readonly kind: 'waiting'; readonly input: MatchQuestion }
  | {
      readonly kind: 'answered';
      readonly input: MatchQuestion;
      readonly answer: MatchAnswer;
      readonly ways: readonly WayToMatch[];
    }
  | { readonly kind: 'failed'; readonly input: MatchQuestion; readonly failure: GatewayFailure };

/** Asks which lenders match. An answer that arrives after another question was asked is dropped. */
export function useMatch(): {
  readonly asked: Asked | null;
  readonly ask: (input: MatchQuestion) => Promise<void>;
  readonly forget: () => void;
} {
  const platform = usePlatform();
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef<MatchQuestion | null>(null);

  const ask = useCallback(
    async (input: MatchQuestion) => {
      latest.current = input;
      setAsked({ kind: 'waiting', input });
      const reply = await platform.call('match', { input });
      if (latest.current !== input) return;
      setAsked(
        reply.ok
          ? { kind: 'answered', input, answer: reply.value.match, ways: reply.value.ways }
          : { kind: 'failed', input, failure: reply.failure },
      );
    },
    [platform],
  );
  const forget = useCallback(() => {
    latest.current = null;
    setAsked(null);
  }, []);
  return { asked, ask, forget };
}
