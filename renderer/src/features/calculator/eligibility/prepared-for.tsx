import { makeStyles } from '@griffel/react';
import type { Asked, LoanRequest } from '#renderer/features/calculator/eligibility/estimate.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onScreen } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';

const useStyles = makeStyles({
  // Two columns, so that an estimate fits on one page.
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

/** Who a printed estimate is for, and the figures it is based on. */
export function PreparedFor({
  asked,
  request,
}: {
  readonly asked: Asked;
  readonly request: LoanRequest;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { quotedRate } = request;
  const facts = [
    { label: t('eligibility.name'), value: asked.name },
    { label: t('eligibility.email'), value: asked.email },
    { label: t('eligibility.monthlyIncome'), value: formatMoney(request.monthlyIncome) },
    {
      label: t('eligibilityAnswer.costs'),
      value: asked.costs === null ? t('eligibilityAnswer.notNamed') : formatMoney(asked.costs),
    },
    { label: t('eligibility.loanAmount'), value: formatMoney(request.amount) },
    {
      label: t('eligibilityAnswer.tenure'),
      value: t('eligibilityAnswer.months', { months: request.months }),
    },
    {
      label: t('eligibilityAnswer.rateOnPaper'),
      value: quotedRate === null ? t('eligibilityAnswer.notNamed') : formatPercent(quotedRate),
    },
  ];
  return (
    <dl className={styles.list}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
