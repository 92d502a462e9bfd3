import type { BudgetCategory, Goal } from '#renderer/features/consumer/plan/plan.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { ChartSeries, Plot } from '#renderer/ui/chart/chart-picture.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

const rupees = (amount: number): string => formatMoney(amount);

/** Each goal as a bar: saved, and still to save. */
export function goalsPicture(goals: readonly Goal[], t: Translator['t']): Plot {
  return barsOf(goals, [
    {
      name: t('planCharts.saved'),
      look: 'primary',
      values: goals.map(({ savedRupees }) => savedRupees),
    },
    {
      name: t('planCharts.toSave'),
      look: 'quiet',
      values: goals.map(({ savedRupees, targetRupees }) => Math.max(0, targetRupees - savedRupees)),
    },
  ]);
}

/** Each category as a bar: spent within the plan, left of it, and spent beyond it. */
export function budgetPicture(categories: readonly BudgetCategory[], t: Translator['t']): Plot {
  const beyond = categories.map(({ plannedRupees, spentRupees }) =>
    Math.max(0, spentRupees - plannedRupees),
  );
  const series: readonly ChartSeries[] = [
    {
      name: t('planCharts.spent'),
      look: 'primary',
      values: categories.map(({ plannedRupees, spentRupees }) =>
        Math.min(plannedRupees, spentRupees),
      ),
    },
    {
      name: t('planCharts.left'),
      look: 'quiet',
      values: categories.map(({ plannedRupees, spentRupees }) =>
        Math.max(0, plannedRupees - spentRupees),
      ),
    },
    { name: t('planCharts.over'), look: 'alert', values: beyond },
  ];
  return barsOf(categories, beyond.some((amount) => amount > 0) ? series : series.slice(0, 2));
}

function barsOf(items: readonly { readonly name: string }[], series: readonly ChartSeries[]): Plot {
  return {
    kind: 'bars',
    places: items.map(({ name }) => name),
    placeInWords: (at) => items[at]?.name ?? '',
    money: rupees,
    roundMoney: rupees,
    series,
  };
}
