import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type MatchInput, matchInput } from '#domain/lending/matching/match.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { MAX_AMOUNT, MAX_PRODUCT_MONTHS } from '#domain/lending/values.ts';
import { paise } from '#domain/money/money.ts';
import { anyPaise } from '#domain/testing/any-product.ts';
import {
  matchFromQuery,
  matchToQuery,
} from '#renderer/features/applications/shared/match-query.ts';

const anyAmount = anyPaise(0, MAX_AMOUNT);
const anyPrice = anyPaise(1, MAX_AMOUNT);
const anyYear = fc.integer({ min: 1900, max: 2100 });

const anyInput: fc.Arbitrary<MatchInput> = fc.record({
  vehicleKind: fc.constantFrom(...VEHICLE_KINDS),
  exShowroomPrice: anyPrice,
  onRoadPrice: anyPrice,
  downPayment: anyAmount,
  months: fc.integer({ min: 1, max: MAX_PRODUCT_MONTHS }),
  pinCode: fc.integer({ min: 100_000, max: 999_999 }).map(String),
  earnings: fc.record({
    per: fc.constantFrom('day', 'month'),
    income: anyAmount,
    costs: anyAmount,
  }),
  born: anyYear.map((year) => ({ kind: 'year', year })),
});

const DRIVER: MatchInput = {
  vehicleKind: 'e-rickshaw',
  exShowroomPrice: paise(15_000_000),
  onRoadPrice: paise(16_500_050),
  downPayment: paise(3_000_000),
  months: 24,
  pinCode: '302001',
  earnings: { per: 'day', income: paise(120_000), costs: paise(30_000) },
  born: { kind: 'year', year: 1990 },
};

const QUERY =
  'kind=e-rickshaw&price=150000&onRoad=165000.5&down=30000&months=24&pin=302001&per=day&income=1200&costs=300&year=1990';

test('an address reads like this', () => {
  expect(matchToQuery(DRIVER)).toBe(QUERY);
  expect(matchFromQuery(`?${QUERY}`)).toMatchObject({ input: DRIVER, problems: [] });
});

test('what was written is read back', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(matchFromQuery(matchToQuery(input))).toMatchObject({ input, problems: [] });
    }),
  );
});

test('an address holds only the year of a date, and nothing that is asked later', () => {
  const query = matchToQuery({
    ...DRIVER,
    born: { kind: 'date', date: '1990-07-23' },
    monthsOfWork: 18,
    hasGuarantor: true,
  });
  expect(query).toBe(QUERY);
});

test('whatever an address says, what is read of it can be asked', () => {
  const anyParameter = fc.tuple(
    fc.constantFrom(
      'kind',
      'price',
      'onRoad',
      'down',
      'months',
      'pin',
      'per',
      'income',
      'year',
      'x',
    ),
    fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
  );
  fc.assert(
    fc.property(anyInput, fc.array(anyParameter), (input, changes) => {
      const query = new URLSearchParams(matchToQuery(input));
      for (const [name, value] of changes) query.set(name, value);
      const read = matchFromQuery(query.toString());
      expect(read.input === null).toBe(read.problems.length > 0);
      expect(z.nullable(matchInput).parse(read.input)).toEqual(read.input);
    }),
  );
});

test('a wrong value is left out and named; the others are kept', () => {
  const read = matchFromQuery(
    QUERY.replace('months=24', 'months=600').replace('down=30000', 'down=-1'),
  );
  expect(read.problems).toEqual(['down', 'months']);
  expect(read.input).toBeNull();
  expect(read.answers).toMatchObject({ kind: 'e-rickshaw', price: 15_000_000, year: 1990 });
});

test('an address that says nothing has no problems', () => {
  expect(matchFromQuery('')).toMatchObject({ input: null, problems: [] });
  expect(matchFromQuery('?utm_source=poster').problems).toEqual([]);
});
