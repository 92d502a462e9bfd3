import { makeStyles } from '@griffel/react';
import type { LoanCost } from '#domain/lending/offers/cost-breakdown.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from, onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: 'var(--bottomBar, 0px)',
    zIndex: 3,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.m,
    padding: `${space.xs} ${space.m}`,
    backgroundColor: token.colorBrandBackground2,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    boxShadow: token.portalShadow,
    fontVariantNumeric: 'tabular-nums',
    [from.sm]: { display: 'none' },
    [onPaper]: { display: 'none' },
  },
  month: { fontWeight: token.fontWeightSemibold },
});

/** On a phone, at the lower edge while the loan is read: the instalment, and what to put aside each working day. */
export function InstalmentBar({
  cost: { instalment, instalmentPerDay },
}: {
  readonly cost: LoanCost;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <p className={styles.bar} data-bottom-bar="instalment">
      <span className={styles.month}>
        {t('repayment.aMonth', { amount: inRupees(instalment) })}
      </span>
      <span>{t('repayment.aDay', { amount: inRupees(instalmentPerDay) })}</span>
    </p>
  );
}
