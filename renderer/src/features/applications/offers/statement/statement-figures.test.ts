import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import { anyAmount, anyFee, anyRateOfProduct } from '#domain/testing/any-product.ts';
import { figuresOf } from '#renderer/features/applications/offers/statement/statement-figures.ts';
import { statementOf } from '#renderer/features/applications/offers/testing/shown-offers.ts';

const anyTerms = fc.record({
  amount: anyAmount,
  months: fc.integer({ min: 1, max: 60 }),
  rate: anyRateOfProduct,
  fees: fc.array(anyFee, { maxLength: 3 }),
  language: fc.constantFrom('en' as const, 'hi' as const),
});

describe('the figures of a statement', () => {
  it('are those of the offer that it was made for', () => {
    fc.assert(
      fc.property(anyTerms, ({ amount, months, rate, fees, language }) => {
        const offer = drawUpOffer({ rate, fees }, amount, months);
        expect(figuresOf(statementOf({ amount, months, rate, fees, language }))).toMatchObject({
          amount: offer.amount,
          disbursed: offer.disbursed,
          months: offer.months,
          apr: offer.apr,
          instalment: offer.instalment,
          instalmentPerDay: offer.instalmentPerDay,
          feesInAll: offer.fees.reduce((so, fee) => so + fee.amount, 0),
          totalPaid: offer.totalPaid,
          totalCost: offer.totalCost,
        });
      }),
    );
  });

  it('add up: the instalments and the fees on top of them are the total, and the loan with its cost', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const statement = statementOf(terms);
        const figures = figuresOf(statement);
        if (figures === null) throw new Error('the statement lacks a figure');
        const repaid = figures.instalments.reduce((so, { count, paise }) => so + count * paise, 0);
        const deducted = figures.amount - figures.disbursed;
        expect(repaid + figures.feesInAll - deducted).toBe(figures.totalPaid);
        expect(figures.disbursed + figures.totalCost).toBe(figures.totalPaid);
        expect(statement.schedule.rows.reduce((so, row) => so + row.instalment, 0)).toBe(repaid);
        expect(statement.schedule.rows.reduce((so, row) => so + row.principal, 0)).toBe(
          figures.amount,
        );
      }),
    );
  });

  it('are not there where the statement lacks one', () => {
    const statement = statementOf({});
    const [loan, rights, working] = statement.parts;
    const rows = loan.rows.filter(({ name }) => name !== 'penal-rate');
    expect(figuresOf({ ...statement, parts: [{ ...loan, rows }, rights, working] })).toBeNull();
  });
});
