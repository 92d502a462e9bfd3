import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CostLine,
  type CostName,
  COST_NAMES,
  costBreakdown,
  costOf,
} from '#domain/lending/offers/cost-breakdown.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import { repaymentOf } from '#domain/lending/offers/repayment.ts';
import { anyAmount, anyFee, anyRateOfProduct } from '#domain/testing/any-product.ts';

const anyTerms = fc.record({
  amount: anyAmount,
  months: fc.integer({ min: 1, max: 60 }),
  rate: anyRateOfProduct,
  fees: fc.array(anyFee, { maxLength: 4 }),
});
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

function paiseOf(lines: readonly CostLine<unknown>[], name: CostName): number {
  const line = lines.find((each) => each.name === name);
  if (line === undefined || line.kind === 'rate') throw new Error(`no amount is named ${name}`);
  return line.paise;
}

describe('a cost breakdown', () => {
  it('adds up, whatever the terms: each line is what its name says', () => {
    fc.assert(
      fc.property(anyTerms, ({ amount, months, rate, fees }) => {
        const offer = drawUpOffer({ rate, fees }, amount, months);
        const lines = costBreakdown(offer);
        const paise = (name: CostName) => paiseOf(lines, name);
        const schedule = repaymentOf({ principal: amount, months, rate });
        const repaid = sumOf(schedule.map(({ instalment }) => instalment));
        expect(amount - paise('deducted')).toBe(paise('disbursed'));
        expect(paise('deducted') + paise('separate')).toBe(paise('allFees'));
        expect(paise('interest')).toBe(sumOf(schedule.map((due) => due.interest)));
        expect(amount + paise('interest')).toBe(repaid);
        expect(paise('totalPaid')).toBe(repaid + paise('separate'));
        expect(paise('totalCost')).toBe(paise('interest') + paise('allFees'));
        expect(paise('totalCost')).toBe(paise('totalPaid') - paise('disbursed'));
        expect(costOf(offer)).toMatchObject({ repaid, lessAllFees: amount - paise('allFees') });
      }),
    );
  });

  it('has every line in one order, and each fee in one of two of them', () => {
    fc.assert(
      fc.property(anyTerms, ({ amount, months, rate, fees }) => {
        const lines = costBreakdown(drawUpOffer({ rate, fees }, amount, months));
        expect(lines.map(({ name }) => name)).toStrictEqual([...COST_NAMES]);
        const groups = lines.flatMap((line) => (line.kind === 'fees' ? [line] : []));
        for (const { paise, parts } of groups) {
          expect(sumOf(parts.map((part) => part.paise))).toBe(paise);
        }
        expect(groups.flatMap(({ parts }) => parts)).toHaveLength(fees.length);
      }),
    );
  });

  it('has the highest instalment except the last one, and all of them by amount', () => {
    const instalments = [
      { count: 12, amount: 500_000 },
      { count: 11, amount: 490_000 },
      { count: 1, amount: 510_000 },
    ];
    const [line] = costBreakdown({ amount: 10_000_000, apr: 20, fees: [], instalments }).filter(
      ({ kind }) => kind === 'instalments',
    );
    expect(line).toStrictEqual({
      name: 'instalment',
      kind: 'instalments',
      paise: 500_000,
      runs: instalments,
    });
  });
});
