import { monthlyPayment } from '#domain/loans/amortisation.ts';
import type { Rate } from '#domain/lending/catalogue/product.ts';
import { hundredthsOf, MAX_AMOUNT } from '#domain/lending/values.ts';

const PAISE_OF_A_RUPEE = 100;
const MONTHS_AT_FIRST_RATE = 12;

/** A balance times hundredths of a percent a year, divided by this, is the interest of a month. */
const PARTS_OF_A_YEARLY_RATE = 120_000;

/** Paise: an instalment that is over whole rupees by less is over them by binary noise alone. */
const NOISE = 1e-6;

/** A loan as a lender writes it down. */
export type LoanOnPaper = {
  /** Whole paise, at least the smallest amount of the catalogue: much smaller loans would end before the tenure does. */
  readonly principal: number;
  /** A whole number of at least 1. */
  readonly months: number;
  readonly rate: Rate;
};

/** What is paid each month and what of it is interest, both in whole paise. */
export type Payments = {
  readonly instalments: readonly number[];
  readonly interest: readonly number[];
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
 * What is paid for a loan each month, in whole paise, as lenders collect it:
 *
 * - The instalment is rounded up to whole rupees, so that the last one, which takes the rest, is not the larger one
 *   (except for the rounding of the interest, at most half a paisa a month).
 * - At a reducing rate, the interest of a month is a twelfth of the rate on the balance, rounded half up to the paisa.
 *   After a first year at its own rate, the instalment is recalculated from the balance and what remains of the tenure.
 * - At a flat rate, the interest of the whole tenure is rounded half up to the paisa and spread over the months evenly.
 */
export function paymentsOf(loan: LoanOnPaper): Payments {
  return loan.rate.kind === 'flat'
    ? flatPayments(loan, loan.rate.percent)
    : reducingPayments(loan, loan.rate);
}

/** The schedule of a loan: its payments month by month. The principal parts sum to the principal; the last closing is 0. */
export function repaymentOf(loan: LoanOnPaper): readonly DueInstalment[] {
  const { instalments, interest } = paymentsOf(loan);
  let closing = loan.principal;
  return instalments.map((instalment, index) => {
    const opening = closing;
    const borne = interest[index] ?? 0;
    const principal = instalment - borne;
    closing = opening - principal;
    return { month: index + 1, opening, instalment, interest: borne, principal, closing };
  });
}

/** The highest instalment except the last one, which takes the rest; if there is only one, that one. */
export function regularInstalment({ instalments }: Payments): number {
  let [highest = 0] = instalments;
  for (let index = 1; index < instalments.length - 1; index += 1) {
    highest = Math.max(highest, instalments[index] ?? 0);
  }
  return highest;
}

/** A principal (paise) that can be repaid with instalments of at most so much, to some paise the largest; below a crore. */
export function largestPrincipal(instalment: number, months: number, rate: Rate): number {
  const inWholeRupees = instalment - (instalment % PAISE_OF_A_RUPEE);
  const ofTheMost = regularInstalment(paymentsOf({ principal: MAX_AMOUNT, months, rate }));
  // The instalment of the largest amount is rounded up, the least in proportion.
  return Math.floor(Math.min(1, inWholeRupees / ofTheMost) * MAX_AMOUNT);
}

function reducingPayments(
  { principal, months }: LoanOnPaper,
  { percent: later, firstYearPercent = later }: Extract<Rate, { kind: 'reducing' }>,
): Payments {
  const instalments: number[] = [];
  const interest: number[] = [];
  let percent = firstYearPercent;
  let regular = equalInstalment(principal, percent, months);
  let balance = principal;
  for (let month = 1; month <= months; month += 1) {
    if (month === MONTHS_AT_FIRST_RATE + 1 && percent !== later) {
      percent = later;
      regular = equalInstalment(balance, percent, months - MONTHS_AT_FIRST_RATE);
    }
    const borne = interestOn(balance, percent);
    const due = balance + borne;
    const instalment = month === months ? due : Math.min(regular, due);
    interest.push(borne);
    instalments.push(instalment);
    balance = due - instalment;
  }
  return { instalments, interest };
}

function flatPayments({ principal, months }: LoanOnPaper, percent: number): Payments {
  const interestInAll = interestOn(principal * months, percent);
  const inAll = principal + interestInAll;
  const regular = upToWholeRupees(inAll / months);
  const instalments: number[] = [];
  const interest: number[] = [];
  let interestSoFar = 0;
  for (let month = 1; month <= months; month += 1) {
    const borne = Math.round((interestInAll * month) / months) - interestSoFar;
    interestSoFar += borne;
    interest.push(borne);
    instalments.push(month === months ? inAll - regular * (months - 1) : regular);
  }
  return { instalments, interest };
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
