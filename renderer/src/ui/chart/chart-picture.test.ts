import { expect, test } from 'vitest';
import { type Plot, placesIn, readingAt } from '#renderer/ui/chart/chart-picture.ts';

const rupees = (amount: number) => `₹${amount}`;

const lines: Plot = {
  kind: 'lines',
  places: ['0', '1', '2'],
  placeInWords: (at) => `After ${at} months`,
  money: rupees,
  roundMoney: rupees,
  series: [
    { name: 'Without', look: 'quiet', values: [10, 5, 0] },
    { name: 'With', look: 'primary', values: [10, 0, null] },
  ],
};

test('a position reads with all its figures', () => {
  expect(readingAt(lines, 1)).toBe('After 1 months, Without: ₹5, With: ₹0');
});

test('a series without a figure at a position is left out', () => {
  expect(readingAt(lines, 2)).toBe('After 2 months, Without: ₹0');
});

test('a doughnut reads part by part, and reads as empty beyond them', () => {
  const doughnut = {
    kind: 'doughnut' as const,
    parts: [{ name: 'Principal', look: 'primary' as const, value: 7 }],
    money: rupees,
  };
  expect(placesIn(doughnut)).toBe(1);
  expect(readingAt(doughnut, 0)).toBe('Principal: ₹7');
  expect(readingAt(doughnut, 1)).toBe('');
});
