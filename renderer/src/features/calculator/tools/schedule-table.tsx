import { makeStyles, mergeClasses } from '@griffel/react';
import { rupeesAndPaise } from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { onPaper, onScreen } from '#renderer/theme/breakpoints.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  // Fifteen years by month are 180 rows: the table scrolls in itself, and its headings stay.
  frame: {
    [onScreen]: {
      maxHeight: '32rem',
      overflow: 'auto',
      border: `1px solid ${token.colorNeutralStroke2}`,
      borderRadius: token.borderRadiusLarge,
    },
  },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  caption: { padding: '0.5rem', textAlign: 'left', fontWeight: token.fontWeightSemibold },
  heading: {
    position: 'sticky',
    top: 0,
    padding: '0.5rem',
    backgroundColor: token.portalBandBackground,
    textAlign: 'right',
    [onPaper]: { position: 'static', padding: '0.125rem 0.25rem' },
  },
  cell: {
    padding: '0.375rem 0.5rem',
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    [onPaper]: { padding: '0.125rem 0.25rem', breakInside: 'avoid' },
  },
  period: { textAlign: 'left', fontWeight: token.fontWeightRegular },
  // A foot would stand on every sheet of paper; the total belongs on the last.
  foot: { [onPaper]: { display: 'table-row-group' } },
  total: { fontWeight: token.fontWeightSemibold },
});

type Row = {
  readonly period: number;
  readonly instalment: number;
  readonly interest: number;
  readonly principal: number;
  readonly closing: number;
};

/** A repayment schedule, in rupees to the paisa, with its totals. */
export function ScheduleTable({
  caption,
  period,
  rows,
  totals,
}: {
  readonly caption: string;
  /** Name of what a row stands for. */
  readonly period: string;
  readonly rows: readonly Row[];
  readonly totals: { readonly principal: number; readonly interest: number };
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const columns = ['instalment', 'interest', 'principal', 'closing'] as const;
  const sums = { ...totals, instalment: totals.principal + totals.interest, closing: 0 };
  const periodCell = mergeClasses(styles.cell, styles.period);
  return (
    // It scrolls, so the keyboard must be able to reach it.
    <div className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.heading, styles.period)}>
              {period}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={styles.heading}>
                {t(`schedule.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.period}>
              <th scope="row" className={periodCell}>
                {row.period}
              </th>
              {columns.map((name) => (
                <td key={name} className={styles.cell}>
                  {rupeesAndPaise(row[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className={styles.foot}>
          <tr className={styles.total}>
            <th scope="row" className={periodCell}>
              {t('schedule.total')}
            </th>
            {columns.map((name) => (
              <td key={name} className={styles.cell}>
                {rupeesAndPaise(sums[name])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
