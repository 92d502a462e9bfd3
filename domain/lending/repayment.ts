import { monthlyPayment } from '#domain/loans/amortisation.ts';
import type { Rate } from '#domain/lending/product.ts';
import { hundredthsOf } from '#domain/lending/values.ts';

const PAISE_OF_A_RUPEE = 100;
const MONTHS_AT_FIRST_RATE = 12;

/** A balance times hundredths of a percent a year, by this, is the interest of a month. */
const PARTS_OF_A_YEARLY_RATE = 120_000;

/** Paise: an instalment that is over whole rupees by less is over them by binary noise alone. */
const NOISE = 1e-6;

/** A loan as a lender writes it down. */
export type LoanOnPaper = {
  /** Whole paise, at least the smallest amount of the catalogue for the last instalment to be the smaller one. */
  readonly principal: number;
  /** A whole number of at least 1. */
  readonly months: number;
  readonly rate: Rate;
};

/** One month of a loan. Amounts in whole paise; month counts from 1. */
export type DueInstalment = {
  readonly month: number;
  readonly opening: number;
  readonly instalment: number;
  readonly interest: number;
  readonly principal: number;
  readonly closing: number;
};

/**
 * The schedule that is drawn up for a loan, in whole paise, as lenders collect it:
 *
 * - The instalment is rounded up to whole rupees, so that the last one, which takes the rest, is not the larger one
 *   (but for the rounding of the interest, at most half a paisa a month).
 * - At a reducing rate, the interest of a month is a twelfth of the rate on the balance, rounded half up to the paisa.
 *   After a first year at a rate of its own, the instalment is worked out anew from the balance and what remains of
 *   the tenure.
 * - At a flat rate, the interest of the whole tenure is rounded half up to the paisa and spread over the months evenly.
 *
 * The principal parts sum to the principal, and the last closing is 0.
 */
export function repaymentOf(loan: LoanOnPaper): readonly DueInstalment[] {
  return loan.rate.kind === 'flat'
    ? flatRepayment(loan, loan.rate.percent)
    : reducingRepayment(loan, loan.rate);
}

function reducingRepayment(
  { principal, months }: LoanOnPaper,
  rate: Extract<Rate, { kind: 'reducing' }>,
): readonly DueInstalment[] {
  const rows: DueInstalment[] = [];
  let percent = rate.firstYearPercent ?? rate.percent;
  let regular = equalInstalment(principal, percent, months);
  let opening = principal;
  for (let month = 1; month <= months; month += 1) {
    if (month === MONTHS_AT_FIRST_RATE + 1 && percent !== rate.percent) {
      percent = rate.percent;
      regular = equalInstalment(opening, percent, months - MONTHS_AT_FIRST_RATE);
    }
    const interest = interestOn(opening, percent);
    const due = opening + interest;
    const instalment = month === months ? due : Math.min(regular, due);
    const closing = due - instalment;
    rows.push({ month, opening, instalment, interest, principal: opening - closing, closing });
    opening = closing;
  }
  return rows;
}

function flatRepayment(
  { principal, months }: LoanOnPaper,
  percent: number,
): readonly DueInstalment[] {
  const interestInAll = interestOn(principal * months, percent);
  const regular = upToWholeRupees((principal + interestInAll) / months);
  const rows: DueInstalment[] = [];
  let opening = principal;
  let interestSoFar = 0;
  for (let month = 1; month <= months; month += 1) {
    const interest = Math.round((interestInAll * month) / months) - interestSoFar;
    interestSoFar += interest;
    const closing = month === months ? 0 : Math.max(0, opening + interest - regular);
    const paid = opening - closing;
    rows.push({ month, opening, instalment: paid + interest, interest, principal: paid, closing });
    opening = closing;
  }
  return rows;
}

function equalInstalment(principal: number, annualRate: number, months: number): number {
  return upToWholeRupees(monthlyPayment({ principal, annualRate, months }));
}

function upToWholeRupees(paise: number): number {
  return Math.ceil((paise - NOISE) / PAISE_OF_A_RUPEE) * PAISE_OF_A_RUPEE;
}

/** Of a balance for a month, or of a principal times the months, at percent a year; exact, and half up to the paisa. */
function interestOn(paise: number, percent: number): number {
  return Math.floor(
    (paise * hundredthsOf(percent) + PARTS_OF_A_YEARLY_RATE / 2) / PARTS_OF_A_YEARLY_RATE,
  );
}
