import { makeStyles } from '@griffel/react';
import { nameIn } from '#domain/languages.ts';
import { kindsAskedOf } from '#domain/lending/documents.ts';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import { daysInWords } from '#renderer/i18n/spans-in-words.ts';
import { CostBreakdown } from '#renderer/ui/cost/cost-breakdown.tsx';
import { loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { from, onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ALWAYS_SHOWN, SUMMARY } from '#renderer/ui/folds/fold-styles.ts';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';

const useStyles = makeStyles({
  box: {
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    [onPaper]: ALWAYS_SHOWN,
  },
  summary: {
    ...SUMMARY,
    gap: space.m,
    minHeight: '48px',
  },
  content: {
    display: 'grid',
    gap: space.l,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.lg]: { gridTemplateColumns: '1fr 1fr' },
  },
  papers: { display: 'flex', flexDirection: 'column', gap: space.l },
  kinds: { display: 'flex', flexDirection: 'column', gap: space.s },
  title: { fontSize: token.fontSizeBase300, fontWeight: token.fontWeightSemibold },
});

/** The remaining details of a loan before it is offered, opened on request. */
export function LoanDetails({ loan }: { readonly loan: MatchedProduct }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const { lender, documents, guarantorNeeded } = loan;
  const before = kindsAskedOf(documents.beforeSanction, guarantorNeeded);
  return (
    <details className={styles.box}>
      <summary
        className={styles.summary}
        aria-label={`${t('matchAnswer.details')}: ${nameIn(lender.names, language)}`}
      >
        {t('matchAnswer.details')}
      </summary>
      <div className={styles.content}>
        <div className={styles.papers}>
          <CostBreakdown loan={loanIn(loan.offer, language)} label={t('cost.title')} />
          <Facts facts={termsOf(loan, translator)} />
        </div>
        <div className={styles.papers}>
          {[
            { title: t('matchAnswer.bring'), kinds: before },
            { title: t('matchAnswer.later'), kinds: documents.afterSanction },
          ].map(({ title, kinds }) => (
            <div key={title} className={styles.kinds}>
              <p className={styles.title}>{title}</p>
              <PointList items={kinds.map((kind) => t(`applications.document.${kind}`))} />
            </div>
          ))}
        </div>
      </div>
    </details>
  );
}

function termsOf(
  { coolingOffDays, lender }: MatchedProduct,
  { t, language }: Translator,
): readonly { readonly label: string; readonly value: string }[] {
  const { grievanceOfficer: officer } = lender;
  return [
    {
      label: t('matchAnswer.coolingOff'),
      value: daysInWords(coolingOffDays, language),
    },
    { label: t('matchAnswer.website'), value: lender.website },
    {
      label: t('matchAnswer.officer'),
      value: listInWords([nameIn(officer.names, language), officer.email, officer.phone], language),
    },
  ];
}
