import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coarseInput } from '#domain/lending/matching/coarse-input.ts';
import { matchInput } from '#domain/lending/matching/match.ts';
import { paise } from '#domain/money/money.ts';
import { anyBorrower } from '#domain/testing/any-product.ts';
import { EXAMPLE_INPUT } from '#domain/testing/example-product.ts';

it('keeps the area, the year and rounded amounts of a month', () => {
  expect(
    coarseInput({
      ...EXAMPLE_INPUT,
      pinCode: '226017',
      exShowroomPrice: paise(151_234_00),
      onRoadPrice: paise(163_000_00),
      downPayment: paise(41_999_00),
      earnings: { per: 'month', income: paise(30_499_00), costs: paise(15_500_00) },
      born: { kind: 'date', date: '1990-11-21' },
      monthsOfWork: 31,
    }),
  ).toEqual({
    ...EXAMPLE_INPUT,
    pinCode: '226001',
    exShowroomPrice: paise(150_000_00),
    onRoadPrice: paise(165_000_00),
    downPayment: paise(40_000_00),
    earnings: { per: 'month', income: paise(30_000_00), costs: paise(16_000_00) },
    born: { kind: 'date', date: '1990-07-01' },
    monthsOfWork: 30,
  });
});

it('can be matched whatever was asked, and is the same when it is done again', () => {
  fc.assert(
    fc.property(anyBorrower, (question) => {
      const input = matchInput.safeParse(question);
      if (!input.success) return;
      const coarse = coarseInput(input.data);
      expect(coarse.downPayment).toBeLessThan(coarse.onRoadPrice);
      expect(coarseInput(coarse)).toEqual(coarse);
    }),
  );
});
