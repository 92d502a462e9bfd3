import { requireFinite } from '#domain/finite-numbers.ts';
import type { Instalment } from '#domain/loans/amortisation.ts';
import { roundedTogether } from '#domain/money/rounded-together.ts';
import { paise, PAISE_OF_A_RUPEE, type Rupees, rupeesOf, totalOf } from '#domain/money/money.ts';
import { countPaise, toWholeRupees } from '#domain/money/rounding.ts';

const MONTHS_PER_YEAR = 12;

/**
 * The schedule as it is shown, in rupees to the paisa, from the unrounded months of a loan without
 * prepayments. In whole paise, the principal parts sum to the principal and the interest parts to
 * the total interest, each total rounded half up; every instalment is its interest and its
 * principal; every figure lies within one paisa of the unrounded one, and none is negative.
 */
export function repaymentSchedule(rows: readonly Instalment[]): readonly Instalment[] {
  rows.forEach(requireFinite);
  const parts = roundedTogether(
    rows.map(({ principal, interest }) => ({
      first: principal * PAISE_OF_A_RUPEE,
      second: interest * PAISE_OF_A_RUPEE,
    })),
    {
      first: countPaise(rows[0]?.opening ?? 0),
      second: countPaise(rows.reduce((sum, { interest }) => sum + interest, 0)),
    },
  );
  let opening = countPaise(rows[0]?.opening ?? 0);
  return parts.map(({ first: principal, second: interest }, index) => {
    const closing = paise(opening - principal);
    const row = {
      month: rows[index]?.month ?? index + 1,
      opening: rupeesOf(opening),
      instalment: rupeesOf(paise(interest + principal)),
      interest: rupeesOf(paise(interest)),
      principal: rupeesOf(paise(principal)),
      closing: rupeesOf(closing),
    };
    opening = closing;
    return row;
  });
}

/** Twelve months of a loan in one line; the year counts from 1. */
export type LoanYear = {
  readonly year: number;
  readonly interest: Rupees;
  readonly principal: Rupees;
  readonly instalment: Rupees;
  /** Owed at the end of the year. */
  readonly closing: Rupees;
};

/**
 * A schedule by loan years of twelve months; the last may be shorter. Sums exactly what the schedule
 * shows to the paisa.
 */
export function byYear(schedule: readonly Instalment[]): readonly LoanYear[] {
  schedule.forEach(requireFinite);
  const years = Math.ceil(schedule.length / MONTHS_PER_YEAR);
  return Array.from({ length: years }, (_, index) => {
    const rows = schedule.slice(index * MONTHS_PER_YEAR, (index + 1) * MONTHS_PER_YEAR);
    return {
      year: index + 1,
      interest: sumOf(rows.map(({ interest }) => interest)),
      principal: sumOf(rows.map(({ principal }) => principal)),
      instalment: sumOf(rows.map(({ instalment }) => instalment)),
      closing: rows[rows.length - 1]?.closing ?? 0,
    };
  });
}

function sumOf(rupees: readonly Rupees[]): Rupees {
  return rupeesOf(totalOf(rupees.map(countPaise)));
}

/**
 * The months of a loan in whole rupees, every figure rounded half up by itself, so that a column need
 * not add up: as the illustration of the key facts statement prints them (RBI/2024-25/18, 15 April
 * 2024). Give it the unrounded rows of `amortise`, not a schedule that is rounded already.
 */
export function inWholeRupees(rows: readonly Instalment[]): readonly Instalment[] {
  rows.forEach(requireFinite);
  return rows.map((row) => ({
    month: row.month,
    opening: toWholeRupees(row.opening),
    instalment: toWholeRupees(row.instalment),
    interest: toWholeRupees(row.interest),
    principal: toWholeRupees(row.principal),
    closing: toWholeRupees(row.closing),
  }));
}
