import { borrowedFor } from '#domain/loans/vehicle-price.ts';
import type {
  AmountInput,
  AskedLoan,
  MatchInput,
  MatchQuestion,
} from '#domain/lending/matching/match.ts';

/** What is borrowed, in paise. */
export function amountOf(
  question: Pick<MatchInput, 'onRoadPrice' | 'downPayment'> | Pick<AmountInput, 'amount'>,
): number {
  return 'amount' in question
    ? question.amount
    : borrowedFor(question.onRoadPrice, question.downPayment);
}

/** The same question about another loan: where the price is known, by another down payment. */
export function askingFor(question: MatchQuestion, { amount, months }: AskedLoan): MatchQuestion {
  return 'amount' in question
    ? { ...question, months, amount }
    : { ...question, months, downPayment: question.onRoadPrice - amount };
}
