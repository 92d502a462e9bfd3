import { toTwoDecimals } from '#domain/money/rounding.ts';
import { monthInWords, monthsOf } from '#renderer/features/calculator/charts/balance-picture.ts';
import { formatRupeesAndPaise, formatRupees } from '#renderer/features/calculator/use-amounts.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';

const MONTHS_PER_YEAR = 12;

/** A named series of balances by month, starting with month 0. In unrounded rupees. */
export type BalanceSeries = { readonly name: string; readonly balances: readonly number[] };

/** A loan before and after a change, as two lines; each ends where the loan is paid off. */
export function beforeAndAfter(
  before: BalanceSeries,
  after: BalanceSeries,
  { t }: Pick<Translator, 't'>,
): Plot {
  const months = Math.max(before.balances.length, after.balances.length);
  const places = monthsOf(months);
  const valuesOf = ({ balances }: BalanceSeries) =>
    places.map((_, month) => {
      const owed = balances[month];
      return owed === undefined ? null : toTwoDecimals(owed);
    });
  return {
    kind: 'lines',
    places,
    axis: t('loanChart.months'),
    placeInWords: monthInWords(t),
    money: formatRupeesAndPaise,
    roundMoney: formatRupees,
    series: [
      { name: before.name, look: 'quiet', values: valuesOf(before) },
      { name: after.name, look: 'primary', values: valuesOf(after) },
    ],
  };
}

/** The same balances at the end of each year; 0 once a loan is paid off. */
export function endsOfYears({ places, series }: Plot): readonly {
  readonly year: number;
  readonly owed: readonly number[];
}[] {
  const years = Math.ceil((places.length - 1) / MONTHS_PER_YEAR);
  return Array.from({ length: years }, (_, index) => ({
    year: index + 1,
    owed: series.map(({ values }) => values[(index + 1) * MONTHS_PER_YEAR] ?? 0),
  }));
}
