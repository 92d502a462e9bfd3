import { describe, expect, it } from 'vitest';
import { matchInput, type MatchInput } from '#domain/lending/matching/match.ts';
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

it('the borrower in the example can have its product', () => {
  expect(matchInput.parse(EXAMPLE_INPUT)).toEqual(EXAMPLE_INPUT);
  expect(answerFor({})).toEqual({
    orderedBy: ['apr', 'total-cost', 'name'],
    version: { rules: 1, products: ['tulsi-vehicle@1'] },
    matched: [
      {
        lender: EXAMPLE_LENDER,
        product: { id: 'tulsi-vehicle', names: EXAMPLE_PRODUCT.names },
        version: 1,
        offer: {
          amount: 12_000_000,
          months: 24,
          apr: 18,
          instalment: 599_100,
          instalmentPerDay: 23_964,
          instalments: [
            { count: 23, amount: 599_100 },
            { count: 1, amount: 598_792 },
          ],
          fees: [],
          disbursed: 12_000_000,
          totalPaid: 14_378_092,
          totalCost: 2_378_092,
        },
        penalCharge: EXAMPLE_PRODUCT.penalCharge,
        coolingOffDays: 3,
        documents: EXAMPLE_PRODUCT.documents,
        guarantorNeeded: false,
        minMonthsOfWork: 12,
      },
    ],
    unmatched: [],
    asksForDateOfBirth: false,
  });
});

it('every rule that is not met is a reason, not only the first', () => {
  const reasons = reasonsFor(
    {
      vehicleKind: 'e-auto',
      onRoadPrice: paise(40_000_000),
      downPayment: paise(0),
      months: 60,
      pinCode: '560001',
      earnings: { per: 'month', income: paise(0), costs: paise(0) },
      born: { kind: 'year', year: 1950 },
      monthsOfWork: 0,
      hasGuarantor: false,
    },
    {},
  );
  expect(reasons.map(({ rule }) => rule)).toEqual([
    'vehicle-kind',
    'amount-max',
    'tenure-max',
    'loan-to-value',
    'pin-code',
    'age-at-maturity',
    'monthly-income',
    'instalment-share',
    'months-of-work',
    'guarantor',
  ]);
});

describe('what is asked', () => {
  it.each([
    [{ months: 0 }, 'months'],
    [{ downPayment: 0.5 }, 'downPayment'],
    [{ downPayment: -1 }, 'downPayment'],
    [{ onRoadPrice: 0 }, 'onRoadPrice'],
    [{ onRoadPrice: Number.POSITIVE_INFINITY }, 'onRoadPrice'],
    [{ pinCode: '022600' }, 'pinCode'],
    [{ born: { kind: 'date', date: '1990-02-30' } }, 'born.date'],
    [{ born: { kind: 'year', year: 90 } }, 'born.year'],
    [{ earnings: { per: 'week', income: 1, costs: 1 } }, 'earnings.per'],
    [{ name: 'Sita' }, ''],
  ])('is refused with %j', (changes, field) => {
    const { error } = matchInput.safeParse({ ...EXAMPLE_INPUT, ...changes });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });

  it('gets its PIN code in official form', () => {
    expect(matchInput.parse({ ...EXAMPLE_INPUT, pinCode: '226 001' }).pinCode).toBe('226001');
  });
});

describe('the order', () => {
  const lender = (id: string, en: string) => ({ ...EXAMPLE_LENDER, id, names: { en, hi: 'एक' } });
  const lenders = [lender('a', 'Zeta'), lender('b', 'Alpha'), lender('c', 'Alpha')];
  const product = (productId: string, lenderId: string, terms: Partial<ProductVersion> = {}) => ({
    ...EXAMPLE_PRODUCT,
    ...terms,
    productId,
    lenderId,
  });
  const orderOf = (products: ProductVersion[], asked: Partial<MatchInput> = {}) => {
    const answer = matchLenders(
      { ...EXAMPLE_INPUT, ...asked },
      { lenders, products },
      EXAMPLE_TODAY,
    );
    return [...answer.matched, ...answer.unmatched].map((entry) => entry.product.id);
  };
  const alike = [product('p1', 'a'), product('p3', 'c'), product('p2', 'b'), product('p0', 'c')];

  it('is by APR, then by total cost, and by name only then', () => {
    const dearer = product('dearer', 'b', { rate: { kind: 'reducing', percent: 18.01 } });
    const cheaper = product('cheaper', 'a', { rate: { kind: 'reducing', percent: 17.99 } });
    expect(orderOf([dearer, ...alike, cheaper])).toEqual([
      'cheaper',
      'p2',
      'p0',
      'p3',
      'p1',
      'dearer',
    ]);
  });

  it('products with equal rates are ordered by total cost', () => {
    // A fee of a rupee does not reach the second decimal of the rate.
    const withFee = product('with-fee', 'b', {
      fees: [{ kind: 'fixed', names: EXAMPLE_LENDER.names, paise: paise(100), isDeducted: false }],
    });
    expect(orderOf([withFee, product('p1', 'a')])).toEqual(['p1', 'with-fee']);
  });

  it('products that do not match are ordered by name', () => {
    expect(orderOf(alike, { pinCode: '560001' })).toEqual(['p2', 'p0', 'p3', 'p1']);
  });
});

it('a product of an unknown lender is a mistake by the caller', () => {
  expect(() =>
    matchLenders(EXAMPLE_INPUT, { lenders: [], products: [EXAMPLE_PRODUCT] }, EXAMPLE_TODAY),
  ).toThrow(new RangeError('tulsi is no known lender'));
});
