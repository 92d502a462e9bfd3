import { borrowedFor } from '#domain/loans/vehicle-price.ts';
import { minus, type Paise } from '#domain/money/money.ts';
import type {
  AmountInput,
  AskedLoan,
  MatchInput,
  MatchQuestion,
} from '#domain/lending/matching/match.ts';

/** What is borrowed. */
export function amountOf(
  question: Pick<MatchInput, 'onRoadPrice' | 'downPayment'> | Pick<AmountInput, 'amount'>,
): Paise {
  return 'amount' in question
    ? question.amount
    : borrowedFor(question.onRoadPrice, question.downPayment);
}

/** The same question about another loan: where the price is known, by another down payment. */
export function askingFor(question: MatchQuestion, { amount, months }: AskedLoan): MatchQuestion {
  return 'amount' in question
    ? { ...question, months, amount }
    : { ...question, months, downPayment: minus(question.onRoadPrice, amount) };
}
