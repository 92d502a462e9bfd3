import { expect, it } from 'vitest';
import { rupeesOf } from '#renderer/features/registration-forms/shared/fields/amounts.ts';

it.each([
  ['2.5', 'crore', 25_000_000],
  ['2.5', 'lakh', 250_000],
  ['₹2,50,00,000', 'rupees', 25_000_000],
  ['1,234.5', 'crore', 12_345_000_000],
] as const)('reads %j in %s', (text, unit, rupees) => {
  expect(rupeesOf(text, unit)).toEqual({ ok: true, value: rupees });
});

it('prefers a unit in the text to the chosen one', () => {
  expect(rupeesOf('5 lakh', 'crore')).toEqual({ ok: true, value: 500_000 });
  expect(rupeesOf('3 Cr', 'rupees')).toEqual({ ok: true, value: 30_000_000 });
});

it.each(['', 'plenty', '-5', '12 %', '1e5'])('rejects %j', (text) => {
  expect(rupeesOf(text, 'crore').ok).toBe(false);
});
