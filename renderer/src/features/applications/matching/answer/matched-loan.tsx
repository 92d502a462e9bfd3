import { makeStyles } from '@griffel/react';
import { nameIn } from '#domain/languages.ts';
import type { MatchedProduct, MatchInput } from '#domain/lending/matching/match.ts';
import { isPaymentAskedEarly } from '#domain/lending/documents.ts';
import { LoanDetails } from '#renderer/features/applications/matching/answer/loan-details.tsx';
import { AffordabilityBand } from '#renderer/ui/cost/affordability-band.tsx';
import { costInWords, loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { Isolated } from '#renderer/ui/text/isolated.tsx';

const useStyles = makeStyles({
  loan: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    containerType: 'inline-size',
    padding: 'clamp(1rem, 3vw, 1.5rem)',
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: token.portalShadow,
  },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  product: { color: token.colorNeutralForeground2 },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7rem), 1fr))',
    gap: space.m,
    margin: 0,
    // The same columns in every card, so that figures line up.
    '@container (min-width: 44rem)': { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
  label: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  value: {
    margin: 0,
    fontWeight: token.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  penal: { gridColumn: '1 / -1', '& > dd': { fontWeight: token.fontWeightRegular } },
  needs: { fontWeight: token.fontWeightSemibold },
});

/** What people compare first; the other lines of the cost are in the details. */
const FIRST = ['apr', 'instalment', 'instalmentPerDay', 'totalCost', 'amount'] as const;

/** A loan that a person can have: the lender, its cost, and what it requires. */
export function MatchedLoan({
  loan,
  earnings,
}: {
  readonly loan: MatchedProduct;
  readonly earnings: MatchInput['earnings'];
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { lender, product, offer, penalCharge, guarantorNeeded, minMonthsOfWork } = loan;
  const { worthAtLeast } = loan;
  const cost = costInWords(loanIn(offer, language), t);
  const figures = [
    ...FIRST.flatMap((name) => cost.find((line) => line.name === name) ?? []),
    {
      label: t('matchAnswer.tenure'),
      value: t('matchAnswer.inMonths', { months: offer.months }),
    },
  ];
  return (
    <li className={styles.loan}>
      <div>
        <h4 className={styles.title}>{nameIn(lender.names, language)}</h4>
        <p className={styles.product}>{nameIn(product.names, language)}</p>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
        <div className={styles.penal}>
          <dt className={styles.label}>{t('matchAnswer.penal')}</dt>
          <dd className={styles.value}>
            <Isolated>{nameIn(penalCharge.words, language)}</Isolated>
          </dd>
        </div>
      </dl>
      <AffordabilityBand instalment={offer.instalment} earnings={earnings} />
      {guarantorNeeded && <p className={styles.needs}>{t('matchAnswer.needsGuarantor')}</p>}
      {minMonthsOfWork !== null && (
        <p className={styles.needs}>{t('matchAnswer.needsMonths', { months: minMonthsOfWork })}</p>
      )}
      {worthAtLeast !== undefined && (
        <p className={styles.needs}>
          {t('matchAnswer.needsWorth', {
            base: t(`matchReason.base.${worthAtLeast.base}`),
            amount: inRupees(worthAtLeast.amount),
          })}
        </p>
      )}
      {isPaymentAskedEarly(loan.documents.beforeSanction) && (
        <Remark tone="warning">{t('applications.payNothingYet')}</Remark>
      )}
      <LoanDetails loan={loan} />
    </li>
  );
}
