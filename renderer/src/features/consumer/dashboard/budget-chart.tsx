import { useMemo } from 'react';
import { budgetPicture } from '#renderer/features/consumer/plan/plan-pictures.ts';
import { type Plan, budgetOf } from '#renderer/features/consumer/plan/plan.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import { formatMoney } from '#renderer/ui/text/money.tsx';

/** All categories of the budget side by side; empty if there are none. */
export function BudgetChart({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation();
  const { categories } = plan;
  const picture = useMemo(() => budgetPicture(categories, t), [categories, t]);
  if (categories.length === 0) return null;
  const { plannedRupees, spentRupees } = budgetOf(plan);
  return (
    <ChartFigure
      title={t('planCharts.budget')}
      picture={picture}
      note={t('planCharts.budgetNote', {
        spent: formatMoney(spentRupees),
        planned: formatMoney(plannedRupees),
      })}
    />
  );
}
