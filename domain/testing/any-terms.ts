import * as fc from 'fast-check';
import type { LoanTerms } from '#domain/loans/loan-terms.ts';

/** A rate in percent as it can be typed: 0 to 40 with up to two decimals. */
export const anyRate = fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100);

/** Every loan that the calculator allows, except one of 0 rupees. */
export const anyTerms: fc.Arbitrary<LoanTerms> = fc.record({
  principal: fc.integer({ min: 1, max: 1_500_000 }),
  annualRate: anyRate,
  months: fc.integer({ min: 1, max: 480 }),
});
