import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPLAINT_AGES,
  type OutsideValue,
  REPORT_NAMES,
  REPORTS,
  columnsOf,
  outsideValues,
  totalOfReport,
} from '#domain/lending/reports.ts';

describe('the table of reports', () => {
  it.each(REPORT_NAMES)('defines %s by columns of its own', (name) => {
    const names: readonly string[] = REPORTS[name].columns.map((column) => column.name);
    expect(new Set(names).size).toBe(names.length);
    for (const drawn of REPORTS[name].drawn) expect(names).toContain(drawn);
    for (const by of REPORTS[name].groups) {
      for (const { of } of columnsOf(name, by)) {
        for (const part of of ?? []) expect(names).toContain(part);
      }
    }
  });

  it('has no two columns of one name', () => {
    const names = REPORT_NAMES.flatMap((name) =>
      REPORTS[name].columns.map((column) => column.name),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('has no gaps between the ages of complaints', () => {
    for (const [at, { before }] of COMPLAINT_AGES.slice(0, -1).entries()) {
      expect(COMPLAINT_AGES[at + 1]?.from).toBe(before);
    }
  });

  it('adds up counts and amounts, divides sums for shares, and leaves medians alone', () => {
    const offers = columnsOf('offers', 'lender');
    expect(
      totalOfReport(offers, [
        [4, 1, 1, 1, 1, 0, 0, 25],
        [6, 4, 0, 1, 0, 0, 1, 67],
      ]),
    ).toEqual([10, 5, 1, 2, 1, 0, 1, 50]);
    expect(totalOfReport(offers, []).at(-1)).toBeNull();
    expect(totalOfReport(columnsOf('turn-around', 'step'), [[3, 10, 20]])).toEqual([3, null, null]);
  });
});

describe('what is handed out by district', () => {
  it('says fewer than five, and of such a district nothing else', () => {
    expect(outsideValues('district', [3, 3, 0])).toEqual(['few', null, null]);
    expect(outsideValues('district', [12, 4, 0])).toEqual([10, 'few', 0]);
    expect(outsideValues('month', [3, 3, 0])).toEqual([3, 3, 0]);
  });

  const count = fc.nat({ max: 500 });
  it('is within two of the exact figure, and nothing below five', () => {
    const isFit = (outside: OutsideValue, exact: number) => {
      if (outside === 'few') return exact < 5;
      return outside === null || (outside % 5 === 0 && Math.abs(outside - exact) <= 2);
    };
    fc.assert(
      fc.property(fc.array(count, { minLength: 1, maxLength: 12 }), (exact) => {
        const outside = outsideValues('district', exact);
        expect(exact.filter((each, at) => !isFit(outside[at] ?? null, each))).toEqual([]);
      }),
    );
  });

  it('has a total that could be that of one more, or one fewer, so that it betrays no part', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (total) => {
        const shown = (each: number) => outsideValues('district', [each])[0];
        expect([total - 1, total + 1].map(shown)).toContain(shown(total));
      }),
    );
  });
});
