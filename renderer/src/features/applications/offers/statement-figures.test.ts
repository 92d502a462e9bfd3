import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import { paise } from '#domain/money/money.ts';
import { anyAmount, anyFee, anyRateOfProduct } from '#domain/testing/any-product.ts';
import { figuresOf } from '#renderer/features/applications/offers/statement-figures.ts';
import { loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import { statementOf } from '#renderer/features/applications/offers/testing/shown-offers.ts';

const anyTerms = fc.record({
  amount: anyAmount,
  months: fc.integer({ min: 1, max: 60 }),
  rate: anyRateOfProduct,
  fees: fc.array(anyFee, { maxLength: 3 }),
  language: fc.constantFrom('en' as const, 'hi' as const),
});

const names = { en: 'Fee', hi: 'फ़ीस' };
const FEES = [
  { kind: 'fixed', names, paise: paise(306_800), isDeducted: true },
  { kind: 'fixed', names, paise: paise(50_000), isDeducted: false },
] as const;

function read(statement: KeyFactsStatement) {
  const figures = figuresOf(statement);
  if (figures === null) throw new Error('the statement lacks a figure');
  return figures;
}

describe('the figures of a statement', () => {
  it('are those of the offer that it was made for', () => {
    fc.assert(
      fc.property(anyTerms, ({ amount, months, rate, fees, language }) => {
        const offer = drawUpOffer({ rate, fees }, amount, months);
        const { cost, loan } = read(statementOf({ amount, months, rate, fees, language }));
        expect(loan).toStrictEqual(loanIn(offer, language));
        expect(cost).toMatchObject({
          disbursed: offer.disbursed,
          instalment: offer.instalment,
          instalmentPerDay: offer.instalmentPerDay,
          totalPaid: offer.totalPaid,
          totalCost: offer.totalCost,
        });
      }),
    );
  });

  it('are those that the statement says itself, by its schedule and by its totals', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const statement = statementOf(terms);
        const { cost, loan } = read(statement);
        const { rows } = statement.schedule;
        expect(rows.reduce((so, row) => so + row.instalment, 0)).toBe(cost.repaid);
        expect(rows.reduce((so, row) => so + row.interest, 0)).toBe(cost.interest);
        expect(rows.reduce((so, row) => so + row.principal, 0)).toBe(loan.amount);
        for (const [name, amount] of [
          ['separate', cost.separate],
          ['total-fees', cost.allFees],
          ['net-disbursed', cost.lessAllFees],
          ['total-payable', cost.repaid],
          ['total-paid', cost.totalPaid],
          ['total-cost', cost.totalCost],
          ['per-day', cost.instalmentPerDay],
        ] as const) {
          expect(statement.parts.flatMap((part) => part.rows)).toContainEqual(
            expect.objectContaining({ name, paise: amount }),
          );
        }
      }),
    );
  });

  it('are not there where the statement lacks one', () => {
    const statement = statementOf({});
    const [loan, rights, working] = statement.parts;
    const rows = loan.rows.filter(({ name }) => name !== 'penal-rate');
    expect(figuresOf({ ...statement, parts: [{ ...loan, rows }, rights, working] })).toBeNull();
  });

  it('are read alike from statements of before, which had fewer rows', () => {
    const statement = statementOf({ fees: FEES });
    const [loan, rights, working] = statement.parts;
    const added = ['separate', 'total-paid', 'total-cost', 'per-day'];
    const without = <Part extends { rows: readonly { name: string }[] }>(part: Part) => ({
      ...part,
      rows: part.rows.filter(({ name }) => !added.includes(name)),
    });
    const before = { ...statement, parts: [without(loan), rights, without(working)] } as const;
    expect(figuresOf({ ...before, parts: [...before.parts] })).toStrictEqual(figuresOf(statement));
  });

  it('are not there where its fees are not what is deducted from the loan', () => {
    const statement = statementOf({ fees: FEES });
    const [loan, rights, working] = statement.parts;
    const rows = loan.rows.map((row) =>
      row.kind === 'fees' ? { ...row, fees: row.fees.slice(1) } : row,
    );
    expect(figuresOf({ ...statement, parts: [{ ...loan, rows }, rights, working] })).toBeNull();
  });
});
