import { MAX_APR } from '#domain/loans/apr.ts';
import { GST_PERCENT } from '#domain/loans/fees.ts';
import type { KeyFacts } from '#domain/loans/key-facts.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';
import type { QuotedLoan } from '#renderer/features/calculator/key-facts/quoted-loan.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';

export type KeyFactsRow = readonly [label: string, value: string];

/** The APR in words: two decimals, with the fees it could not include, or why there is none. */
export function aprInWords(loan: QuotedLoan, { apr }: KeyFacts, { t }: Translator): string {
  if (apr.kind === 'none') {
    if (apr.why === 'nothing-disbursed') return t('keyFactsWorking.nothingDisbursed');
    if (apr.why === 'no-instalment') return t('keyFactsWorking.noInstalment');
    return t('keyFactsWorking.tooHigh', { most: formatPercent(MAX_APR) });
  }
  const rate = formatPercent(toTwoDecimals(apr.percent));
  const unstated = [loan.feeToLender, loan.feeToThirdParty].filter((fee) => fee === null).length;
  if (unstated === 0) return rate;
  return t(unstated === 2 ? 'keyFactsWorking.withoutFees' : 'keyFactsWorking.statedFees', { rate });
}

/** The lender's fee in words, with its percentage and tax if it has them. */
export function feeInWords(loan: QuotedLoan, facts: KeyFacts, { t }: Translator): string {
  const { feeToLender: fee, currency } = loan;
  if (fee === null) return t('keyFacts.notStated');
  const amount = formatMoney(facts.feeToLender, { currency, paise: true });
  const words =
    fee.kind === 'percent' && fee.value > 0
      ? t('keyFactsOne.ofTheLoan', { amount, percent: formatPercent(fee.value) })
      : amount;
  if (!fee.gst || fee.value === 0) return words;
  return t('keyFactsOne.withTax', { fee: words, percent: formatPercent(GST_PERCENT) });
}
