import { useMemo } from 'react';
import {
  type BalanceSeries,
  beforeAndAfter,
  endsOfYears,
} from '#renderer/features/calculator/charts/before-and-after.ts';
import { useSummaryStyles } from '#renderer/features/calculator/charts/summary-styles.ts';
import { WideTable } from '#renderer/ui/tables/wide-table.tsx';
import { formatRupeesAndPaise } from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';

/** A loan before and after a change: two lines, a sentence, and a table of the same figures. */
export function BeforeAndAfterChart({
  title,
  note,
  before,
  after,
}: {
  readonly title: string;
  readonly note: string;
  readonly before: BalanceSeries;
  readonly after: BalanceSeries;
}) {
  const { summary } = useSummaryStyles();
  const { t } = useTranslation();
  const picture = useMemo(() => beforeAndAfter(before, after, { t }), [before, after, t]);
  return (
    <ChartFigure title={title} picture={picture} note={note}>
      <details>
        <summary className={summary}>{t('loanChart.table')}</summary>
        <WideTable
          label={title}
          headings={[t('schedule.year'), before.name, after.name]}
          rows={endsOfYears(picture).map(({ year, owed }) => [
            String(year),
            ...owed.map(formatRupeesAndPaise),
          ])}
        />
      </details>
    </ChartFigure>
  );
}
