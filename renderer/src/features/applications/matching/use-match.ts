import { useCallback, useRef, useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { MatchAnswer, MatchInput } from '#domain/lending/matching/match.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

/** The last question asked, and its result. */
export type Asked =
  | { readonly kind: 'waiting'; readonly input: MatchInput }
  | { readonly kind: 'answered'; readonly input: MatchInput; readonly answer: MatchAnswer }
  | { readonly kind: 'failed'; readonly input: MatchInput; readonly failure: GatewayFailure };

/** Asks which lenders match. An answer that arrives after another question was asked is dropped. */
export function useMatch(): {
  readonly asked: Asked | null;
  readonly ask: (input: MatchInput) => Promise<void>;
  readonly forget: () => void;
} {
  const platform = usePlatform();
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef<MatchInput | null>(null);

  const ask = useCallback(
    async (input: MatchInput) => {
      latest.current = input;
      setAsked({ kind: 'waiting', input });
      const reply = await platform.call('match', { input });
      if (latest.current !== input) return;
      setAsked(
        reply.ok
          ? { kind: 'answered', input, answer: reply.value.match }
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
