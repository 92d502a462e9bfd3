import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_AMOUNT, MAX_PRODUCT_MONTHS } from '#domain/lending/values.ts';
import { VEHICLE_KINDS as KINDS_OF_PRODUCTS } from '#domain/lending/catalogue/product.ts';
import { paise } from '#domain/money/money.ts';
import { anyPaise } from '#domain/testing/any-product.ts';
import {
  inputOf,
  questionOf,
  typedAs,
  type TypedQuestions,
  UNASKED,
  VEHICLE_KINDS,
} from '#renderer/features/applications/matching/typed-questions.ts';
import {
  matchFromQuery,
  matchToQuery,
} from '#renderer/features/applications/shared/match-query.ts';

const TYPED: TypedQuestions = {
  ...UNASKED,
  kind: 'e-rickshaw',
  price: '₹1.5 lakh',
  onRoad: '१,६५,०००',
  down: '40000',
  months: '24',
  pin: '302 001',
  per: 'day',
  income: 'Rs. 1200/-',
  costs: '0',
  year: '1990',
};

test('amounts, PIN codes and years are read as people in India type them', () => {
  expect(inputOf(TYPED)).toEqual({
    vehicleKind: 'e-rickshaw',
    exShowroomPrice: paise(15_000_000),
    onRoadPrice: paise(16_500_000),
    downPayment: paise(4_000_000),
    months: 24,
    pinCode: '302001',
    earnings: { per: 'day', income: paise(120_000), costs: paise(0) },
    born: { kind: 'year', year: 1990 },
  });
});

test('nothing is asked while an answer is missing or makes no sense', () => {
  expect(inputOf(UNASKED)).toBeNull();
  for (const wrong of [{ price: '12 %' }, { months: '1.5' }, { down: '-5' }, { year: '' }]) {
    expect(inputOf({ ...TYPED, ...wrong }), JSON.stringify(wrong)).toBeNull();
  }
});

test('a date of birth counts before the year', () => {
  expect(inputOf(TYPED, '23/07/1991')?.born).toEqual({ kind: 'date', date: '1991-07-23' });
});

test('what an address fills in asks the same again', () => {
  const anyPrice = anyPaise(1, MAX_AMOUNT);
  const anyMonths = fc.integer({ min: 1, max: MAX_PRODUCT_MONTHS });
  fc.assert(
    fc.property(anyPrice, anyPrice, anyMonths, (price, income, months) => {
      const input = inputOf({ ...TYPED, months: String(months) });
      if (input === null) throw new Error('not read');
      const asked = {
        ...input,
        exShowroomPrice: price,
        earnings: { ...input.earnings, income },
      };
      const { answers } = matchFromQuery(matchToQuery(asked));
      expect(inputOf({ ...UNASKED, ...typedAs(answers) })).toEqual(asked);
    }),
  );
});

test('an amount alone is asked about while the price is not known, and stays in the address', () => {
  const question = questionOf({ ...TYPED, by: 'amount', price: '', amount: '1.25 lakh' });
  if (question === null) throw new Error('not read');
  expect(question).toMatchObject({ amount: 12_500_000, months: 24 });
  expect(question).not.toHaveProperty('onRoadPrice');
  const { answers, input, problems } = matchFromQuery(matchToQuery(question));
  expect(problems).toEqual([]);
  expect(questionOf({ ...UNASKED, ...typedAs(answers) })).toEqual(question);
  // An application begins with the price.
  expect(input).toBeNull();
});

test('the form has every kind of vehicle that products are for', () => {
  expect(VEHICLE_KINDS).toEqual(KINDS_OF_PRODUCTS);
});
