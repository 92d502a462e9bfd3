import type { KeyFacts } from '#domain/loans/key-facts.ts';
import { toWholeRupees } from '#domain/money/rounding.ts';
import {
  aprInWords,
  type KeyFactsRow,
} from '#renderer/features/calculator/key-facts/key-facts-words.ts';
import type { QuotedLoan } from '#renderer/features/calculator/key-facts/quoted-loan.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { LabelledRows } from '#renderer/ui/tables/labelled-rows.tsx';

/** How the APR is calculated, row by row as in the circular's annex, in whole units. */
export function KeyFactsWorking({
  loan,
  facts,
  heading,
  onlyStated = false,
}: {
  readonly loan: QuotedLoan;
  readonly facts: KeyFacts;
  readonly heading: 'h3' | 'h4';
  /** Whether rows without a figure are left out. */
  readonly onlyStated?: boolean;
}) {
  const translator = useTranslation();
  const { t, language } = translator;
  const isDrawn = (loan.drawn ?? null) !== null;
  const whole = (amount: number) =>
    isDrawn
      ? formatMoney(amount, { currency: loan.currency, paise: true })
      : formatMoney(toWholeRupees(amount), { currency: loan.currency });
  const stated = (fee: unknown, amount: number) =>
    fee === null ? t('keyFacts.notStated') : whole(amount);
  const rows: readonly KeyFactsRow[] = [
    [t('keyFactsOne.sanctioned'), whole(facts.sanctioned)],
    [t('keyFactsOne.term'), monthsInWords(facts.months, language)],
    [t('keyFactsOne.instalments'), String(facts.months)],
    [t('keyFactsOne.instalment'), whole(facts.instalment)],
    [t('keyFactsOne.rate'), formatPercent(loan.terms.annualRate)],
    [t('keyFactsWorking.totalInterest'), whole(facts.totalInterest)],
    [t('keyFactsWorking.feeToLender'), stated(loan.feeToLender, facts.feeToLender)],
    [t('keyFactsWorking.feeToThirdParty'), stated(loan.feeToThirdParty, facts.feeToThirdParty)],
    [
      t('keyFactsWorking.netDisbursed'),
      facts.netDisbursed > 0 ? whole(facts.netDisbursed) : t('keyFactsWorking.nothing'),
    ],
    [t('keyFactsWorking.totalPayable'), whole(facts.totalPayable)],
    [t('keyFactsOne.apr'), aprInWords(loan, facts, translator)],
  ];
  return (
    <LabelledRows
      title={t('keyFactsWorking.heading')}
      note={t(isDrawn ? 'keyFactsWorking.drawn' : 'keyFactsWorking.rounding')}
      heading={heading}
      rows={onlyStated ? rows.filter(([, value]) => value !== t('keyFacts.notStated')) : rows}
    />
  );
}
