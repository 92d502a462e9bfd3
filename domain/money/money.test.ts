import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { feeOn } from '#domain/lending/catalogue/fees.ts';
import { matchInput } from '#domain/lending/matching/match.ts';
import { perWorkingDay } from '#domain/lending/offers/cost-breakdown.ts';
import type { DueInstalment } from '#domain/lending/offers/repayment.ts';
import { money, workedOut } from '#domain/lending/values.ts';
import { isLent } from '#domain/loans/affordability.ts';
import type { Instalment } from '#domain/loans/amortisation.ts';
import type { LoanTerms } from '#domain/loans/loan-terms.ts';
import {
  largerOf,
  minus,
  type Paise,
  paise,
  plus,
  type Rupees,
  rupeesOf,
  smallerOf,
  totalOf,
} from '#domain/money/money.ts';
import { countPaise } from '#domain/money/rounding.ts';
import { anyPaise } from '#domain/testing/any-product.ts';

describe('an amount', () => {
  it('paise are whole, and within what is counted exactly', () => {
    expect([paise(0), paise(-1), paise(Number.MAX_SAFE_INTEGER)]).toEqual([
      0,
      -1,
      Number.MAX_SAFE_INTEGER,
    ]);
    for (const wrong of [0.5, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1]) {
      expect(() => paise(wrong)).toThrow(RangeError);
    }
  });

  it('is the same in rupees and back', () => {
    fc.assert(
      fc.property(anyPaise(-(10 ** 13), 10 ** 13), (amount) => {
        expect(countPaise(rupeesOf(amount))).toBe(amount);
      }),
    );
  });

  it('keeps its unit in sums, and as the smaller or the larger one', () => {
    const [one, other] = [paise(300), paise(500)];
    expect([plus(one, other), minus(one, other), totalOf([one, other])]).toEqual([800, -200, 800]);
    expect([smallerOf(one, other), largerOf(one, other), totalOf([])]).toEqual([300, 500, 0]);
  });
});

describe('to the compiler', () => {
  it('paise are not rupees, rupees not paise, and a number is not paise', () => {
    expectTypeOf<Rupees>().not.toExtend<Paise>();
    expectTypeOf<Paise>().not.toExtend<Rupees>();
    expectTypeOf<number>().not.toExtend<Paise>();
  });

  it('a sum of paise is paise only where it is said', () => {
    expectTypeOf(plus).parameters.toEqualTypeOf<[Paise, Paise]>();
    expectTypeOf(minus).parameters.toEqualTypeOf<[Paise, Paise]>();
    expectTypeOf(paise(1) + paise(1)).toEqualTypeOf<number>();
  });

  it('only the two converters turn one unit into the other', () => {
    expectTypeOf(rupeesOf).parameter(0).toEqualTypeOf<Paise>();
    expectTypeOf(rupeesOf).returns.toEqualTypeOf<Rupees>();
    expectTypeOf(countPaise).parameter(0).toEqualTypeOf<Rupees>();
    expectTypeOf(countPaise).returns.toEqualTypeOf<Paise>();
  });

  it('calculators take no paise', () => {
    expectTypeOf<LoanTerms['principal']>().toEqualTypeOf<Rupees>();
    expectTypeOf<Instalment['closing']>().toEqualTypeOf<Rupees>();
    expectTypeOf(isLent).parameter(0).toEqualTypeOf<Rupees>();
    expectTypeOf<readonly DueInstalment[]>().not.toExtend<readonly Instalment[]>();
  });

  it('what is lent is in paise, whether it was parsed or is about to be sent', () => {
    expectTypeOf<z.output<typeof money>>().toEqualTypeOf<Paise>();
    expectTypeOf<z.input<typeof money>>().toEqualTypeOf<Paise>();
    expectTypeOf<z.output<typeof workedOut>>().toEqualTypeOf<Paise>();
    expectTypeOf<z.input<typeof matchInput>['downPayment']>().toEqualTypeOf<Paise>();
    expectTypeOf(feeOn).parameter(0).toEqualTypeOf<Paise>();
    expectTypeOf(perWorkingDay).parameters.toEqualTypeOf<[Paise]>();
  });
});
