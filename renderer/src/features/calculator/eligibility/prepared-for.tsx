import { makeStyles } from '@griffel/react';
import type { Asked, Wish } from '#renderer/features/calculator/eligibility/estimate.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onScreen } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';

const useStyles = makeStyles({
  // Two columns, so that an estimate fits one page.
  list: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: space.l,
    rowGap: space.xs,
    margin: 0,
    [onScreen]: { display: 'none' },
  },
  label: { color: token.colorNeutralForeground2 },
  value: { margin: 0, fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
});

/** Whom a printed estimate is for, and the figures that it was worked out from. */
export function PreparedFor({ asked, wish }: { readonly asked: Asked; readonly wish: Wish }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { quotedRate } = wish;
  const facts = [
    { label: t('eligibility.name'), value: asked.name },
    { label: t('eligibility.email'), value: asked.email },
    { label: t('eligibility.monthlyIncome'), value: formatMoney(wish.monthlyIncome) },
    {
      label: t('eligibilityAnswer.costs'),
      value: asked.costs === null ? t('eligibilityAnswer.notNamed') : formatMoney(asked.costs),
    },
    { label: t('eligibility.loanAmount'), value: formatMoney(wish.amount) },
    {
      label: t('eligibilityAnswer.tenure'),
      value: t('eligibilityAnswer.months', { months: wish.months }),
    },
    {
      label: t('eligibilityAnswer.rateOnPaper'),
      value: quotedRate === null ? t('eligibilityAnswer.notNamed') : formatPercent(quotedRate),
    },
  ];
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
