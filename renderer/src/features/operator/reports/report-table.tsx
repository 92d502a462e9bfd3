import { CountLink } from '#renderer/features/operator/dashboard/count-link.tsx';
import { ScrolledTable } from '#renderer/features/operator/dashboard/scrolled-table.tsx';
import { listOfFigure } from '#renderer/features/operator/reports/report-lists.ts';
import { valueInWords } from '#renderer/features/operator/reports/report-words.ts';
import {
  type ShownReport,
  type ShownRow,
  hasMonths,
} from '#renderer/features/operator/reports/shown-report.ts';
import { monthInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

/** The figures on screen, each with a way to the list of what it counts; the total first. */
export function ReportTable({
  shown,
  title,
}: {
  readonly shown: ShownReport;
  readonly title: string;
}) {
  const translator = useTranslation();
  const { t, language } = translator;
  const { asked, columns, rows, total } = shown;
  const isMonthly = hasMonths(shown);
  const cellsOf = (
    name: string,
    row: Pick<ShownRow, 'month' | 'group'> | null,
    values: ShownRow['values'],
  ) =>
    columns.map((column, at) => {
      const value = values[at] ?? null;
      const list = listOfFigure(asked, row, column.name);
      if (column.kind !== 'count' || list === null || value === null) {
        return valueInWords(translator, column, value);
      }
      const about = `${name}, ${t(`reports.column.${column.name}`)}`;
      return <CountLink key={column.name} count={value} about={about} list={list} />;
    });
  const monthOf = ({ month }: ShownRow) => (month === null ? '' : monthInWords(month, language));
  return (
    <ScrolledTable label={title}>
      <DataTable
        manyColumns
        caption={title}
        columns={[
          t(`reports.by.${asked.by}`),
          ...(isMonthly ? [t('reports.by.month')] : []),
          ...columns.map(({ name }) => t(`reports.column.${name}`)),
        ]}
        rows={[
          ...(total === null
            ? []
            : [
                {
                  id: 'total',
                  cells: [
                    t('reports.total'),
                    ...(isMonthly ? [''] : []),
                    ...cellsOf(t('reports.total'), null, total),
                  ],
                },
              ]),
          ...rows.map((row) => ({
            id: row.id,
            cells: [
              row.name,
              ...(isMonthly ? [monthOf(row)] : []),
              ...cellsOf(isMonthly ? `${row.name}, ${monthOf(row)}` : row.name, row, row.values),
            ],
          })),
        ]}
      />
    </ScrolledTable>
  );
}
