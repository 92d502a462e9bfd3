import type { KeyFacts } from '#domain/loans/key-facts.ts';
import {
  aprInWords,
  feeInWords,
  type KeyFactsRow,
} from '#renderer/features/calculator/key-facts/key-facts-words.ts';
import {
  type QuotedLoan,
  keyFactsOf,
} from '#renderer/features/calculator/key-facts/quoted-loan.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { LabelledRows } from '#renderer/ui/tables/labelled-rows.tsx';

/** Part 1 of the statement, with amounts to the paisa or cent. */
export function KeyFactsPartOne({
  loan,
  facts,
  heading,
  omitted = [],
}: {
  readonly loan: QuotedLoan;
  readonly facts: KeyFacts;
  readonly heading: 'h3' | 'h4';
  /** Labels of rows that are shown elsewhere. */
  readonly omitted?: readonly string[];
}) {
  const translator = useTranslation();
  const rows = partOneRows(loan, facts, translator).filter(([label]) => !omitted.includes(label));
  return <LabelledRows title={translator.t('keyFactsOne.heading')} heading={heading} rows={rows} />;
}

/** Labels of the rows of part 1 that none of these loans state. */
export function unstatedByAll(
  loans: readonly QuotedLoan[],
  translator: Translator,
): readonly string[] {
  const notStated = translator.t('keyFacts.notStated');
  const [first = [], ...others] = loans.map((loan) =>
    partOneRows(loan, keyFactsOf(loan), translator).flatMap(([label, value]) =>
      value === notStated ? [label] : [],
    ),
  );
  return first.filter((label) => others.every((labels) => labels.includes(label)));
}

function partOneRows(
  loan: QuotedLoan,
  facts: KeyFacts,
  translator: Translator,
): readonly KeyFactsRow[] {
  const { t, language } = translator;
  const notStated = t('keyFacts.notStated');
  const money = (amount: number) => formatMoney(amount, { currency: loan.currency, paise: true });
  const fixed = loan.rateType === 'fixed';
  const rate = formatPercent(loan.terms.annualRate);
  return [
    [t('keyFactsOne.type'), loan.loanType],
    [t('keyFactsOne.sanctioned'), money(facts.sanctioned)],
    [t('keyFactsOne.disbursal'), loan.disbursal ?? notStated],
    [t('keyFactsOne.term'), monthsInWords(facts.months, language)],
    [t('keyFactsOne.instalmentType'), t('keyFactsOne.equalMonthly')],
    [t('keyFactsOne.instalments'), String(facts.months)],
    [t('keyFactsOne.instalment'), money(facts.instalment)],
    [t('keyFactsOne.start'), loan.start ?? notStated],
    [t('keyFactsOne.rate'), t('keyFactsOne.rateOfYear', { rate })],
    [t('keyFactsOne.rateType'), fixed ? t('keyFactsOne.fixed') : notStated],
    [t('keyFactsOne.floating'), fixed ? t('keyFactsOne.notFloating') : notStated],
    [t('keyFactsOne.feeToLender'), feeInWords(loan, facts, translator)],
    [
      t('keyFactsOne.feeToThirdParty'),
      loan.feeToThirdParty === null ? notStated : money(loan.feeToThirdParty),
    ],
    [t('keyFactsOne.apr'), aprInWords(loan, facts, translator)],
    [t('keyFactsOne.penal'), loan.penalCharges ?? notStated],
    [t('keyFactsOne.foreclosure'), loan.foreclosure ?? notStated],
    [t('keyFactsOne.switching'), loan.switching ?? notStated],
  ];
}
