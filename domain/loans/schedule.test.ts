import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amortise, totalInterest } from '#domain/loans/amortisation.ts';
import { anyTerms } from '#domain/testing/any-terms.ts';
import { PUBLISHED_LOANS, RBI_ILLUSTRATION } from '#domain/testing/published-figures.ts';
import { countPaise } from '#domain/money/rounding.ts';
import { byYear, inWholeRupees, repaymentSchedule } from '#domain/loans/schedule.ts';

const paiseOf = (figures: readonly number[]) =>
  figures.reduce((sum, rupees) => sum + countPaise(rupees), 0);

describe('the schedule that is shown', () => {
  it('sums to the principal and to the interest, to the paisa', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const schedule = repaymentSchedule(amortise(terms));
        expect(paiseOf(schedule.map(({ principal }) => principal))).toBe(terms.principal * 100);
        expect(paiseOf(schedule.map(({ interest }) => interest))).toBe(
          countPaise(totalInterest(terms)),
        );
        expect(schedule[schedule.length - 1]?.closing).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps every figure within a paisa of the unrounded one, and none below zero', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const rows = amortise(terms);
        const figures = (row = rows[0]) =>
          row ? [row.opening, row.instalment, row.interest, row.principal, row.closing] : [];
        const schedule = repaymentSchedule(rows);
        const apart = rows.flatMap((row, index) => {
          const shown = figures(schedule[index]);
          return figures(row).map((figure, at) => Math.abs((shown[at] ?? NaN) - figure));
        });
        expect(Math.max(...apart)).toBeLessThan(0.01 + 1e-8);
        expect(Math.min(...schedule.flatMap(figures))).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  it('adds up in each row, and from row to row', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        let owed = terms.principal * 100;
        for (const row of repaymentSchedule(amortise(terms))) {
          expect(countPaise(row.opening)).toBe(owed);
          expect(paiseOf([row.interest, row.principal])).toBe(countPaise(row.instalment));
          owed -= countPaise(row.principal);
          expect(countPaise(row.closing)).toBe(owed);
        }
      }),
    );
  });

  it('sums to the shown interest for a principal with a broken paisa', () => {
    const rows = amortise({ principal: 1000.005, annualRate: 12, months: 3 });
    const schedule = repaymentSchedule(rows);
    expect(paiseOf(schedule.map(({ principal }) => principal))).toBe(100_001);
    expect(schedule[2]?.closing).toBe(0);
  });

  it('is empty for no months', () => {
    expect(repaymentSchedule([])).toEqual([]);
    expect(byYear([])).toEqual([]);
  });
});

describe('the schedule by year', () => {
  it('sums what the months show, and ends with a shorter year', () => {
    const schedule = repaymentSchedule(
      amortise({ principal: 100_000, annualRate: 12, months: 30 }),
    );
    const years = byYear(schedule);
    expect(years.map(({ year }) => year)).toEqual([1, 2, 3]);
    expect(years.map(({ closing }) => closing)).toEqual(
      [12, 24, 30].map((month) => schedule[month - 1]?.closing),
    );
    expect(paiseOf(years.map(({ principal }) => principal))).toBe(10_000_000);
    expect(paiseOf(years.map(({ interest }) => interest))).toBe(
      paiseOf(schedule.map(({ interest }) => interest)),
    );
    for (const { interest, principal, instalment } of years) {
      expect(paiseOf([interest, principal])).toBe(countPaise(instalment));
    }
  });
});

describe('the schedule in whole rupees', () => {
  it('prints the illustration of the circular row by row', () => {
    const rows = inWholeRupees(amortise(RBI_ILLUSTRATION.terms));
    expect(rows.map(({ opening }) => opening)).toEqual(RBI_ILLUSTRATION.outstandingBefore);
    expect(rows.map(({ principal }) => principal)).toEqual(RBI_ILLUSTRATION.principal);
    expect(rows.map(({ interest }) => interest)).toEqual(RBI_ILLUSTRATION.interest);
    expect(new Set(rows.map(({ instalment }) => instalment))).toEqual(
      new Set([RBI_ILLUSTRATION.instalment]),
    );
  });

  it.each(PUBLISHED_LOANS)('has $months rows for $principal at $annualRate %', (terms) => {
    expect(inWholeRupees(amortise(terms))).toHaveLength(terms.months);
  });
});
