import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { makeStyles } from '@griffel/react';
import { type ReactNode, useMemo } from 'react';
import { type ReportColumn, isRoundedOutside } from '#domain/lending/reports.ts';
import { ReportTable } from '#renderer/features/operator/reports/report-table.tsx';
import { MAX_DRAWN, pictureOfReport } from '#renderer/features/operator/reports/report-picture.ts';
import { valueInWords } from '#renderer/features/operator/reports/report-words.ts';
import { monthInWords } from '#renderer/i18n/days-in-words.ts';
import {
  type ShownReport,
  csvOfReport,
  fileNameOf,
  hasMonths,
  missingOutside,
  outsideOf,
} from '#renderer/features/operator/reports/shown-report.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { onPaper, onScreen } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import { saveFile } from '#renderer/ui/files/save-file.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { Sheet, usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { WideTable } from '#renderer/ui/tables/wide-table.tsx';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s, [onPaper]: { display: 'none' } },
  title: { fontSize: token.fontSizeBase500 },
  subtitle: { fontSize: token.fontSizeBase400 },
  text: { maxWidth: '75ch' },
  quiet: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  onScreen: { minWidth: 0, [onPaper]: { display: 'none' } },
  // Columns in the width of a page, which is landscape.
  onPaper: {
    [onScreen]: { display: 'none' },
    '& table': { fontSize: '8.5pt', width: '100%' },
    '& th': { whiteSpace: 'normal' },
  },
  wide: { [onPaper]: { page: 'wide' } },
  terms: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.xs} ${space.l}`,
    margin: 0,
    fontSize: token.fontSizeBase300,
    [onScreen]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))' },
    [onPaper]: { display: 'block' },
  },
  term: { breakInside: 'avoid', [onPaper]: { fontSize: '9pt' } },
  name: { display: 'inline', fontWeight: token.fontWeightSemibold },
  meaning: { display: 'inline', margin: 0 },
});

/** A report with its chart, its figures and what they mean; on paper and as a file as it is handed out. */
export function ReportSheet({ shown }: { readonly shown: ShownReport }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const { sheet, day, alone } = usePrintedSheet();
  const { userId } = useSession();
  const { asked, at, rows, columns } = shown;
  const { report, by } = asked;
  const name = t(`reports.name.${report}`);
  const grouped = t(`reports.by.${by}`).toLowerCase();
  const title = t('reports.chart', { report: name, by: grouped });
  const file = fileNameOf(asked);
  if (rows.length === 0) {
    return (
      <>
        <Introduction shown={shown} grouped={grouped} />
        <p role="status">{t('reports.nothing')}</p>
      </>
    );
  }
  return (
    <>
      <div className={styles.actions}>
        <PageButton
          icon={<ArrowDownloadRegular />}
          onClick={() =>
            saveFile(`${file}.csv`, 'text/csv;charset=utf-8', csvOfReport(shown, translator))
          }
        >
          {t('reports.csv')}
        </PageButton>
        <PrintSheet label={t('reports.print')} name={file} alone={alone} />
      </div>
      <div className={styles.wide}>
        <Sheet sheet={sheet} title={name} day={day}>
          <Introduction shown={shown} grouped={grouped}>
            <p className={styles.quiet}>
              {t('reports.made', {
                time: momentInWords(new Date(at), language),
                userId: userId ?? '',
              })}
            </p>
          </Introduction>
          <Chart shown={shown} title={title} />
          <h3 className={styles.subtitle}>{t('reports.figures')}</h3>
          <div className={styles.onScreen}>
            <ReportTable shown={shown} title={title} />
          </div>
          <div className={styles.onPaper}>
            <PaperTable shown={shown} title={title} />
          </div>
          <h3 className={styles.subtitle}>{t('reports.definitions')}</h3>
          <Definitions columns={columns} />
        </Sheet>
      </div>
    </>
  );
}

/** What is counted, of which months, and how. */
function Introduction({
  shown: { asked },
  grouped,
  children,
}: {
  readonly shown: ShownReport;
  readonly grouped: string;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { report, by, from, to } = asked;
  const isPerLender = report === 'applications' && (by === 'lender' || by === 'product');
  return (
    <Stack gap="xs">
      <h2 className={styles.title}>{t(`reports.name.${report}`)}</h2>
      <p>
        {from === to
          ? t('reports.whatOfOne', { month: monthInWords(from, language), by: grouped })
          : t('reports.what', {
              from: monthInWords(from, language),
              to: monthInWords(to, language),
              by: grouped,
            })}
      </p>
      <p className={styles.text}>{t(`reports.intro.${report}`)}</p>
      {isPerLender && <p className={styles.text}>{t('reports.perLender')}</p>}
      {by === 'district' && <p className={styles.text}>{t('reports.postal')}</p>}
      {isRoundedOutside(by) && <p className={styles.text}>{t('reports.rounded')}</p>}
      <p className={styles.text}>{t('reports.removed')}</p>
      {children}
    </Stack>
  );
}

function Chart({ shown, title }: { readonly shown: ShownReport; readonly title: string }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const picture = useMemo(() => pictureOfReport(shown, translator), [shown, translator]);
  if (picture === null) return null;
  const isCut = picture.places.length === MAX_DRAWN && shown.rows.length > MAX_DRAWN;
  return (
    // A bar of one application could be read off its length.
    <div className={isRoundedOutside(shown.asked.by) ? styles.onScreen : undefined}>
      <ChartFigure
        title={title}
        picture={picture}
        note={isCut ? t('reports.chartCut', { count: MAX_DRAWN }) : t('reports.chartNote')}
      />
    </div>
  );
}

/** The figures as they are handed out, with headings on every page. */
function PaperTable({ shown, title }: { readonly shown: ShownReport; readonly title: string }) {
  const translator = useTranslation();
  const { t, language } = translator;
  const { asked, columns, rows, total } = shown;
  const cells = (values: ShownReport['rows'][number]['values']) =>
    outsideOf(shown, values).map((value, at) => {
      const column = columns[at];
      return column === undefined
        ? ''
        : valueInWords(translator, column, value, missingOutside(shown));
    });
  const nameIn = ({ month, name }: ShownReport['rows'][number]) =>
    hasMonths(shown) && month !== null ? `${name}, ${monthInWords(month, language)}` : name;
  return (
    <WideTable
      label={title}
      headings={[
        t(`reports.by.${asked.by}`),
        ...columns.map(({ name }) => t(`reports.column.${name}`)),
      ]}
      rows={rows.map((row) => [nameIn(row), ...cells(row.values)])}
      {...(total !== null && { total: [t('reports.total'), ...cells(total)] })}
    />
  );
}

function Definitions({ columns }: { readonly columns: readonly ReportColumn[] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <dl className={styles.terms}>
      {columns.map(({ name }) => (
        <div key={name} className={styles.term}>
          <dt className={styles.name}>{t(`reports.column.${name}`)}: </dt>
          <dd className={styles.meaning}>{t(`reports.means.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
