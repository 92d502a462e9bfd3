import { describe, expect, it } from 'vitest';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import { matchLenders } from '#domain/lending/matching/matching.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { paise } from '#domain/money/money.ts';
import {
  answerFor,
  EXAMPLE_INPUT,
  EXAMPLE_LENDER,
  EXAMPLE_PRODUCT,
  EXAMPLE_TODAY,
  reasonsFor,
} from '#domain/testing/example-product.ts';

const eligible = (changes: Partial<ProductVersion['eligibility']>): Partial<ProductVersion> => ({
  eligibility: { ...EXAMPLE_PRODUCT.eligibility, ...changes },
});

const month = (income: number, costs: number): Partial<MatchInput> => ({
  earnings: { per: 'month', income: paise(income), costs: paise(costs) },
});
const bornOn = (date: string): Partial<MatchInput> => ({ born: { kind: 'date', date } });
const bornIn = (year: number): Partial<MatchInput> => ({ born: { kind: 'year', year } });

describe('the amount', () => {
  it('is the on-road price less the down payment, and right to the paisa at the least', () => {
    expect(reasonsFor({ downPayment: paise(11_000_000) })).toEqual([]);
    expect(reasonsFor({ downPayment: paise(10_999_999) })).toEqual([]);
    expect(reasonsFor({ downPayment: paise(11_000_001) })).toEqual([
      { rule: 'amount-min', limit: 5_000_000, actual: 4_999_999 },
    ]);
  });

  it('is right to the paisa at the most', () => {
    const terms = { amount: { min: paise(5_000_000), max: paise(12_000_000) } };
    expect(reasonsFor({ downPayment: paise(4_000_000) }, terms)).toEqual([]);
    expect(reasonsFor({ downPayment: paise(4_000_001) }, terms)).toEqual([]);
    expect(reasonsFor({ downPayment: paise(3_999_999) }, terms)).toEqual([
      { rule: 'amount-max', limit: 12_000_000, actual: 12_000_001 },
    ]);
  });

  it('is 0 when everything is paid down', () => {
    for (const downPayment of [16_000_000, 16_000_001]) {
      expect(reasonsFor({ downPayment: paise(downPayment) })).toEqual([
        { rule: 'amount-min', limit: 5_000_000, actual: 0 },
      ]);
    }
  });
});

it.each([
  [11, [{ rule: 'tenure-min', limit: 12, actual: 11 }]],
  [12, []],
  [13, []],
  [35, []],
  [36, []],
  [37, [{ rule: 'tenure-max', limit: 36, actual: 37 }]],
])('a tenure of %d months is right to the month', (months, reasons) => {
  expect(reasonsFor({ months, ...month(5_000_000, 0) })).toEqual(reasons);
});

describe('the loan to value', () => {
  const prices = { exShowroomPrice: paise(15_000_000), onRoadPrice: paise(16_000_000) };
  const discounted = { exShowroomPrice: paise(16_000_000), onRoadPrice: paise(15_000_000) };

  it.each([
    ['on-road', prices, 13_600_000],
    ['invoice', prices, 12_750_000],
    ['lower', prices, 12_750_000],
    ['invoice', discounted, 13_600_000],
    ['lower', discounted, 12_750_000],
  ] as const)('the loan by the %s price of %o is at most %d paise', (base, vehicle, limit) => {
    const terms = { loanToValue: { maxPercent: 85, base } };
    const borrowing = (amount: number) => ({
      ...vehicle,
      downPayment: paise(vehicle.onRoadPrice - amount),
    });
    expect(reasonsFor(borrowing(limit - 1), terms)).toEqual([]);
    expect(reasonsFor(borrowing(limit), terms)).toEqual([]);
    expect(reasonsFor(borrowing(limit + 1), terms)).toEqual([
      { rule: 'loan-to-value', limit, actual: limit + 1, maxPercent: 85, base },
    ]);
  });

  it('is right to the hundredth of a percent', () => {
    const at = (maxPercent: number) =>
      reasonsFor({}, { loanToValue: { maxPercent, base: 'on-road' } }).map(({ rule }) => rule);
    expect([at(74.99), at(75), at(75.01)]).toEqual([['loan-to-value'], [], []]);
  });

  it('counts parts of a paisa down', () => {
    const vehicle = { onRoadPrice: paise(16_000_001), downPayment: paise(4_000_000) };
    expect(reasonsFor(vehicle, { loanToValue: { maxPercent: 75, base: 'on-road' } })).toEqual([
      {
        rule: 'loan-to-value',
        limit: 12_000_000,
        actual: 12_000_001,
        maxPercent: 75,
        base: 'on-road',
      },
    ]);
  });
});

