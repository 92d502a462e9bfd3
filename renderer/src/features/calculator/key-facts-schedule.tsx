import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import { amortise } from '#renderer/features/calculator/arithmetic/amortisation.ts';
import { inWholeRupees } from '#renderer/features/calculator/arithmetic/schedule.ts';
import type { QuotedLoan } from '#renderer/features/calculator/quoted-loan.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { onScreen } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { formatMoney } from '#renderer/ui/money.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
  heading: { margin: 0, fontSize: token.fontSizeBase300, breakAfter: 'avoid' },
  // A clipped region cannot be broken over pages.
  frame: { [onScreen]: { overflowX: 'auto' } },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: token.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: '0.25rem', textAlign: 'right', fontWeight: token.fontWeightRegular },
    '& thead th': { fontWeight: token.fontWeightSemibold, verticalAlign: 'bottom' },
    '& tr': { borderTop: `1px solid ${token.colorNeutralStroke2}`, breakInside: 'avoid' },
  },
});

/** The months of the loan in whole units, each figure rounded by itself, as the circular prints them. */
export function KeyFactsSchedule({
  loan: { terms, currency },
  heading: Heading,
}: {
  readonly loan: QuotedLoan;
  readonly heading: 'h3' | 'h4';
}) {
  const styles = useStyles();
  const id = useId();
  const { t } = useTranslation();
  const rows = inWholeRupees(amortise(terms));
  return (
    <div className={styles.part}>
      <Heading id={id} className={styles.heading}>
        {t('keyFactsSchedule.heading')}
      </Heading>
      <div role="region" aria-labelledby={id} tabIndex={0} className={styles.frame}>
        <table aria-labelledby={id} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('keyFactsSchedule.month')}</th>
              <th scope="col">{t('keyFactsSchedule.opening')}</th>
              <th scope="col">{t('keyFactsSchedule.principal')}</th>
              <th scope="col">{t('keyFactsSchedule.interest')}</th>
              <th scope="col">{t('keyFactsSchedule.instalment')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, opening, principal, interest, instalment }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{formatMoney(opening, { currency })}</td>
                <td>{formatMoney(principal, { currency })}</td>
                <td>{formatMoney(interest, { currency })}</td>
                <td>{formatMoney(instalment, { currency })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
