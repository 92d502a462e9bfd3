import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { makeStyles } from '@griffel/react';
import { useMemo, useState } from 'react';
import { amortise, interestOf } from '#domain/loans/amortisation.ts';
import { scheduleCsv } from '#domain/loans/schedule-csv.ts';
import { byYear, repaymentSchedule } from '#domain/loans/schedule.ts';
import { BalanceChart } from '#renderer/features/calculator/charts/balance-chart.tsx';
import type { ToolProps } from '#renderer/features/calculator/tools/tool-props.ts';
import { termsOf } from '#renderer/features/calculator/quote/quote-change.ts';
import { drawnUp, pricedQuote } from '#renderer/features/calculator/quote/drawn-up.ts';
import { CostBreakdown } from '#renderer/ui/cost/cost-breakdown.tsx';
import { costRows } from '#renderer/ui/cost/cost-in-words.ts';
import { indicativeNote } from '#renderer/features/calculator/quote/limits-in-words.ts';
import { Rule } from '#renderer/features/calculator/tools/figures.tsx';
import { ScheduleTable } from '#renderer/features/calculator/tools/schedule-table.tsx';
import { formatRupees, useAmounts } from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { onScreen } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { saveFile } from '#renderer/ui/files/save-file.ts';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { Sheet, usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';
import { Tabs } from '#renderer/ui/navigation/tabs.tsx';

const useStyles = makeStyles({
  onPaper: { [onScreen]: { display: 'none' } },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});

/** The amortisation schedule by year or month, with a balance chart; as a file and on paper. */
export function ScheduleTool({ quote }: ToolProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useAmounts();
  const { sheet, day, alone } = usePrintedSheet();
  const { host } = usePlatform();
  // A shared terminal saves no files.
  const savesFiles = host?.can.savePdf !== false;
  const [shown, setShown] = useState<'year' | 'month'>('year');
  const drawn = useMemo(() => drawnUp(quote), [quote]);
  const rows = useMemo(() => drawn?.rows ?? amortise(termsOf(quote)), [quote, drawn]);
  const schedule = useMemo(() => drawn?.rows ?? repaymentSchedule(rows), [drawn, rows]);
  const priced = useMemo(() => pricedQuote(quote, t), [quote, t]);
  if (quote.amount === 0) return <p>{t('schedule.nothing')}</p>;

  const columns = ['opening', 'instalment', 'interest', 'principal', 'closing'] as const;
  const caption = t('tools.schedule.caption', {
    amount: formatRupees(quote.amount),
    length: format.length(quote.months),
    rate: format.percent(quote.rate),
  });

  function download(): void {
    const headings = [t('schedule.month'), ...columns.map((name) => t(`schedule.${name}`))];
    const after = priced === null ? [] : [[], [t('cost.title')], ...costRows(priced, t)];
    saveFile(t('schedule.csvFile'), 'text/csv', scheduleCsv(schedule, headings, after));
  }

  return (
    <>
      <div className={styles.actions}>
        {savesFiles && (
          <Button icon={<ArrowDownloadRegular />} onClick={download}>
            {t('schedule.csv')}
          </Button>
        )}
        <PrintSheet label={t('schedule.print')} name={t('schedule.pdfFile')} alone={alone} />
      </div>
      <Tabs
        label={t('schedule.view')}
        tabs={[
          { name: 'year', label: t('schedule.byYear') },
          { name: 'month', label: t('schedule.byMonth') },
        ]}
        chosen={shown}
        onChoose={setShown}
      >
        <Sheet sheet={sheet} title={t('tools.schedule.title')} day={day}>
          <BalanceChart schedule={schedule} />
          <ScheduleTable
            caption={caption}
            period={t(shown === 'year' ? 'schedule.year' : 'schedule.month')}
            rows={
              shown === 'year'
                ? byYear(schedule).map(({ year, ...row }) => ({ period: year, ...row }))
                : schedule.map(({ month, ...row }) => ({ period: month, ...row }))
            }
            totals={{ principal: quote.amount, interest: drawn?.interest ?? interestOf(rows) }}
          />
          <Rule>{t(drawn === null ? 'schedule.rounding' : 'schedule.roundedUp')}</Rule>
          {priced !== null && (
            // On the page it is beside the instalment.
            <div className={styles.onPaper}>
              <CostBreakdown loan={priced} label={t('cost.title')} />
            </div>
          )}
          <Rule>{indicativeNote(quote, t)}</Rule>
        </Sheet>
      </Tabs>
    </>
  );
}
