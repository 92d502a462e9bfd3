import type { ApplicationOutcome } from '#domain/lending/states/application-states.ts';
import { type Loan, caseStatesOf } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { LoanPanel } from '#renderer/features/applications/my-loan/loan-panel.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** How a closed application ended, why, and what can be done next. */
export function OutcomePanel({ loan }: { readonly loan: Loan }) {
  const { outcome, rejectReason } = loan;
  const { t } = useTranslation();
  if (outcome === null) return null;
  const isPaid = outcome === 'DISBURSED';
  return (
    <LoanPanel heading={t('myLoan.outcomeHeading')}>
      <p>{t(`myLoan.outcome.${endOf(loan, outcome)}`)}</p>
      {rejectReason !== null && <Remark tone="warning">{t(`rejection.${rejectReason}`)}</Remark>}
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

/** The end more exactly: who turned it down, and what lapsed. */
function endOf(loan: Loan, outcome: ApplicationOutcome) {
  if (outcome === 'REJECTED' && loan.rejectReason === null) return 'REJECTED_BY_LENDERS';
  if (outcome === 'EXPIRED' && caseStatesOf(loan).includes('EXPIRED')) return 'OFFER_EXPIRED';
  return outcome;
}
