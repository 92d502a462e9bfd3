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
import { paise } from '#domain/money/money.ts';
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
        const named = (name: CostName) => paiseOf(lines, name);
        const schedule = repaymentOf({ principal: amount, months, rate });
        const repaid = sumOf(schedule.map(({ instalment }) => instalment));
        expect(amount - named('deducted')).toBe(named('disbursed'));
        expect(named('deducted') + named('separate')).toBe(named('allFees'));
        expect(named('interest')).toBe(sumOf(schedule.map((due) => due.interest)));
        expect(amount + named('interest')).toBe(repaid);
        expect(named('totalPaid')).toBe(repaid + named('separate'));
        expect(named('totalCost')).toBe(named('interest') + named('allFees'));
        expect(named('totalCost')).toBe(named('totalPaid') - named('disbursed'));
        expect(costOf(offer)).toMatchObject({ repaid, lessAllFees: amount - named('allFees') });
      }),
    );
  });

  it('has every line in one order, and each fee in one of two of them', () => {
    fc.assert(
      fc.property(anyTerms, ({ amount, months, rate, fees }) => {
        const lines = costBreakdown(drawUpOffer({ rate, fees }, amount, months));
        expect(lines.map(({ name }) => name)).toStrictEqual([...COST_NAMES]);
        const groups = lines.flatMap((line) => (line.kind === 'fees' ? [line] : []));
        for (const { paise: sum, parts } of groups) {
          expect(sumOf(parts.map((part) => part.paise))).toBe(sum);
        }
        expect(groups.flatMap(({ parts }) => parts)).toHaveLength(fees.length);
      }),
    );
  });

  it('has the highest instalment except the last one, and all of them by amount', () => {
    const instalments = [
      { count: 12, amount: paise(500_000) },
      { count: 11, amount: paise(490_000) },
      { count: 1, amount: paise(510_000) },
    ];
    const [line] = costBreakdown({
      amount: paise(10_000_000),
      apr: 20,
      fees: [],
      instalments,
    }).filter(({ kind }) => kind === 'instalments');
    expect(line).toStrictEqual({
      name: 'instalment',
      kind: 'instalments',
      paise: 500_000,
      runs: instalments,
    });
  });
});
