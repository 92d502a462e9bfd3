import { expect, test } from 'vitest';
import { answerFor, EXAMPLE_INPUT } from '#domain/testing/example-product.ts';
import { nearestOf } from '#renderer/features/applications/matching/answer/ways-to-match.ts';

type Change = Parameters<typeof answerFor>[0];

const waysFor = (changed: Change, terms: Parameters<typeof answerFor>[1] = {}) =>
  nearestOf(answerFor(changed, terms).unmatched, { ...EXAMPLE_INPUT, ...changed })?.ways ?? null;

test('too large a loan needs the larger of the down payments that the limits ask for', () => {
  const terms = { amount: { min: 5_000_000, max: 10_000_000 } };
  const earnings = { per: 'month', income: 9_000_000, costs: 0 } as const;
  expect(waysFor({ downPayment: 0, earnings }, terms)).toEqual([
    { kind: 'downAtLeast', amount: 6_000_000 },
  ]);
});

test('each way, once followed, removes its reason', () => {
  expect(waysFor({ months: 48 })).toEqual([{ kind: 'monthsAtMost', months: 36 }]);
  expect(answerFor({ months: 36 }).matched).toHaveLength(1);
  expect(waysFor({ downPayment: 12_000_000 })).toEqual([
    { kind: 'downAtMost', amount: 11_000_000 },
  ]);
  expect(answerFor({ downPayment: 11_000_000 }).matched).toHaveLength(1);
  expect(waysFor({ vehicleKind: 'e-auto' })).toEqual([
    { kind: 'vehicle', kinds: ['e-rickshaw', 'e-cargo'] },
  ]);
});

test('there is no way if something cannot be changed', () => {
  expect(waysFor({ pinCode: '302001' })).toBeNull();
  expect(waysFor({ pinCode: '302001', months: 48 })).toBeNull();
});

test('the lender with the fewest reasons is the closest', () => {
  const far = answerFor({ months: 48, vehicleKind: 'e-auto' }).unmatched;
  const close = answerFor({ months: 48 }).unmatched;
  const nearest = nearestOf([...far, ...close], { ...EXAMPLE_INPUT, months: 48 });
  expect(nearest?.product).toBe(close[0]);
});
