import { useMemo } from 'react';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { AmountRows } from '#renderer/features/consumer/shared/amount-rows.tsx';
import {
  CategoryForm,
  ShownCategory,
} from '#renderer/features/consumer/dashboard/budget-category.tsx';
import { DashboardCard } from '#renderer/features/consumer/shared/dashboard-card.tsx';
import { EditableList } from '#renderer/features/consumer/plan/editable-list.tsx';
import { MonthlyIncome } from '#renderer/features/consumer/dashboard/monthly-income.tsx';
import { MAX_ITEMS, budgetOf, type Plan } from '#renderer/features/consumer/plan/plan.ts';
import { SampleMark } from '#renderer/features/consumer/shared/sample-mark.tsx';
import type { PlanInHand } from '#renderer/features/consumer/plan/use-plan.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { budgetPicture } from '#renderer/features/consumer/plan/plan-pictures.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import { formatMoney } from '#renderer/ui/text/money.tsx';

/** Budgeting Tool: monthly income, planned and actual spending, and what is left. */
export function BudgetingTool({ plan, keeping, change }: PlanInHand) {
  const consumerSample = useContent('consumer-sample');
  const { t } = useTranslation();
  const budget = budgetOf(plan);
  const overPlanned = budget.leftToPlanRupees < 0;
  return (
    <DashboardCard
      heading={consumerSample.dashboard.budgeting.heading}
      mark={keeping === 'nowhere' && <SampleMark />}
    >
      <MonthlyIncome
        rupees={plan.incomeRupees}
        onSave={(incomeRupees) => change((before) => ({ ...before, incomeRupees }))}
      />
      <EditableList
        items={plan.categories}
        max={MAX_ITEMS}
        nothing={t('plan.noCategories')}
        addLabel={t('plan.addCategory')}
        onChange={(changeCategories) =>
          change((before) => ({ ...before, categories: changeCategories(before.categories) }))
        }
        show={(category) => <ShownCategory {...category} />}
        form={CategoryForm}
      />
      <div aria-live="polite">
        <AmountRows
          rows={[
            { key: 'planned', term: t('plan.plannedInAll'), rupees: budget.plannedRupees },
            { key: 'spent', term: t('plan.spentInAll'), rupees: budget.spentRupees },
            {
              key: 'toPlan',
              term: t(overPlanned ? 'plan.overPlanned' : 'plan.leftToPlan'),
              rupees: budget.leftToPlanRupees,
            },
            {
              key: 'left',
              term: t('plan.leftToSpend'),
              rupees: budget.leftToSpendRupees,
              emphasised: true,
            },
          ]}
        />
      </div>
      <BudgetChart plan={plan} />
    </DashboardCard>
  );
}

/** All categories of the budget side by side; empty if there are none. */
function BudgetChart({ plan }: { readonly plan: Plan }) {
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
