import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amortise, interestOf } from '#domain/loans/amortisation.ts';
import { anyTerms } from '#domain/testing/any-terms.ts';
import { countPaise } from '#domain/money/rounding.ts';
import { repaymentSchedule } from '#domain/loans/schedule.ts';
import { balancePicture } from '#renderer/features/calculator/charts/balance-picture.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { readingAt } from '#renderer/ui/chart/chart-picture.ts';

const { translator } = await loadEdition('en', '', { areas: ['loan-tools'] });
const paise = (amount: number | null | undefined) => countPaise(amount ?? Number.NaN);

test('the chart ends with the schedule’s totals, and each month splits the principal', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const rows = amortise(terms);
      const { places, series } = balancePicture(repaymentSchedule(rows), translator);
      const [repaid, owed, interest] = series.map(({ values }) => values);
      expect(places).toHaveLength(terms.months + 1);
      expect(paise(repaid?.at(-1))).toBe(countPaise(terms.principal));
      expect(paise(interest?.at(-1))).toBe(countPaise(interestOf(rows)));
      places.forEach((_, month) => {
        expect(paise(repaid?.[month]) + paise(owed?.[month])).toBe(countPaise(terms.principal));
      });
    }),
    { numRuns: 30 },
  );
});

test('every month reads as in the schedule', () => {
  const schedule = repaymentSchedule(amortise({ principal: 500_000, annualRate: 12, months: 60 }));
  const picture = balancePicture(schedule, translator);
  expect(readingAt(picture, 0)).toBe(
    'At the start, Principal repaid: ₹0.00, Still owed: ₹5,00,000.00, Interest paid: ₹0.00',
  );
  expect(readingAt(picture, 1)).toBe(
    'After 1 month, Principal repaid: ₹6,122.22, Still owed: ₹4,93,877.78, Interest paid: ₹5,000.00',
  );
});
