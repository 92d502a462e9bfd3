import { REJECTION_REASON_WORDS } from '#domain/lending/change-reasons.ts';
import type { Loan } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { LoanPanel } from '#renderer/features/applications/my-loan/loan-panel.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** How a closed application ended, why, and what can be done next. */
export function OutcomePanel({ loan: { outcome, rejectReason } }: { readonly loan: Loan }) {
  const { t, language } = useTranslation();
  if (outcome === null) return null;
  const isByLenders = outcome === 'REJECTED' && rejectReason === null;
  const isPaid = outcome === 'DISBURSED';
  return (
    <LoanPanel heading={t('myLoan.outcomeHeading')}>
      <p>{t(isByLenders ? 'myLoan.outcome.REJECTED_BY_LENDERS' : `myLoan.outcome.${outcome}`)}</p>
      {rejectReason !== null && (
        <Remark tone="warning">{REJECTION_REASON_WORDS[rejectReason][language]}</Remark>
      )}
      <p>
        {t(
          isPaid
            ? 'myLoan.next.DISBURSED'
            : rejectReason === null
              ? 'myLoan.next.OTHER'
              : 'myLoan.next.REJECTED',
        )}
      </p>
      {!isPaid && (
        <FormActions>
          <ButtonLink kind="secondary" to="/loan-eligibility">
            {t('myLoan.another')}
          </ButtonLink>
        </FormActions>
      )}
    </LoanPanel>
  );
}
