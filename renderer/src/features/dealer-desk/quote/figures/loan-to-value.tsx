import type { QuotedLoan } from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** The loan as a share of which price, and the most that the lender gives. */
export function LoanToValue({
  loanToValue: { base, value, percent, maxPercent, maxAmount },
}: Pick<QuotedLoan, 'loanToValue'>) {
  const { t } = useTranslation();
  return (
    <>
      <div>
        {t('dealerQuote.figures.ofBase', {
          percent: formatPercent(percent),
          base: t(`dealerQuote.figures.base.${base}`),
          value: inRupees(value),
        })}
      </div>
      <div>
        {t('dealerQuote.figures.most', {
          percent: formatPercent(maxPercent),
          amount: inRupees(maxAmount),
        })}
      </div>
    </>
  );
}