describe('an age', () => {
  it.each([
    ['2005-11-21', []],
    ['2005-11-22', []],
    ['2005-11-23', [{ rule: 'age-at-application', limit: 21, actual: 20 }]],
  ])('the age today of somebody born on %s is right to the day', (date, reasons) => {
    expect(reasonsFor(bornOn(date))).toEqual(reasons);
  });

  it.each([
    ['1967-11-24', []],
    ['1967-11-23', []],
    ['1967-11-22', [{ rule: 'age-at-maturity', limit: 60, actual: 61 }]],
  ])(
    'the age at the last instalment of somebody born on %s is right to the day',
    (date, reasons) => {
      expect(reasonsFor(bornOn(date))).toEqual(reasons);
    },
  );

  it('the age at the last instalment grows with the tenure', () => {
    const { length } = reasonsFor({ ...bornOn('1967-11-23'), months: 25 });
    expect(length).toBe(1);
  });

  const needed = (actual: number) => ({
    rule: 'date-of-birth-needed',
    limit: { minAtApplication: 21, maxAtMaturity: 60 },
    actual,
  });

  it.each([
    [2006, [{ rule: 'age-at-application', limit: 21, actual: 20 }], false],
    [2005, [needed(2005)], true],
    [2004, [], false],
    [1968, [], false],
    [1967, [needed(1967)], true],
    [1966, [{ rule: 'age-at-maturity', limit: 60, actual: 61 }], false],
  ])(
    'the age of somebody born in %d needs both ends of the year to pass',
    (year, reasons, asks) => {
      expect(reasonsFor(bornIn(year))).toEqual(reasons);
      expect(answerFor(bornIn(year)).asksForDateOfBirth).toBe(asks);
    },
  );

  it('the day of birth is not asked for when another reason rules the product out anyway', () => {
    const answer = answerFor({ ...bornIn(2005), vehicleKind: 'e-auto' });
    expect(answer.unmatched[0]?.reasons).toHaveLength(2);
    expect(answer.asksForDateOfBirth).toBe(false);
  });
});

describe('the share of an instalment', () => {
  // Its instalment is 5,991 rupees a month.
  it('an instalment’s share of the surplus is right to the paisa', () => {
    expect(reasonsFor(month(3_000_000, 3_000_000 - 1_198_200))).toEqual([]);
    expect(reasonsFor(month(3_000_000, 3_000_000 - 1_198_201))).toEqual([]);
    expect(reasonsFor(month(3_000_000, 3_000_000 - 1_198_199))).toEqual([
      { rule: 'instalment-share', limit: 599_099, actual: 599_100, maxPercent: 50, of: 'surplus' },
    ]);
  });

  it('an instalment’s share of the income leaves the costs out', () => {
    const terms = eligible({ instalmentShare: { maxPercent: 40, of: 'income' } });
    expect(reasonsFor(month(1_497_750, 1_497_750), terms)).toEqual([]);
    expect(reasonsFor(month(1_497_749, 0), terms)).toEqual([
      { rule: 'instalment-share', limit: 599_099, actual: 599_100, maxPercent: 40, of: 'income' },
    ]);
  });

  it('is right to the hundredth of a percent', () => {
    const at = (maxPercent: number) =>
      reasonsFor(month(1_497_750, 0), eligible({ instalmentShare: { maxPercent, of: 'surplus' } }))
        .length;
    expect([at(39.99), at(40), at(40.01)]).toEqual([1, 0, 0]);
  });

  it('is over every limit where the costs eat the income', () => {
    expect(reasonsFor(month(2_000_000, 2_500_000))).toEqual([
      { rule: 'instalment-share', limit: 0, actual: 599_100, maxPercent: 50, of: 'surplus' },
    ]);
  });

  it('counts the highest instalment, where a first year has a lower one', () => {
    const rate = { kind: 'reducing', percent: 30, firstYearPercent: 10 } as const;
    const [reason] = reasonsFor(month(1_200_000, 0), { rate });
    const { offer } = answerFor(month(5_000_000, 0), { rate }).matched[0] ?? {};
    expect(offer?.instalments.map(({ count }) => count)).toEqual([12, 11, 1]);
    expect(reason).toMatchObject({ rule: 'instalment-share', actual: offer?.instalment });
    expect(offer?.instalment).toBe(offer?.instalments[1]?.amount);
  });

  it('a daily earner’s month has 25 working days', () => {
    const day = { earnings: { per: 'day', income: paise(47_928), costs: paise(0) } } as const;
    expect(reasonsFor(day)).toEqual([]);
    expect(
      reasonsFor({ earnings: { per: 'day', income: paise(47_928), costs: paise(1) } }),
    ).toMatchObject([{ rule: 'instalment-share' }]);
  });
});

