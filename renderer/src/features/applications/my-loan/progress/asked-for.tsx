import { borrowedFor } from '#domain/loans/vehicle-price.ts';
import type { Loan } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { LoanPanel } from '#renderer/features/applications/my-loan/loan-panel.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** The loan that the borrower asked for, as far as it was filled in; nothing once the answers are no longer kept. */
export function AskedFor({ loan }: { readonly loan: Pick<Loan, 'sections' | 'state'> }) {
  const { t } = useTranslation();
  const { model, onRoadPrice, downPayment, months } = loan.sections.vehicle;
  const isWhole =
    typeof onRoadPrice === 'number' &&
    typeof downPayment === 'number' &&
    typeof months === 'number';
  if (loan.state === 'CLOSED' || !isWhole) return null;
  return (
    <LoanPanel heading={t('myLoan.askedFor.heading')}>
      <Facts
        facts={[
          {
            label: t('myLoan.askedFor.loan'),
            value: inRupees(borrowedFor(onRoadPrice, downPayment)),
          },
          { label: t('myLoan.askedFor.over'), value: t('myLoan.askedFor.months', { months }) },
          { label: t('myLoan.askedFor.downPayment'), value: inRupees(downPayment) },
          { label: t('myLoan.askedFor.price'), value: inRupees(onRoadPrice) },
          ...(typeof model !== 'string'
            ? []
            : [{ label: t('myLoan.askedFor.vehicle'), value: model }]),
        ]}
      />
    </LoanPanel>
  );
}
