import type { Instalment } from '#domain/loans/amortisation.ts';
import { paise, plus, rupeesOf } from '#domain/money/money.ts';
import { countPaise } from '#domain/money/rounding.ts';
import { formatRupeesAndPaise, formatRupees } from '#renderer/features/calculator/use-amounts.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';

/**
 * A schedule as a stacked area by month: principal repaid, balance, interest paid. In rupees, rounded to the paisa like
 * the schedule.
 */
export function balancePicture(
  schedule: readonly Instalment[],
  { t }: Pick<Translator, 't'>,
): Plot {
  return {
    kind: 'area',
    places: monthsOf(schedule.length + 1),
    axis: t('loanChart.months'),
    placeInWords: monthInWords(t),
    money: formatRupeesAndPaise,
    roundMoney: formatRupees,
    series: [
      {
        name: t('loanChart.repaid'),
        look: 'primary',
        values: runningTotal(schedule.map(({ principal }) => principal)),
      },
      {
        name: t('loanChart.owed'),
        look: 'quiet',
        values: [schedule[0]?.opening ?? 0, ...schedule.map(({ closing }) => closing)],
      },
      {
        name: t('loanChart.paidInterest'),
        look: 'accent',
        values: runningTotal(schedule.map(({ interest }) => interest)),
      },
    ],
  };
}

/** Month numbers starting with 0, the disbursal. */
export const monthsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, month) => String(month));

/** 'At the start', 'After 12 months'. */
export const monthInWords =
  (t: Translator['t']) =>
  (month: number): string =>
    month === 0 ? t('loanChart.start') : t('loanChart.after', { count: month });

/** Running total starting with 0, summed in paise to avoid rounding drift. */
function runningTotal(amounts: readonly number[]): readonly number[] {
  let sum = paise(0);
  return [0, ...amounts.map((amount) => rupeesOf((sum = plus(sum, countPaise(amount)))))];
}
