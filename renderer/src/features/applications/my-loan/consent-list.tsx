import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { coveredData } from '#renderer/features/applications/shared/covered-data.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import {
  consentTitle,
  consequenceOf,
} from '#renderer/features/applications/my-loan/consent-words.ts';
import { dayOf } from '#renderer/features/applications/my-loan/progress/loan-days.ts';
import type { Consent, Loan } from '#renderer/features/applications/my-loan/loan-facts.ts';
import {
  secondsUntilSent,
  useRetryWhileSending,
} from '#renderer/features/applications/my-loan/retry-while-sending.ts';
import { PauseNote } from '#renderer/features/applications/my-loan/pause-note.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.25rem',
    padding: `${space.m} 0`,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    ':first-child': { paddingTop: 0 },
    ':last-child': { paddingBottom: 0, borderBottom: 'none' },
  },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  quiet: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  actions: { marginTop: space.xs },
});

/** What the borrower agreed to, and withdrawing it after seeing what follows. */
export function ConsentList({
  loan,
  onDone,
}: {
  readonly loan: Loan;
  readonly onDone: (text: string) => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const { busy, change } = useChange();
  const { pauseSeconds, withRetries, stop } = useRetryWhileSending();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function withdraw({ id }: Consent): Promise<void> {
    setOutcome(null);
    const answer = await withRetries(() =>
      change('withdrawConsent', (requestId) => ({ requestId, number: loan.number, consent: id })),
    );
    if (answer.ok) {
      onDone(t('myLoan.consentDone'));
      return;
    }
    const isSending = secondsUntilSent(answer.failure) !== null;
    setOutcome(
      isSending
        ? { kind: 'failure', text: t('myLoan.sendingStill') }
        : failureOutcome(t, answer.failure),
    );
  }

  if (loan.consents.length === 0) return <p>{t('myLoan.consentsNone')}</p>;
  return (
    <>
      <OutcomeMessage outcome={outcome} />
      <PauseNote seconds={pauseSeconds} onStop={stop} />
      <ul className={styles.list}>
        {loan.consents.map((consent) => (
          <li key={consent.id} className={styles.item}>
            <h4 className={styles.title}>{consentTitle(translator, loan, consent)}</h4>
            <p className={styles.quiet}>
              {t('myLoan.covers', { items: coveredData(translator, consent.items) })}
            </p>
            <p className={styles.quiet}>
              {consent.withdrawnAt === null
                ? t('myLoan.given', { day: dayOf(translator, consent.givenAt) })
                : t('myLoan.withdrawn', { day: dayOf(translator, consent.withdrawnAt) })}
            </p>
            {consent.state === 'GIVEN' && (
              <div className={styles.actions}>
                <FormActions>
                  <AskedButton
                    busy={busy || pauseSeconds !== null}
                    aria-label={t('myLoan.withdrawConsentFor', {
                      title: consentTitle(translator, loan, consent),
                    })}
                    question={{
                      title: t('myLoan.consentTitle'),
                      text: consequenceOf(translator, loan, consent),
                      no: t('myLoan.consentKeep'),
                      yes: t('myLoan.consentYes'),
                    }}
                    onYes={() => void withdraw(consent)}
                  >
                    {t('myLoan.withdrawConsent')}
                  </AskedButton>
                </FormActions>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
