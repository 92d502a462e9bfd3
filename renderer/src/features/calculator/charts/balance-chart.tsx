import { useMemo } from 'react';
import type { Instalment } from '#domain/loans/amortisation.ts';
import { toWholeRupees } from '#domain/money/rounding.ts';
import { balancePicture } from '#renderer/features/calculator/charts/balance-picture.ts';
import { formatRupees } from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';

/** Principal repaid, balance and interest paid over the life of a loan, with the balance at three points in words. */
export function BalanceChart({ schedule }: { readonly schedule: readonly Instalment[] }) {
  const { t } = useTranslation();
  const picture = useMemo(() => balancePicture(schedule, { t }), [schedule, t]);
  const owedAfter = (part: number) => {
    const month = Math.round(part * schedule.length);
    const owed = month === 0 ? schedule[0]?.opening : schedule[month - 1]?.closing;
    return formatRupees(toWholeRupees(owed ?? 0));
  };
  return (
    <ChartFigure
      title={t('schedule.chart')}
      picture={picture}
      note={t('schedule.chartText', {
        first: owedAfter(0.25),
        half: owedAfter(0.5),
        third: owedAfter(0.75),
      })}
    />
  );
}
