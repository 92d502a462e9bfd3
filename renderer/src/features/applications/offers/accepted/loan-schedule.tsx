import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { makeStyles } from '@griffel/react';
import { useMemo } from 'react';
import { monthsAfter } from '#domain/days.ts';
import type { KeyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import { scheduleCsv } from '#domain/loans/schedule-csv.ts';
import { rupeesOf, totalOf } from '#domain/money/money.ts';
import type { Delivery } from '#renderer/features/applications/offers/accepted/next-steps.tsx';
import type { StatementFigures } from '#renderer/features/applications/offers/statement-figures.ts';
import { CostBreakdown } from '#renderer/ui/cost/cost-breakdown.tsx';
import { costRows } from '#renderer/ui/cost/cost-in-words.ts';
import { BalanceChart } from '#renderer/features/applications/offers/accepted/balance-chart.tsx';
import { NextInstalments } from '#renderer/features/applications/offers/accepted/next-instalments.tsx';
import { indianDayOf } from '#domain/days.ts';
import { onPhone } from '#renderer/theme/breakpoints.ts';
import { inRupeesAndPaise } from '#renderer/ui/text/rupees.ts';
import {
  type DueMonth,
  nextDue,
  paidOutOn,
  scheduleOf,
} from '#renderer/features/applications/offers/accepted/schedule.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { saveFile } from '#renderer/ui/files/save-file.ts';
import { Sheet, usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';
import { WideTable } from '#renderer/ui/tables/wide-table.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s },
  note: { maxWidth: '75ch' },
  // On a phone, the next instalments say it in three columns.
  table: { minWidth: 0, [onPhone]: { display: 'none' } },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
});

const AMOUNTS = ['instalment', 'interest', 'principal', 'closing'] as const;
/** A spreadsheet has room for what the row above says as well. */
const AMOUNTS_IN_FILE = ['opening', ...AMOUNTS] as const;

/** What is to be paid each month, as the statement says it; with a chart, on paper and as a file. */
export function LoanSchedule({
  statement,
  figures: { loan },
  lender,
  number,
  delivery,
  now,
}: {
  readonly statement: KeyFactsStatement;
  readonly figures: StatementFigures;
  readonly lender: string;
  readonly number: string;
  readonly delivery: Delivery;
  /** When all this was asked. */
  readonly now: number;
}) {
  const styles = useStyles();
  const words = useTranslation();
  const { t, language } = words;
  const { host } = usePlatform();
  // A shared terminal saves no files.
  const savesFiles = host?.can.savePdf !== false;
  const { sheet, day, alone } = usePrintedSheet();
  const months = useMemo(() => scheduleOf(statement), [statement]);
  const paidOn = paidOutOn(delivery);

  function download(): void {
    const headings = [t('repayment.no'), ...AMOUNTS_IN_FILE.map((name) => t(`repayment.${name}`))];
    const file = t('repayment.csvFile', { number });
    saveFile(
      file,
      'text/csv',
      scheduleCsv(months.map(toRupees), headings, [[], [t('cost.title')], ...costRows(loan, t)]),
    );
  }

  return (
    <section className={styles.part}>
      <h3>{t('repayment.title')}</h3>
      <div className={styles.actions}>
        {savesFiles && (
          <Button icon={<ArrowDownloadRegular />} onClick={download}>
            {t('repayment.csv')}
          </Button>
        )}
        <PrintSheet
          label={t('repayment.print')}
          name={t('repayment.pdfFile', { number })}
          alone={alone}
        />
      </div>
      <Sheet sheet={sheet} title={listInWords([t('repayment.title'), number], language)} day={day}>
        <h4 className={styles.title}>{t('cost.title')}</h4>
        <CostBreakdown loan={loan} label={t('cost.title')} language={statement.language} />
        <p className={styles.note}>{dueInWords(paidOn, months.length, words)}</p>
        <BalanceChart months={months} />
        <NextInstalments
          months={months}
          from={nextDue(paidOn, indianDayOf(now))}
          nameOf={(month) =>
            paidOn === null ? String(month) : dayInWords(monthsAfter(paidOn, month), language)
          }
        />
        <div className={styles.table}>
          <ScheduleTable
            months={months}
            paidOn={paidOn}
            caption={t('repayment.caption', { lender })}
          />
        </div>
      </Sheet>
    </section>
  );
}

function ScheduleTable({
  months,
  paidOn,
  caption,
}: {
  readonly months: readonly DueMonth[];
  readonly paidOn: string | null;
  readonly caption: string;
}) {
  const { t, language } = useTranslation();
  const sum = (name: 'instalment' | 'interest' | 'principal') =>
    inRupeesAndPaise(totalOf(months.map((row) => row[name])));
  const dueOn = (month: number) =>
    paidOn === null ? [] : [dayInWords(monthsAfter(paidOn, month), language)];
  const due = paidOn === null ? [] : [t('repayment.due')];
  return (
    <WideTable
      label={caption}
      captioned
      stacks
      headings={[t('repayment.no'), ...due, ...AMOUNTS.map((name) => t(`repayment.${name}`))]}
      rows={months.map((row) => [
        String(row.month),
        ...dueOn(row.month),
        ...AMOUNTS.map((name) => inRupeesAndPaise(row[name])),
      ])}
      total={[
        t('repayment.total'),
        ...due.map(() => ''),
        sum('instalment'),
        sum('interest'),
        sum('principal'),
        '',
      ]}
    />
  );
}

/** When the instalments are due, as far as that is known. */
function dueInWords(
  paidOn: string | null,
  months: number,
  { t, language }: Pick<Translator, 't' | 'language'>,
): string {
  if (paidOn === null) return t('repayment.dueUnknown');
  return t('repayment.dueKnown', {
    paid: dayInWords(paidOn, language),
    first: dayInWords(monthsAfter(paidOn, 1), language),
    last: dayInWords(monthsAfter(paidOn, months), language),
  });
}

/** In rupees, as the file has them. */
const toRupees = ({ month, opening, instalment, interest, principal, closing }: DueMonth) => ({
  month,
  opening: rupeesOf(opening),
  instalment: rupeesOf(instalment),
  interest: rupeesOf(interest),
  principal: rupeesOf(principal),
  closing: rupeesOf(closing),
});
