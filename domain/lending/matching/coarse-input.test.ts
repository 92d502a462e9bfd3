import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coarseInput } from '#domain/lending/matching/coarse-input.ts';
import { matchInput } from '#domain/lending/matching/match.ts';
import { paise } from '#domain/money/money.ts';
import { anyBorrower } from '#domain/testing/any-product.ts';
import { MAX_AMOUNT } from '#domain/lending/values.ts';
import { EXAMPLE_INPUT } from '#domain/testing/example-product.ts';

it('keeps the area, five years of birth and rounded amounts of a month', () => {
  expect(
    coarseInput({
      ...EXAMPLE_INPUT,
      pinCode: '226017',
      exShowroomPrice: paise(151_234_00),
      onRoadPrice: paise(163_000_00),
      downPayment: paise(41_999_00),
      earnings: { per: 'month', income: paise(30_499_00), costs: paise(15_500_00) },
      born: { kind: 'date', date: '1991-11-21' },
      monthsOfWork: 31,
    }),
  ).toEqual({
    ...EXAMPLE_INPUT,
    pinCode: '226001',
    exShowroomPrice: paise(150_000_00),
    onRoadPrice: paise(165_000_00),
    downPayment: paise(40_000_00),
    earnings: { per: 'month', income: paise(30_000_00), costs: paise(15_000_00) },
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
      if (coarse === null) throw new Error('it is not kept');
      expect(coarse.downPayment).toBeLessThan(coarse.onRoadPrice);
      expect(coarseInput(coarse)).toEqual(coarse);
    }),
  );
});

it('is never more than a crore, whatever a day brings and costs', () => {
  const most = MAX_AMOUNT;
  const day = { per: 'day' as const, income: most, costs: paise(400_001_00) };
  expect(
    coarseInput({ ...EXAMPLE_INPUT, exShowroomPrice: most, onRoadPrice: most, earnings: day }),
  ).toMatchObject({
    exShowroomPrice: most,
    onRoadPrice: most,
    earnings: { per: 'month', income: most, costs: most },
  });
});

it.each([
  [1900, 1900],
  [1988, 1990],
  [1992, 1990],
  [2100, 2100],
])('keeps the year of birth %i as %i, and that only a year was given', (year, kept) => {
  expect(coarseInput({ ...EXAMPLE_INPUT, born: { kind: 'year', year } })?.born).toEqual({
    kind: 'year',
    year: kept,
  });
});

it('keeps a date of birth as one in the middle of a year, even of a year that nobody was born in', () => {
  for (const [date, kept] of [
    ['0001-02-03', '1900-07-01'],
    ['9999-12-31', '2100-07-01'],
  ] as const) {
    expect(coarseInput({ ...EXAMPLE_INPUT, born: { kind: 'date', date } })?.born).toMatchObject({
      date: kept,
    });
  }
});
