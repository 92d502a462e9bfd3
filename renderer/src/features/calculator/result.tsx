import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import {
  monthlyPayment,
  totalInterest,
} from '#renderer/features/calculator/arithmetic/amortisation.ts';
import type { Quote } from '#renderer/features/calculator/arithmetic/address.ts';
import { Doughnut } from '#renderer/features/calculator/doughnut.tsx';
import { termsOf } from '#renderer/features/calculator/quote-change.ts';
import { SpokenResult } from '#renderer/features/calculator/spoken-result.tsx';
import { rupeesAndPaise, useAmounts } from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', gap: space.m },
  payment: { display: 'flex', flexDirection: 'column' },
  label: { color: token.colorNeutralForeground2 },
  figure: {
    color: token.colorBrandForeground1,
    fontSize: 'clamp(2rem, 6vw, 2.75rem)',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: token.fontWeightBold,
    letterSpacing: '-0.02em',
    lineHeight: '1.15',
  },
  split: {
    display: 'grid',
    gap: space.m,
    alignItems: 'center',
    [from.sm]: { gridTemplateColumns: '11rem 1fr' },
  },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  row: { borderBottom: `1px solid ${token.colorNeutralStroke2}` },
  part: { padding: `${space.xs} 0`, fontWeight: token.fontWeightRegular, textAlign: 'left' },
  sum: { padding: `${space.xs} 0 ${space.xs} ${space.s}`, textAlign: 'right' },
  total: { fontWeight: token.fontWeightSemibold },
  mark: {
    display: 'inline-block',
    width: '0.875rem',
    height: '0.875rem',
    marginRight: space.xs,
    borderRadius: '3px',
    verticalAlign: '-1px',
  },
  principal: { backgroundColor: token.colorBrandBackground },
  interest: {
    backgroundImage: `repeating-linear-gradient(135deg, ${token.portalAccent} 0 4px, ${token.colorNeutralBackground1} 4px 6px)`,
  },
});

/** What the loan costs: the EMI, and what is paid in all as a doughnut with its table. */
export function Result({
  quote,
  children,
}: {
  readonly quote: Quote;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const say = useAmounts();
  const terms = termsOf(quote);
  const payment = rupeesAndPaise(monthlyPayment(terms));
  const interest = totalInterest(terms);
  const paid = terms.principal + interest;
  const share = (part: number) => say.share(paid === 0 ? 0 : part / paid);
  const principalShare = share(terms.principal);
  const interestShare = share(interest);
  const rows = [
    {
      name: t('calculator.principal'),
      amount: terms.principal,
      share: principalShare,
      mark: styles.principal,
    },
    {
      name: t('calculator.totalInterest'),
      amount: interest,
      share: interestShare,
      mark: styles.interest,
    },
  ];
  return (
    <section className={styles.result} aria-label={t('calculator.result')}>
      <p className={styles.payment}>
        <span className={styles.label}>{t('calculator.monthlyPayment')}</span>
        <strong className={styles.figure}>{payment}</strong>
      </p>
      <div className={styles.split}>
        <Doughnut
          principal={terms.principal}
          interest={interest}
          label={
            paid === 0
              ? t('calculator.doughnutEmpty')
              : t('calculator.doughnut', { principal: principalShare, interest: interestShare })
          }
        />
        <table className={styles.table}>
          <tbody>
            {rows.map(({ name, amount, share: part, mark }) => (
              <tr key={name} className={styles.row}>
                <th scope="row" className={styles.part}>
                  <span className={mergeClasses(styles.mark, mark)} />
                  {name}
                </th>
                <td className={styles.sum}>{rupeesAndPaise(amount)}</td>
                <td className={styles.sum}>{part}</td>
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row" className={mergeClasses(styles.part, styles.total)}>
                {t('calculator.totalPayable')}
              </th>
              <td className={styles.sum}>{rupeesAndPaise(paid)}</td>
              <td className={styles.sum}>{share(paid)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {children}
      <SpokenResult
        text={t('calculator.spoken', { payment, interest: rupeesAndPaise(interest) })}
      />
    </section>
  );
}
