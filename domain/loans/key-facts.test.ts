import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTerms } from '#domain/testing/any-terms.ts';
import type { Fee } from '#domain/loans/fees.ts';
import { keyFacts } from '#domain/loans/key-facts.ts';
import { RBI_ILLUSTRATION } from '#domain/testing/published-figures.ts';
import { toTwoDecimals, toWholeRupees } from '#domain/money/rounding.ts';
import { inWholeRupees } from '#domain/loans/schedule.ts';

const rupees = (value: number): Fee => ({ kind: 'rupees', value, gst: false });

describe('the key facts of a loan', () => {
  it('are those of the illustration of the circular', () => {
    const { terms, feeToLender, feeToThirdParty, ...shown } = RBI_ILLUSTRATION;
    const facts = keyFacts({ terms, feeToLender: rupees(feeToLender), feeToThirdParty });
    expect(facts).toMatchObject({
      sanctioned: 20_000,
      netDisbursed: shown.netDisbursed,
      months: 24,
      feeToLender: 240,
      feeToThirdParty: 160,
      totalFees: 400,
    });
    expect(toWholeRupees(facts.instalment)).toBe(shown.instalment);
    expect(toWholeRupees(facts.totalInterest)).toBe(shown.totalInterest);
    expect(toWholeRupees(facts.totalPayable)).toBe(shown.totalPayable);
    expect(toTwoDecimals(facts.apr.kind === 'rate' ? facts.apr.percent : NaN)).toBe(shown.apr);
    expect(inWholeRupees(facts.schedule).map(({ opening }) => opening)).toEqual(
      shown.outstandingBefore,
    );
  });

  it('have no rate when the fees take the whole loan', () => {
    const facts = keyFacts({
      terms: RBI_ILLUSTRATION.terms,
      feeToLender: { kind: 'percent', value: 100, gst: true },
      feeToThirdParty: 0,
    });
    expect(facts.netDisbursed).toBe(-3600);
    expect(facts.apr).toEqual({ kind: 'none', why: 'nothing-disbursed' });
  });

  it('are zeros for no loan', () => {
    const terms = { principal: 0, annualRate: 2, months: 36 };
    const facts = keyFacts({ terms, feeToLender: rupees(0), feeToThirdParty: 0 });
    expect(facts).toMatchObject({ instalment: 0, totalInterest: 0, totalPayable: 0 });
    expect(facts.apr).toEqual({ kind: 'none', why: 'nothing-disbursed' });
  });

  it('take every fee from what is sanctioned', () => {
    const fees = fc.integer({ min: 0, max: 10 ** 7 }).map((paise) => paise / 100);
    fc.assert(
      fc.property(anyTerms, fees, fees, (terms, feeToLender, feeToThirdParty) => {
        const facts = keyFacts({ terms, feeToLender: rupees(feeToLender), feeToThirdParty });
        const rest = facts.sanctioned - facts.netDisbursed - facts.feeToLender;
        expect(Math.abs(rest - facts.feeToThirdParty)).toBeLessThan(1e-6);
      }),
    );
  });
});
