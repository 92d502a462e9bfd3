import { useState } from 'react';
import type { DeskWrite } from '#contract/desk.ts';
import { failureOutcome } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { keepOn, useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { notKeptOutcome } from '#renderer/features/dealer-desk/shared/kept-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

/** Sends a write in place of one that was not accepted; says why if it cannot be kept. */
export function useResend(): {
  readonly outcome: Outcome | null;
  readonly resend: (write: DeskWrite, replaces: string) => Promise<void>;
} {
  const { t } = useTranslation();
  const kept = useKept();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return {
    outcome,
    resend: async (write, replaces) => {
      if (kept === null) return;
      const keeping = await keepOn(kept, write, replaces);
      if (keeping.kind === 'not-kept') setOutcome(notKeptOutcome(t, keeping));
      if (keeping.kind === 'failed') setOutcome(failureOutcome(t, keeping.failure));
    },
  };
}

/** The same, as another request: the gateway has answered the one before. */
export const asNew = (write: DeskWrite): DeskWrite =>
  write.call === 'saveLead'
    ? { ...write, body: { ...write.body, requestId: crypto.randomUUID() } }
    : { ...write, body: { ...write.body, requestId: crypto.randomUUID() } };
