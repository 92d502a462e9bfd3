import { expect, test } from 'vitest';
import { budgetPicture, goalsPicture } from '#renderer/features/consumer/plan/plan-pictures.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { readingAt } from '#renderer/ui/chart/chart-picture.ts';

const { t } = (await loadEdition('en', '', { areas: ['consumer'] })).translator;

test('a goal is split into saved and still to save', () => {
  const picture = goalsPicture(
    [
      { id: 'a', name: 'Battery', targetRupees: 40_000, savedRupees: 22_000 },
      { id: 'b', name: 'School', targetRupees: 10_000, savedRupees: 12_000 },
    ],
    t,
  );
  expect(readingAt(picture, 0)).toBe('Battery, Saved: ₹22,000, Still to save: ₹18,000');
  expect(readingAt(picture, 1)).toBe('School, Saved: ₹12,000, Still to save: ₹0');
});

test('a category is split into spent, left and overspent, which sum to the larger of plan and spending', () => {
  const categories = [
    { id: 'a', name: 'Food', plannedRupees: 5000, spentRupees: 6500 },
    { id: 'b', name: 'Rent', plannedRupees: 4000, spentRupees: 1000 },
  ];
  const picture = budgetPicture(categories, t);
  expect(readingAt(picture, 0)).toBe(
    'Food, Spent as planned: ₹5,000, Left: ₹0, Spent beyond the plan: ₹1,500',
  );
  categories.forEach(({ plannedRupees, spentRupees }, at) => {
    const sum = picture.series.reduce((total, { values }) => total + (values[at] ?? 0), 0);
    expect(sum).toBe(Math.max(plannedRupees, spentRupees));
  });
});

test('nothing is shown as overspent within the plan', () => {
  const picture = budgetPicture([{ id: 'a', name: 'Rent', plannedRupees: 5, spentRupees: 5 }], t);
  expect(picture.series.map(({ name }) => name)).toEqual(['Spent as planned', 'Left']);
});
