/** A report as the screen, paper and the file show it: names of groups, sums, and what is left out of what is handed out. */
import { csvOf } from '#domain/csv.ts';
import {
  type OutsideValue,
  REPORTS,
  type ReportColumn,
  type ReportValues,
  columnsOf,
  isRoundedOutside,
  outsideValues,
  totalOfReport,
} from '#domain/lending/reports.ts';
import { paise, rupeesOf } from '#domain/money/money.ts';
import type { AskedReport, Report } from '#renderer/features/operator/reports/report-choice.ts';
import { monthInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

export type ShownRow = {
  readonly id: string;
  readonly month: string | null;
  readonly group: string | null;
  /** What is counted, in words. */
  readonly name: string;
  readonly values: ReportValues;
};

export type ShownReport = {
  readonly asked: AskedReport;
  readonly at: number;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ShownRow[];
  /** null where nothing can be added up. */
  readonly total: ReportValues | null;
};

export function shownReport(
  { rows, at }: Report,
  asked: AskedReport,
  nameOf: (group: string | null) => string,
): ShownReport {
  const columns = columnsOf(asked.report, asked.by);
  return {
    asked,
    at,
    columns,
    rows: rows.map(({ month, group, values }) => ({
      id: `${month ?? ''} ${group ?? ''}`,
      month,
      group,
      name: nameOf(asked.by === 'month' ? month : group),
      values,
    })),
    total: columns.some(({ kind }) => kind === 'span')
      ? null
      : totalOfReport(
          columns,
          rows.map(({ values }) => values),
        ),
  };
}

/** Whether a row has its month in a column of its own. */
export const hasMonths = ({ asked }: Pick<ShownReport, 'asked'>): boolean => asked.monthly;

/** What is missing on paper is not shown there, or there is none. */
export const missingOutside = ({ asked }: Pick<ShownReport, 'asked'>) =>
  isRoundedOutside(asked.by) ? 'notShown' : 'noFigure';

export const outsideOf = ({ asked }: Pick<ShownReport, 'asked'>, values: ReportValues) =>
  outsideValues(asked.by, values);

const AN_HOUR = 3_600_000;

/** As a number, in the unit that the heading names. */
function plainValue({ kind }: ReportColumn, value: OutsideValue, t: Translator['t']) {
  if (value === null) return '';
  if (value === 'few') return t('reports.fewer');
  if (kind === 'money') return rupeesOf(paise(value));
  return kind === 'span' ? Math.round((value / AN_HOUR) * 10) / 10 : value;
}

function headingInFile({ name, kind }: ReportColumn, t: Translator['t']): string {
  const column = t(`reports.column.${name}`);
  switch (kind) {
    case 'count':
      return column;
    case 'money':
      return t('reports.rupees', { column });
    case 'span':
      return t('reports.hours', { column });
    case 'share':
      return t('reports.percent', { column });
  }
}

/** The report as a file for spreadsheets, in the language of the page, with codes for programs. */
export function csvOfReport(shown: ShownReport, { t, language }: Translator): string {
  const { asked, columns, rows, total } = shown;
  const isMonthly = hasMonths(shown);
  const month = isMonthly ? [t('reports.by.month')] : [];
  const cells = (values: ReportValues) =>
    outsideOf(shown, values).map((value, at) => {
      const column = columns[at];
      return column === undefined ? '' : plainValue(column, value, t);
    });
  return csvOf([
    [
      ...month,
      t(`reports.by.${asked.by}`),
      t('reports.code'),
      ...columns.map((column) => headingInFile(column, t)),
    ],
    ...rows.map((row) => [
      ...(isMonthly ? [row.month === null ? '' : monthInWords(row.month, language)] : []),
      row.name,
      (asked.by === 'month' ? row.month : row.group) ?? '',
      ...cells(row.values),
    ]),
    ...(total === null ? [] : [[...month.map(() => ''), t('reports.total'), '', ...cells(total)]]),
  ]);
}

/** Without an ending: `report-applications-by-month-2025-11-to-2026-10`. */
export const fileNameOf = ({ report, by, from, to }: AskedReport): string =>
  `report-${report}-by-${by}-${from}-to-${to}`;

/** The columns that are drawn, with where they are. */
export const drawnColumns = ({ asked, columns }: ShownReport) =>
  REPORTS[asked.report].drawn.flatMap((name) => {
    const at = columns.findIndex((column) => column.name === name);
    const column = columns[at];
    return column === undefined ? [] : [{ column, at }];
  });
