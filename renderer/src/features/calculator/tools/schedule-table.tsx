import { WideTable } from '#renderer/ui/tables/wide-table.tsx';
import { formatRupeesAndPaise } from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

type Row = {
  readonly period: number;
  readonly instalment: number;
  readonly interest: number;
  readonly principal: number;
  readonly closing: number;
};

const COLUMNS = ['instalment', 'interest', 'principal', 'closing'] as const;

/** An amortisation schedule in rupees to the paisa, with totals. */
export function ScheduleTable({
  caption,
  period,
  rows,
  totals,
}: {
  readonly caption: string;
  /** A row's month or year. */
  readonly period: string;
  readonly rows: readonly Row[];
  readonly totals: { readonly principal: number; readonly interest: number };
}) {
  const { t } = useTranslation();
  const sums = { ...totals, instalment: totals.principal + totals.interest, closing: 0 };
  const figuresOf = (row: Omit<Row, 'period'>) =>
    COLUMNS.map((name) => formatRupeesAndPaise(row[name]));
  return (
    <WideTable
      label={caption}
      captioned
      headings={[period, ...COLUMNS.map((name) => t(`schedule.${name}`))]}
      rows={rows.map((row) => [String(row.period), ...figuresOf(row)])}
      total={[t('schedule.total'), ...figuresOf(sums)]}
    />
  );
}
