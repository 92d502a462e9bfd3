import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { indicativeEligibility } from '#domain/loans/eligibility.ts';
import {
  AnswerTermsFields,
  STATED_TERMS,
} from '#renderer/features/calculator/eligibility/answer-terms.tsx';
import { exactly, sharePercent } from '#renderer/features/calculator/eligibility/answer-words.ts';
import { EligibilityAnswer } from '#renderer/features/calculator/eligibility/eligibility-answer.tsx';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { formatMoney } from '#renderer/ui/money.tsx';
import { formatPercent } from '#renderer/ui/percent.ts';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: space.m, paddingTop: space.l },
  heading: { fontSize: token.fontSizeBase500 },
  summary: {
    fontWeight: token.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
});

/** What was asked, in rupees. */
export type Asked = { readonly monthlyIncome: number; readonly amount: number };

/**
 * The place of the answer, there from the start so that its summary is announced whenever it changes. A new answer
 * takes the focus to its heading.
 */
export function AnswerSection({ asked }: { readonly asked: Asked | null }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [terms, setTerms] = useState(STATED_TERMS);
  useEffect(() => {
    if (asked !== null) heading.current?.focus();
  }, [asked]);

  const wish = asked === null ? null : { ...asked, ...terms };
  const answer = wish === null ? null : indicativeEligibility(wish);
  return (
    <div className={styles.section}>
      {asked !== null && (
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('eligibilityAnswer.heading')}
        </h3>
      )}
      <p role="status" className={styles.summary}>
        {wish !== null &&
          answer !== null &&
          t('eligibilityAnswer.summary', {
            amount: formatMoney(wish.amount),
            months: wish.months,
            rate: formatPercent(wish.annualRate),
            instalment: exactly(answer.instalment),
            share: sharePercent(answer.shareOfIncome),
            income: formatMoney(wish.monthlyIncome),
          })}
      </p>
      {wish !== null && answer !== null && (
        <>
          <AnswerTermsFields terms={terms} onChange={setTerms} />
          <EligibilityAnswer wish={wish} answer={answer} />
        </>
      )}
    </div>
  );
}
