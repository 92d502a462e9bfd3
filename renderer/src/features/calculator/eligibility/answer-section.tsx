import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import {
  AnswerTermsFields,
  FIRST_TERMS,
} from '#renderer/features/calculator/eligibility/answer-terms.tsx';
import { figuresInWords } from '#renderer/features/calculator/eligibility/answer-words.ts';
import { EligibilityAnswer } from '#renderer/features/calculator/eligibility/eligibility-answer.tsx';
import {
  estimateOf,
  type Asked,
  type Estimate,
} from '#renderer/features/calculator/eligibility/estimate.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: space.m, paddingTop: space.l },
  heading: { fontSize: token.fontSizeBase500 },
  summary: {
    fontWeight: token.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
});

/**
 * Container of the answer. It is on the page from the start, so that changes of its summary are announced. A new answer
 * moves the focus to its heading.
 */
export function AnswerSection({ asked }: { readonly asked: Asked | null }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const heading = useRef<HTMLHeadingElement>(null);
  const [terms, setTerms] = useState(FIRST_TERMS);
  useEffect(() => {
    if (asked !== null) heading.current?.focus();
  }, [asked]);

  const estimate = asked === null ? null : estimateOf(asked, terms);
  return (
    <div className={styles.section}>
      {asked !== null && (
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('eligibilityAnswer.heading')}
        </h3>
      )}
      <p role="status" className={styles.summary}>
        {estimate !== null && summaryOf(estimate, translator)}
      </p>
      {asked !== null && estimate !== null && (
        <>
          <AnswerTermsFields terms={terms} onChange={setTerms} />
          <EligibilityAnswer asked={asked} {...estimate} />
        </>
      )}
    </div>
  );
}

function summaryOf({ request, answer }: Estimate, translator: Translator): string {
  const { t } = translator;
  const { rate, instalment, share, largest } = figuresInWords(answer, translator);
  const asked = { amount: formatMoney(request.amount), months: request.months, rate, instalment };
  if (answer.leftPerMonth <= 0) return t('eligibilityAnswer.summaryNothingLeft', asked);
  const left = formatMoney(answer.leftPerMonth);
  return t('eligibilityAnswer.summary', { ...asked, share, left, largest });
}