it.each([
  [999_999, [{ rule: 'monthly-income', limit: 1_000_000, actual: 999_999 }]],
  [1_000_000, []],
  [1_000_001, []],
])('an income of %d paise is right to the paisa', (income, reasons) => {
  const terms = eligible({ instalmentShare: { maxPercent: 100, of: 'income' } });
  expect(reasonsFor(month(income, 0), terms)).toEqual(reasons);
});

describe('a PIN code', () => {
  it.each(['220000', '226001', '229999', '802100', '802199'])(
    'the PIN code %s is served',
    (pinCode) => {
      expect(reasonsFor({ pinCode })).toEqual([]);
    },
  );

  it.each(['219999', '230000', '122600', '802099', '802200'])(
    'the PIN code %s is not served',
    (pinCode) => {
      expect(reasonsFor({ pinCode })).toEqual([
        { rule: 'pin-code', limit: ['22', '8021'], actual: pinCode },
      ]);
    },
  );

  it('every PIN code is served where no prefix is named', () => {
    expect(reasonsFor({ pinCode: '999999' }, eligible({ pinPrefixes: [] }))).toEqual([]);
  });
});

it.each([
  [11, [{ rule: 'months-of-work', limit: 12, actual: 11 }]],
  [12, []],
  [13, []],
])('%d months of work are right to the month', (monthsOfWork, reasons) => {
  expect(reasonsFor({ monthsOfWork })).toEqual(reasons);
});

describe('a guarantor', () => {
  const { hasGuarantor: _, monthsOfWork: __, ...notAsked } = EXAMPLE_INPUT;
  const above = eligible({ guarantor: { kind: 'above', amount: paise(12_000_000) } });

  it('is needed above an amount, to the paisa', () => {
    const alone = { hasGuarantor: false };
    expect(reasonsFor({ ...alone, downPayment: paise(4_000_000) }, above)).toEqual([]);
    expect(reasonsFor({ ...alone, downPayment: paise(4_000_001) }, above)).toEqual([]);
    expect(reasonsFor({ ...alone, downPayment: paise(3_999_999) }, above)).toEqual([
      { rule: 'guarantor', limit: 12_000_000, actual: 12_000_001 },
    ]);
  });

  it('is needed always, or never', () => {
    const alone = { hasGuarantor: false };
    expect(reasonsFor(alone, eligible({ guarantor: { kind: 'always' } }))).toEqual([
      { rule: 'guarantor', limit: 0, actual: 12_000_000 },
    ]);
    expect(reasonsFor(alone, eligible({ guarantor: { kind: 'never' } }))).toEqual([]);
  });

  it('a guarantor and months of work exclude no one before they are asked for', () => {
    const always = eligible({ guarantor: { kind: 'always' } });
    const answer = matchLenders(
      notAsked,
      { lenders: [EXAMPLE_LENDER], products: [{ ...EXAMPLE_PRODUCT, ...always }] },
      EXAMPLE_TODAY,
    );
    expect(answer.matched).toMatchObject([{ guarantorNeeded: true, minMonthsOfWork: 12 }]);
  });
});
