import { expect, it } from 'vitest';
import {
  boundsOfMonths,
  financialYearOf,
  monthCount,
  monthLater,
  monthsIn,
} from '#domain/months.ts';

it('months follow each other over the turn of the year', () => {
  expect(monthLater('2026-01', -1)).toBe('2025-12');
  expect(monthLater('2026-11', 3)).toBe('2027-02');
  expect(monthsIn('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsIn('2026-02', '2026-01')).toEqual([]);
  expect(monthCount('2024-03', '2026-03')).toBe(25);
});

it('a month begins and ends in India', () => {
  expect(boundsOfMonths('2026-02', '2026-02')).toEqual({
    begins: Date.parse('2026-01-31T18:30:00Z'),
    ends: Date.parse('2026-02-28T18:30:00Z'),
  });
});

it('the financial year begins in April', () => {
  expect(financialYearOf('2026-03')).toBe('2025-04');
  expect(financialYearOf('2026-04')).toBe('2026-04');
  expect(financialYearOf('2026-12')).toBe('2026-04');
});
