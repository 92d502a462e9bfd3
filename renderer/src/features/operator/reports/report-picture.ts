import { wholeCount } from '#renderer/features/operator/dashboard/figures.ts';
import { valueInWords } from '#renderer/features/operator/reports/report-words.ts';
import {
  type ShownReport,
  drawnColumns,
} from '#renderer/features/operator/reports/shown-report.ts';
import { inUnit } from '#renderer/i18n/spans-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';
import type { Look } from '#renderer/ui/chart/look.ts';

/** More bars than these are not read. */
export const MAX_DRAWN = 20;
const AN_HOUR = 3_600_000;
const LOOKS: readonly Look[] = ['primary', 'accent', 'third', 'quiet', 'alert'];

type Bar = { readonly name: string; readonly values: readonly number[] };

/** Each group with its months added up; the largest, or every month. Medians cannot be added up. */
function barsOf(shown: ShownReport): readonly Bar[] {
  const drawn = drawnColumns(shown);
  const bars = [...Map.groupBy(shown.rows, ({ name }) => name)].map(([name, rows]) => ({
    name,
    values: drawn.map(({ at }) => rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
  }));
  if (shown.asked.by === 'month' || shown.asked.by === 'step' || shown.asked.by === 'age') {
    return bars;
  }
  const lengthOf = ({ values }: Bar) => values.reduce((sum, value) => sum + value, 0);
  return bars.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, MAX_DRAWN);
}

/** null where there is nothing to draw. */
export function pictureOfReport(shown: ShownReport, translator: Translator): Plot | null {
  const { t } = translator;
  const drawn = drawnColumns(shown);
  const [first] = drawn;
  const bars = barsOf(shown);
  const isSpan = first?.column.kind === 'span';
  if (first === undefined || (isSpan && shown.asked.monthly)) return null;
  if (bars.every(({ values }) => values.every((value) => value === 0))) return null;
  const unit = isSpan ? AN_HOUR : 1;
  return {
    kind: 'bars',
    places: bars.map(({ name }) => name),
    placeInWords: (at) => bars[at]?.name ?? '',
    money: (value) => valueInWords(translator, first.column, value * unit),
    roundMoney: (value) =>
      isSpan ? inUnit('hour', value, translator.language) : wholeCount(value),
    series: drawn.map(({ column }, index) => ({
      name: t(`reports.column.${column.name}`),
      look: LOOKS[index] ?? 'quiet',
      values: bars.map(({ values }) => (values[index] ?? 0) / unit),
    })),
  };
}
