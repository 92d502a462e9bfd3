import type { AnswerFact } from '#renderer/features/calculator/eligibility/answer-facts.tsx';
import { figuresInWords, RULES } from '#renderer/features/calculator/eligibility/answer-words.ts';
import type { Asked, Estimate } from '#renderer/features/calculator/eligibility/estimate.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

/** The figures of an answer, each with the rule behind it and the pages that state it. */
export function factsOf(
  { costs }: Asked,
  { request, answer }: Estimate,
  translator: Translator,
): readonly AnswerFact[] {
  const { t } = translator;
  const { rate, instalment, share, mark, largest } = figuresInWords(answer, translator);
  const evLoan = { label: t('eligibilityAnswer.sourceEvLoan'), to: '/ev-loan' };
  const faq = { label: t('eligibilityAnswer.sourceFaq'), to: '/faq' };
  const budget = {
    income: formatMoney(request.monthlyIncome),
    costs: formatMoney(request.monthlyCosts),
  };
  return [
    {
      label: t('eligibilityAnswer.left'),
      value: formatMoney(answer.leftPerMonth),
      rule: t(
        costs === null ? 'eligibilityAnswer.leftAssumedRule' : 'eligibilityAnswer.leftRule',
        budget,
      ),
      sources: [],
    },
    {
      label: t('eligibilityAnswer.instalment'),
      value: instalment,
      rule: t(
        request.quotedRate === null
          ? 'eligibilityAnswer.instalmentBandRule'
          : 'eligibilityAnswer.instalmentRule',
        { months: request.months, rate },
      ),
      sources: [],
    },
    {
      label: t('eligibilityAnswer.share'),
      value: share,
      rule: `${mark} ${t('affordability.rule', RULES)}`,
      sources: [evLoan],
    },
    {
      label: t('eligibilityAnswer.largest'),
      value: largest,
      rule: t('eligibilityAnswer.largestRule', RULES),
      sources: [faq],
    },
  ];
}
