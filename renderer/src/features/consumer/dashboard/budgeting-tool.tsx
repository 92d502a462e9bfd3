import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { AmountRows } from '#renderer/features/consumer/shared/amount-rows.tsx';
import { BudgetChart } from '#renderer/features/consumer/dashboard/budget-chart.tsx';
import {
  CategoryForm,
  ShownCategory,
} from '#renderer/features/consumer/dashboard/budget-category.tsx';
import { DashboardCard } from '#renderer/features/consumer/shared/dashboard-card.tsx';
import { EditableList } from '#renderer/features/consumer/plan/editable-list.tsx';
import { MonthlyIncome } from '#renderer/features/consumer/dashboard/monthly-income.tsx';
import { MAX_ITEMS, budgetOf } from '#renderer/features/consumer/plan/plan.ts';
import { SampleMark } from '#renderer/features/consumer/shared/sample-mark.tsx';
import type { PlanInHand } from '#renderer/features/consumer/plan/use-plan.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

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
