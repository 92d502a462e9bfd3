import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { DueMonth } from '#renderer/features/applications/offers/accepted/schedule.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from, onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const SHOWN_FIRST = 3;

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.s,
    [from.sm]: { display: 'none' },
    [onPaper]: { display: 'none' },
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: `${space.xs} 0.25rem`,
      borderBottom: `1px solid ${token.colorNeutralStroke2}`,
      textAlign: 'end',
    },
    '& th': { fontSize: token.fontSizeBase300, verticalAlign: 'bottom' },
    '& th:first-child': { textAlign: 'start' },
    '& tbody th': { fontWeight: token.fontWeightRegular },
  },
  caption: { paddingBottom: space.xs, fontWeight: token.fontWeightSemibold, textAlign: 'start' },
});

/** The next three instalments on a phone, in three columns, and all of them on request. */
export function NextInstalments({
  months,
  from: first,
  nameOf,
}: {
  readonly months: readonly DueMonth[];
  /** The number of the first that is still to be paid, as far as that is known. */
  readonly from: number;
  /** When one is due, or its number. */
  readonly nameOf: (month: number) => string;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isAll, setAll] = useState(false);
  const begin = Math.max(0, Math.min(first - 1, months.length - SHOWN_FIRST));
  const shown = isAll ? months : months.slice(begin, begin + SHOWN_FIRST);
  return (
    <div className={styles.part}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {isAll ? t('repayment.all', { count: months.length }) : t('repayment.next')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('repayment.when')}</th>
            <th scope="col">{t('repayment.instalment')}</th>
            <th scope="col">{t('repayment.closing')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ month, instalment, closing }) => (
            <tr key={month}>
              <th scope="row">{nameOf(month)}</th>
              <td>{inRupees(instalment)}</td>
              <td>{inRupees(closing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {months.length > SHOWN_FIRST && (
        <Button aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? t('repayment.fewer') : t('repayment.all', { count: months.length })}
        </Button>
      )}
    </div>
  );
}
