import { useMemo } from 'react';
import { goalsPicture } from '#renderer/features/consumer/plan/plan-pictures.ts';
import type { Goal } from '#renderer/features/consumer/plan/plan.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import { formatMoney } from '#renderer/ui/text/money.tsx';

/** All goals side by side; empty if there are none. */
export function GoalsChart({ goals }: { readonly goals: readonly Goal[] }) {
  const { t } = useTranslation();
  const picture = useMemo(() => goalsPicture(goals, t), [goals, t]);
  if (goals.length === 0) return null;
  const sumOf = (amount: (goal: Goal) => number) =>
    formatMoney(goals.reduce((sum, goal) => sum + amount(goal), 0));
  return (
    <ChartFigure
      title={t('planCharts.goals')}
      picture={picture}
      note={t('planCharts.goalsNote', {
        saved: sumOf(({ savedRupees }) => savedRupees),
        target: sumOf(({ targetRupees }) => targetRupees),
      })}
    />
  );
}
