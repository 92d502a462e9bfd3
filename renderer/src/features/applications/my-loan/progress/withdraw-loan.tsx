import { useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import type { Loan } from '#renderer/features/applications/my-loan/loan-facts.ts';
import {
  secondsUntilSent,
  useRetryWhileSending,
} from '#renderer/features/applications/my-loan/retry-while-sending.ts';
import { PauseNote } from '#renderer/features/applications/my-loan/pause-note.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** Withdraws an application, after a question that says what it means. */
export function WithdrawLoan({
  loan,
  onDone,
}: {
  readonly loan: Loan;
  readonly onDone: (text: string) => void;
}) {
  const { t } = useTranslation();
  const { busy, change } = useChange();
  const { pauseSeconds, withRetries, stop } = useRetryWhileSending();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { number, version } = loan;

  async function withdraw(): Promise<void> {
    setOutcome(null);
    const answer = await withRetries(() =>
      change('withdraw', (requestId) => ({ requestId, number, version })),
    );
    if (answer.ok) onDone(t('myLoan.withdrawDone'));
    else setOutcome(refusalOf(t, answer.failure));
  }

  return (
    <>
      <p>{t('myLoan.withdrawText')}</p>
      <OutcomeMessage outcome={outcome} />
      <PauseNote seconds={pauseSeconds} onStop={stop} />
      <FormActions>
        <AskedButton
          busy={busy || pauseSeconds !== null}
          question={{
            title: t('myLoan.withdrawTitle'),
            text: t('myLoan.withdrawQuestion'),
            no: t('myLoan.withdrawKeep'),
            yes: t('myLoan.withdrawYes'),
          }}
          onYes={() => void withdraw()}
        >
          {t('myLoan.withdraw')}
        </AskedButton>
      </FormActions>
    </>
  );
}

function refusalOf(t: Translator['t'], failure: GatewayFailure): Outcome {
  if (secondsUntilSent(failure) !== null) {
    return { kind: 'failure', text: t('myLoan.sendingStill') };
  }
  return refusedAs(failure, 'payment-begun')
    ? { kind: 'failure', text: t('myLoan.withdrawPaid') }
    : failureOutcome(t, failure);
}
