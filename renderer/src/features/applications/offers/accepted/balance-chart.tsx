import { useMemo } from 'react';
import { paise, totalOf } from '#domain/money/money.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import type { DueMonth } from '#renderer/features/applications/offers/accepted/schedule.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';

/** Principal repaid, what is still owed, and interest paid, month by month. */
export function BalanceChart({ months }: { readonly months: readonly DueMonth[] }) {
  const { t } = useTranslation();
  const picture = useMemo(() => balancePicture(months, t), [months, t]);
  const half = months[Math.round(months.length / 2) - 1]?.closing ?? paise(0);
  const interest = totalOf(months.map((month) => month.interest));
  return (
    <ChartFigure
      title={t('repayment.chart')}
      picture={picture}
      note={t('repayment.chartNote', { half: inRupees(half), interest: inRupees(interest) })}
    />
  );
}

/** In paise, like the table. The first place is the day of the payment. */
export function balancePicture(months: readonly DueMonth[], t: Translator['t']): Plot {
  return {
    kind: 'area',
    places: [0, ...months.map(({ month }) => month)].map(String),
    axis: t('repayment.axis'),
    placeInWords: (at) => (at === 0 ? t('repayment.start') : t('repayment.after', { count: at })),
    money: (amount) => inRupees(paise(amount)),
    roundMoney: (amount) => inRupees(paise(Math.round(amount))),
    series: [
      {
        name: t('repayment.repaid'),
        look: 'primary',
        values: runningTotal(months.map(({ principal }) => principal)),
      },
      {
        name: t('repayment.owed'),
        look: 'quiet',
        values: [months[0]?.opening ?? 0, ...months.map(({ closing }) => closing)],
      },
      {
        name: t('repayment.paidInterest'),
        look: 'accent',
        values: runningTotal(months.map(({ interest }) => interest)),
      },
    ],
  };
}

function runningTotal(amounts: readonly number[]): readonly number[] {
  let so = 0;
  return [0, ...amounts.map((amount) => (so += amount))];
}
