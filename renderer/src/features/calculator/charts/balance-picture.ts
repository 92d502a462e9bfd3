import type { Instalment } from '#domain/loans/amortisation.ts';
import { countPaise } from '#domain/money/rounding.ts';
import { rupeesAndPaise, sayRupees } from '#renderer/features/calculator/use-amounts.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';

/**
 * The months of a schedule as a stacked area: the principal repaid so far, what is still owed, the interest paid so far.
 * In rupees to the paisa, like the schedule.
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
    money: rupeesAndPaise,
    roundMoney: sayRupees,
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

/** The numbers of months from 0, the start. */
export const monthsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, month) => String(month));

/** 'At the start', 'After 12 months'. */
export const monthInWords =
  (t: Translator['t']) =>
  (month: number): string =>
    month === 0 ? t('loanChart.start') : t('loanChart.after', { count: month });

/** 0 and the sum up to each amount, summed in paise so that nothing drifts. */
function runningTotal(amounts: readonly number[]): readonly number[] {
  let paise = 0;
  return [0, ...amounts.map((amount) => (paise += countPaise(amount)) / 100)];
}
