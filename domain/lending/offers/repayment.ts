import { monthlyPayment } from '#domain/loans/amortisation.ts';
import {
  largerOf,
  minus,
  type Paise,
  paise,
  PAISE_OF_A_RUPEE,
  plus,
  smallerOf,
} from '#domain/money/money.ts';
import type { Rate } from '#domain/lending/catalogue/product.ts';
import { hundredthsOf, MAX_AMOUNT } from '#domain/lending/values.ts';

const MONTHS_AT_FIRST_RATE = 12;

/** A balance times hundredths of a percent a year, divided by this, is the interest of a month. */
const PARTS_OF_A_YEARLY_RATE = 120_000;

/** Paise: an instalment that is over whole rupees by less is over them by binary noise alone. */
const NOISE = 1e-6;

/** A loan as a lender writes it down. */
export type LoanOnPaper = {
  /** At least the smallest amount of the catalogue: much smaller loans would end before the tenure does. */
  readonly principal: Paise;
  /** A whole number of at least 1. */
  readonly months: number;
  readonly rate: Rate;
};

/** What is paid each month and what of it is interest. */
export type Payments = {
  readonly instalments: readonly Paise[];
  readonly interest: readonly Paise[];
};

/** One month of a loan; month counts from 1. */
export type DueInstalment = {
  readonly month: number;
  readonly opening: Paise;
  readonly instalment: Paise;
  readonly interest: Paise;
  readonly principal: Paise;
  readonly closing: Paise;
};

/**
 * What is paid for a loan each month, as lenders collect it:
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
export const repaymentOf = (loan: LoanOnPaper): readonly DueInstalment[] =>
  scheduleOf(loan.principal, paymentsOf(loan));

/** The same when the payments are already worked out. */
export function scheduleOf(
  borrowed: Paise,
  { instalments, interest }: Payments,
): readonly DueInstalment[] {
  let closing = borrowed;
  return instalments.map((instalment, index) => {
    const opening = closing;
    const borne = interest[index] ?? paise(0);
    const principal = minus(instalment, borne);
    closing = minus(opening, principal);
    return { month: index + 1, opening, instalment, interest: borne, principal, closing };
  });
}

/** The highest instalment except the last one, which takes the rest; if there is only one, that one. */
export function regularInstalment({ instalments }: Payments): Paise {
  let [highest = paise(0)] = instalments;
  for (let index = 1; index < instalments.length - 1; index += 1) {
    highest = largerOf(highest, instalments[index] ?? highest);
  }
  return highest;
}

/** A principal that can be repaid with instalments of at most so much, to some paise the largest; below a crore. */
export function largestPrincipal(instalment: Paise, months: number, rate: Rate): Paise {
  const inWholeRupees = instalment - (instalment % PAISE_OF_A_RUPEE);
  const ofTheMost = regularInstalment(paymentsOf({ principal: MAX_AMOUNT, months, rate }));
  // The instalment of the largest amount is rounded up, the least in proportion.
  return paise(Math.floor(Math.min(1, inWholeRupees / ofTheMost) * MAX_AMOUNT));
}

function reducingPayments(
  { principal, months }: LoanOnPaper,
  { percent: later, firstYearPercent = later }: Extract<Rate, { kind: 'reducing' }>,
): Payments {
  const instalments: Paise[] = [];
  const interest: Paise[] = [];
  let percent = firstYearPercent;
  let regular = equalInstalment(principal, percent, months);
  let balance = principal;
  for (let month = 1; month <= months; month += 1) {
    if (month === MONTHS_AT_FIRST_RATE + 1 && percent !== later) {
      percent = later;
      regular = equalInstalment(balance, percent, months - MONTHS_AT_FIRST_RATE);
    }
    const borne = interestOn(balance, percent);
    const due = plus(balance, borne);
    const instalment = month === months ? due : smallerOf(regular, due);
    interest.push(borne);
    instalments.push(instalment);
    balance = minus(due, instalment);
  }
  return { instalments, interest };
}

function flatPayments({ principal, months }: LoanOnPaper, percent: number): Payments {
  const interestInAll = interestOn(principal * months, percent);
  const inAll = plus(principal, interestInAll);
  const regular = upToWholeRupees(inAll / months);
  const instalments: Paise[] = [];
  const interest: Paise[] = [];
  let interestSoFar = 0;
  for (let month = 1; month <= months; month += 1) {
    const borne = paise(Math.round((interestInAll * month) / months) - interestSoFar);
    interestSoFar += borne;
    interest.push(borne);
    instalments.push(month === months ? paise(inAll - regular * (months - 1)) : regular);
  }
  return { instalments, interest };
}

function equalInstalment(principal: Paise, annualRate: number, months: number): Paise {
  return upToWholeRupees(monthlyPayment({ principal, annualRate, months }));
}

function upToWholeRupees(unrounded: number): Paise {
  return paise(Math.ceil((unrounded - NOISE) / PAISE_OF_A_RUPEE) * PAISE_OF_A_RUPEE);
}

/** Of a balance for a month, or of a principal times the months, at percent a year; exact, and half up to the paisa. */
function interestOn(principal: number, percent: number): Paise {
  return paise(
    Math.floor(
      (principal * hundredthsOf(percent) + PARTS_OF_A_YEARLY_RATE / 2) / PARTS_OF_A_YEARLY_RATE,
    ),
  );
}
