import { useState } from 'react';
import { useKept, keepOn } from '#renderer/features/dealer-desk/shared/kept.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import type { DeskWrite } from '#contract/desk.ts';
import { failureOutcome } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { notKeptOutcome } from '#renderer/features/dealer-desk/shared/kept-words.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

/** Drops what was typed and was not taken, once it is confirmed. */
export function DropEntry({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const kept = useKept();
  return (
    <AskedButton
      kind="subtle"
      question={{
        title: t('kept.dropTitle'),
        text: t('kept.dropText'),
        no: t('kept.dropNo'),
        yes: t('kept.drop'),
      }}
      onYes={() => void kept?.computer.dismissWrite(id)}
    >
      {t('kept.drop')}
    </AskedButton>
  );
}

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
export function asNew(write: DeskWrite): DeskWrite {
  const requestId = crypto.randomUUID();
  switch (write.call) {
    case 'saveLead':
      return { ...write, body: { ...write.body, requestId } };
    case 'saveQuote':
      return { ...write, body: { ...write.body, requestId } };
    case 'noteContact':
      return { ...write, body: { ...write.body, requestId } };
    case 'putOffCard':
      return { ...write, body: { ...write.body, requestId } };
  }
}
