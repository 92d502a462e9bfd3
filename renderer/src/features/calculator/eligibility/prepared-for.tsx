import type { Asked, Wish } from '#renderer/features/calculator/eligibility/estimate.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { Facts } from '#renderer/ui/facts.tsx';
import { formatMoney } from '#renderer/ui/money.tsx';
import { formatPercent } from '#renderer/ui/percent.ts';

/** Whom a printed estimate is for, and the figures that it was worked out from. */
export function PreparedFor({ asked, wish }: { readonly asked: Asked; readonly wish: Wish }) {
  const { t } = useTranslation();
  const { quotedRate } = wish;
  return (
    <Facts
      facts={[
        { label: t('eligibility.name'), value: asked.name },
        { label: t('eligibility.email'), value: asked.email },
        { label: t('eligibility.monthlyIncome'), value: formatMoney(wish.monthlyIncome) },
        {
          label: t('eligibilityAnswer.costs'),
          value: asked.costs === null ? t('eligibilityAnswer.notNamed') : formatMoney(asked.costs),
        },
        { label: t('eligibility.loanAmount'), value: formatMoney(wish.amount) },
        {
          label: t('eligibilityAnswer.tenure'),
          value: t('eligibilityAnswer.months', { months: wish.months }),
        },
        {
          label: t('eligibilityAnswer.rateOnPaper'),
          value: quotedRate === null ? t('eligibilityAnswer.notNamed') : formatPercent(quotedRate),
        },
      ]}
    />
  );
}
