import { makeStyles } from '@griffel/react';
import { loanFigures } from '#renderer/content/loan-figures.ts';
import { DEFAULT_QUOTE, quoteToQuery } from '#renderer/features/calculator/quote-address.ts';
import { LARGEST_LOAN, type Eligibility } from '#domain/loans/eligibility.ts';
import {
  AnswerFacts,
  type AnswerFact,
} from '#renderer/features/calculator/eligibility/answer-facts.tsx';
import {
  RULES,
  exactly,
  sharePercent,
  wayInWords,
} from '#renderer/features/calculator/eligibility/answer-words.ts';
import {
  waysToChange,
  type Wish,
} from '#renderer/features/calculator/eligibility/ways-to-change.ts';
import { SENTENCE_END } from '#renderer/i18n/sentence-end.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/button-link.tsx';
import { formatMoney } from '#renderer/ui/money.tsx';
import { formatPercent } from '#renderer/ui/percent.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: space.m },
  ways: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    margin: 0,
    paddingLeft: '1.25rem',
    overflowWrap: 'anywhere',
  },
  heading: { margin: 0, fontSize: token.fontSizeBase400 },
});

/** An indicative answer in full: each figure with its rule, and what would change it. Never a bare yes or no. */
export function EligibilityAnswer({
  wish,
  answer,
}: {
  readonly wish: Wish;
  readonly answer: Eligibility;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const { months, annualRate } = wish;
  // The calculator takes whole rupees; a wish beyond the limit is shown at the limit.
  const amount = Math.min(Math.max(Math.round(wish.amount), 1), LARGEST_LOAN);
  const query = quoteToQuery({ ...DEFAULT_QUOTE, amount, months, rate: annualRate, expert: true });
  return (
    <div className={styles.parts}>
      <AnswerFacts
        facts={factsOf(wish, answer, translator)}
        sourcesLabel={t('eligibilityAnswer.sources')}
      />
      <h4 className={styles.heading}>{t('eligibilityAnswer.changeHeading')}</h4>
      <ul className={styles.ways}>
        {waysToChange(wish, answer).map((way) => (
          <li key={way.kind}>{wayInWords(way, months, translator)}</li>
        ))}
      </ul>
      <p>
        {t('eligibilityAnswer.besides')}{' '}
        <a href="#criteria">{t('eligibilityAnswer.besidesLink')}</a>
        {SENTENCE_END[language]}
      </p>
      <p>{t('eligibilityAnswer.indicative')}</p>
      <div>
        <ButtonLink to={`/emi-calculator?${query}`} kind="secondary">
          {t('eligibilityAnswer.toCalculator', { amount: formatMoney(amount), months })}
        </ButtonLink>
      </div>
    </div>
  );
}

function factsOf(wish: Wish, answer: Eligibility, { t }: Translator): readonly AnswerFact[] {
  const { ratePercentFrom, maximumTermYears } = loanFigures.evLoan;
  const evLoan = { label: t('eligibilityAnswer.sourceEvLoan'), to: '/ev-loan' };
  const businessLoan = { label: t('eligibilityAnswer.sourceBusinessLoan'), to: '/business-loan' };
  const faq = { label: t('eligibilityAnswer.sourceFaq'), to: '/faq' };
  return [
    {
      label: t('eligibilityAnswer.instalment'),
      value: exactly(answer.instalment),
      rule: t('eligibilityAnswer.instalmentRule', {
        months: wish.months,
        rate: formatPercent(wish.annualRate),
        stated: formatPercent(ratePercentFrom),
        years: maximumTermYears,
      }),
      sources: [evLoan, businessLoan],
    },
    {
      label: t('eligibilityAnswer.share'),
      value: sharePercent(answer.shareOfIncome),
      rule: t('eligibilityAnswer.shareRule', { most: RULES.most }),
      sources: [evLoan],
    },
    {
      label: t('eligibilityAnswer.largest'),
      value:
        answer.largestAmount === 0
          ? t('eligibilityAnswer.largestNone', { smallest: RULES.smallest })
          : formatMoney(answer.largestAmount),
      rule: t('eligibilityAnswer.largestRule', RULES),
      sources: [evLoan, faq],
    },
  ];
}
