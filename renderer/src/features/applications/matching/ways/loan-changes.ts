import { amountOf } from '#domain/lending/matching/asked-loan.ts';
import { staysWithAnyLoan } from '#domain/lending/matching/loan-rules.ts';
import type {
  AmountInput,
  AskedLoan,
  MatchInput,
  Reason,
  UnmatchedProduct,
} from '#domain/lending/matching/match.ts';
import { minus, paise } from '#domain/money/money.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** A loan as it was asked for: out of a price, or by its amount. */
export type Loan =
  | Pick<MatchInput, 'months' | 'onRoadPrice' | 'downPayment'>
  | Pick<AmountInput, 'months' | 'amount'>;

/** What is different about another loan, in words: the months, the down payment or the amount. */
export function changesInWords(loan: Loan, other: AskedLoan, { t }: Translator): readonly string[] {
  const changes: string[] = [];
  if (other.months !== loan.months) {
    changes.push(t('matchWay.months', { months: other.months, before: loan.months }));
  }
  const more = minus(other.amount, amountOf(loan));
  if (more === 0) return changes;
  const difference = inRupees(paise(Math.abs(more)));
  if ('amount' in loan) {
    const figures = { difference, amount: inRupees(other.amount), before: inRupees(loan.amount) };
    return [...changes, t(more > 0 ? 'matchWay.borrowMore' : 'matchWay.borrowLess', figures)];
  }
  const figures = {
    difference,
    down: inRupees(minus(loan.onRoadPrice, other.amount)),
    before: inRupees(loan.downPayment),
  };
  return [...changes, t(more > 0 ? 'matchWay.lessDown' : 'matchWay.moreDown', figures)];
}

/** What leads back from another loan to the one that was asked for. */
export function wayBackInWords(loan: Loan, other: AskedLoan, { t }: Translator): string {
  const isSameAmount = other.amount === amountOf(loan);
  if (isSameAmount) return t('matchWay.backToMonths', { months: loan.months });
  if (other.months !== loan.months) return t('matchWay.backToBoth');
  return 'amount' in loan
    ? t('matchWay.backToAmount', { amount: inRupees(loan.amount) })
    : t('matchWay.backToDown', { amount: inRupees(loan.downPayment) });
}

const OBSTACLES = {
  'vehicle-kind': 'matchWay.obstacle.vehicle',
  'pin-code': 'matchWay.obstacle.pinCode',
  'age-at-application': 'matchWay.obstacle.young',
  'monthly-income': 'matchWay.obstacle.income',
  'months-of-work': 'matchWay.obstacle.work',
  'age-at-maturity': 'matchWay.obstacle.old',
  'date-of-birth-needed': 'matchWay.obstacle.dateOfBirth',
  'instalment-share': 'matchWay.obstacle.instalment',
  guarantor: 'matchWay.obstacle.guarantor',
  'amount-min': 'matchWay.obstacle.amount',
  'amount-max': 'matchWay.obstacle.amount',
  'loan-to-value': 'matchWay.obstacle.amount',
  'tenure-min': 'matchWay.obstacle.months',
  'tenure-max': 'matchWay.obstacle.months',
} as const satisfies Readonly<Record<Reason['rule'], string>>;

/**
 * What stands in the way where no other loan helps, with how many of the products it concerns: first of all what no loan
 * can change; of the other products, all that is against them.
 */
export function obstaclesInWords(
  unmatched: readonly Pick<UnmatchedProduct, 'reasons'>[],
  { t }: Translator,
): readonly string[] {
  const counts = new Map<(typeof OBSTACLES)[Reason['rule']], number>();
  for (const { reasons } of unmatched) {
    const lasting = reasons.filter(staysWithAnyLoan);
    const against = lasting.length > 0 ? lasting : reasons;
    for (const key of new Set(against.map(({ rule }) => OBSTACLES[rule]))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, count]) => t(key, { count, all: unmatched.length }));
}
