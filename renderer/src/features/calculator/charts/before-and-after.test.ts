import { expect, test } from 'vitest';
import { balancesOf } from '#domain/loans/balances.ts';
import { moratorium } from '#domain/loans/moratorium.ts';
import { withPrepayment } from '#domain/loans/prepayment.ts';
import {
  beforeAndAfter,
  endsOfYears,
} from '#renderer/features/calculator/charts/before-and-after.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';

const { translator } = await loadEdition('en', '', { areas: ['loan-tools'] });
const terms = { principal: 100_000, annualRate: 12, months: 36 };

test('prepayment: each line ends when its loan is paid off', () => {
  const loan = withPrepayment(terms, {
    amount: 50_000,
    afterMonth: 12,
    every: 'once',
    keep: 'instalment',
  });
  const picture = beforeAndAfter(
    { name: 'before', balances: balancesOf(loan.without) },
    { name: 'after', balances: balancesOf(loan.instalments) },
    translator,
  );
  const [before, after] = picture.series.map(({ values }) => values);
  expect(before).toHaveLength(37);
  expect(before?.[36]).toBe(0);
  expect(after?.[loan.months]).toBe(0);
  expect(after?.slice(loan.months + 1).every((value) => value === null)).toBe(true);
  expect(loan.without.length - loan.months).toBe(loan.monthsSaved);
});

test('moratorium: the balance grows to the tool’s figure, then falls to 0', () => {
  const { principalAfter, balancesWithout, keepInstalment, keepTenure } = moratorium(terms, 3);
  const [, after] = beforeAndAfter(
    { name: 'before', balances: balancesWithout },
    { name: 'after', balances: keepTenure.balances },
    translator,
  ).series.map(({ values }) => values);
  expect(after?.[3]).toBeCloseTo(principalAfter, 2);
  expect(after).toHaveLength(3 + 36 + 1);
  expect(after?.at(-1)).toBe(0);
  expect(keepInstalment?.balances).toHaveLength(3 + (keepInstalment?.months ?? 0) + 1);
  expect(keepInstalment?.balances[3]).toBe(principalAfter);
  expect(keepInstalment?.balances.at(-1)).toBe(0);
});

test('the table has the balance at the end of each year, 0 once a loan is paid off', () => {
  const picture = beforeAndAfter(
    { name: 'before', balances: Array.from({ length: 31 }, (_, month) => 30 - month) },
    { name: 'after', balances: Array.from({ length: 13 }, (_, month) => 12 - month) },
    translator,
  );
  expect(endsOfYears(picture)).toEqual([
    { year: 1, owed: [18, 0] },
    { year: 2, owed: [6, 0] },
    { year: 3, owed: [0, 0] },
  ]);
});
