import { applyAddress } from '#renderer/features/applications/shared/apply-address.ts';
import type { Loan } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { LoanPanel } from '#renderer/features/applications/my-loan/loan-panel.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

/** A draft: what is left, and the way back to it. */
export function DraftPanel({ loan: { number, missing } }: { readonly loan: Loan }) {
  const { t } = useTranslation();
  return (
    <LoanPanel heading={t('myLoan.draftHeading')}>
      <p>
        {t('myLoan.draftText')}{' '}
        {missing.length === 0
          ? t('myLoan.draftFilled')
          : t('myLoan.draftMissing', { count: missing.length })}
      </p>
      <FormActions>
        <ButtonLink to={applyAddress(number)}>{t('myLoan.goOn')}</ButtonLink>
      </FormActions>
    </LoanPanel>
  );
}
