import { applyAddress } from '#renderer/features/applications/shared/apply-address.ts';
import type { Loan } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { LoanPanel } from '#renderer/features/applications/my-loan/loan-panel.tsx';
import { partsDone, stepsLeftOf } from '#renderer/features/applications/wizard/steps/left.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { ProgressLine } from '#renderer/ui/feedback/progress-line.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

/** A draft: how much of it is done, and the way back to it. */
export function DraftPanel({ loan }: { readonly loan: Loan }) {
  const { t } = useTranslation();
  const { data, isPending } = useCallQuery('listDocuments', { number: loan.number });
  const { done, parts } = partsDone(stepsLeftOf(loan, data));
  return (
    <LoanPanel heading={t('myLoan.draftHeading')}>
      <p>{t(done === parts ? 'myLoan.draftFilled' : 'myLoan.draftText')}</p>
      {!isPending && (
        <ProgressLine
          done={done}
          steps={parts}
          label={t('myLoan.draftDone')}
          text={t('applications.partsDone', { done, parts })}
        />
      )}
      <FormActions>
        <ButtonLink to={applyAddress(loan.number)}>{t('myLoan.goOn')}</ButtonLink>
      </FormActions>
    </LoanPanel>
  );
}
