import { expect, it } from 'vitest';
import { answersPicture, hasLine } from '#renderer/features/operator/dashboard/answers-picture.ts';
import { operatorDashboard } from '#renderer/i18n/en/operator-dashboard.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';

const english = translatorOf('en', [operatorDashboard]);
const week = (median: number | null, p90: number | null) => ({
  begins: Date.parse('2026-11-16T00:00:00+05:30'),
  ends: Date.parse('2026-11-23T00:00:00+05:30'),
  submitted: 2,
  answered: 2,
  median,
  p90,
});
const HOUR = 3_600_000;

it.each([
  ['seconds', week(3_000, 9_000), '1 minute', [[1], [1]]],
  ['hours', week(2 * HOUR, 5 * HOUR), '1 hour', [[2], [5]]],
  ['days', week(HOUR, 60 * HOUR), '1 day', [[1 / 24], [2.5]]],
  ['nothing', week(null, null), '1 minute', [[null], [null]]],
])('marks whole units of which waits of %s have some', (_, one, mark, drawn) => {
  const picture = answersPicture([one], english);
  expect(picture.roundMoney(1)).toBe(mark);
  expect(picture.roundMoney(0.5)).toBeNull();
  expect(picture.series.map(({ values }) => values)).toEqual(drawn);
});

it('reads a wait out in the words of the table', () => {
  const picture = answersPicture([week(2 * HOUR, 60 * HOUR)], english);
  expect(picture.series.map(({ values: [span] }) => picture.money(span ?? 0))).toEqual([
    '2 hours',
    '2.5 days',
  ]);
});

it('has a line where two weeks after each other have an answer', () => {
  const [none, some] = [week(null, null), week(HOUR, HOUR)];
  expect(hasLine([none, some, some])).toBe(true);
  expect(hasLine([some, none, some])).toBe(false);
  expect(hasLine([])).toBe(false);
});

it('names weeks by day and month', () => {
  expect(answersPicture([week(null, null)], english).places).toEqual(['16/11']);
});
