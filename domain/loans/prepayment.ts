import { requireFinite, requireMonths } from '#domain/finite-numbers.ts';
import { interestOf, monthlyPayment, type Instalment } from '#domain/loans/amortisation.ts';
import { monthlyRate, type LoanTerms } from '#domain/loans/loan-terms.ts';
import { isNoise } from '#domain/loans/pay-down.ts';
import type { Rupees } from '#domain/money/money.ts';

export type Prepayment = {
  /** Paid on top of an instalment, at most the balance. */
  readonly amount: Rupees;
  /** The number of the first instalment it is paid with, from 1. */
  readonly afterMonth: number;
  /** Once, or again every twelve months. */
  readonly every: 'once' | 'year';
  /** What stays the same: the instalment (the loan ends earlier) or the tenure (the instalment falls). */
  readonly keep: 'instalment' | 'tenure';
};

/** A month of a loan; `prepaid` is paid on top of the instalment and reduces the closing balance. */
export type PrepaidInstalment = Instalment & { readonly prepaid: Rupees };

export type PrepaidLoan = {
  readonly months: number;
  readonly totalInterest: Rupees;
  readonly monthsSaved: number;
  /** Never negative. */
  readonly interestSaved: Rupees;
  readonly instalments: readonly PrepaidInstalment[];
  /** The months of the same loan without prepayments. */
  readonly without: readonly PrepaidInstalment[];
  /** The last instalment, which is smaller if the instalment is kept. */
  readonly lastInstalment: Rupees;
  /** The instalment after the first prepayment; 0 if that repays the loan. */
  readonly newInstalment: Rupees;
};

/**
 * The effect of a prepayment. Amounts are unrounded; principal and prepaid parts sum to the principal, and the
 * last closing balance is exactly 0.
 */
export function withPrepayment(terms: LoanTerms, prepayment: Prepayment): PrepaidLoan {
  requireFinite({
    ...terms,
    amount: prepayment.amount,
    afterMonth: prepayment.afterMonth,
  });
  requireMonths({ months: terms.months }, 1);
  const without = payOff(terms, { ...prepayment, amount: 0 });
  const instalments = payOff(terms, prepayment);
  const totalInterest = interestOf(instalments);
  const first = instalments.findIndex(({ prepaid }) => prepaid > 0);
  const next = first === -1 ? instalments[0] : instalments[first + 1];
  const kept = prepayment.keep === 'instalment' && next ? monthlyPayment(terms) : undefined;
  return {
    months: instalments.length,
    totalInterest,
    monthsSaved: without.length - instalments.length,
    interestSaved: Math.max(0, interestOf(without) - totalInterest),
    instalments,
    without,
    lastInstalment: instalments[instalments.length - 1]?.instalment ?? 0,
    newInstalment: kept ?? next?.instalment ?? 0,
  };
}

function payOff(terms: LoanTerms, prepayment: Prepayment): readonly PrepaidInstalment[] {
  const rate = monthlyRate(terms.annualRate);
  const rows: PrepaidInstalment[] = [];
  let payment = monthlyPayment(terms);
  let opening = terms.principal;
  for (let month = 1; month <= terms.months && opening > 0; month += 1) {
    const interest = opening * rate;
    const isLast = month === terms.months || isNoise(opening + interest - payment, payment);
    const principal = isLast ? opening : payment - interest;
    const left = opening - principal;
    const offered = isDue(prepayment, month) ? prepayment.amount : 0;
    const prepaid = isNoise(left - offered, payment) ? left : offered;
    const closing = left - prepaid;
    const instalment = interest + principal;
    rows.push({ month, opening, instalment, interest, principal, prepaid, closing });
    if (prepaid > 0 && prepayment.keep === 'tenure' && closing > 0) {
      payment = monthlyPayment({ ...terms, principal: closing, months: terms.months - month });
    }
    opening = closing;
  }
  return rows;
}

function isDue({ afterMonth, every }: Prepayment, month: number): boolean {
  return every === 'once'
    ? month === afterMonth
    : month >= afterMonth && (month - afterMonth) % 12 === 0;
}
