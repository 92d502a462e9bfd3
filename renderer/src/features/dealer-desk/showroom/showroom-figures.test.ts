import { expect, it } from 'vitest';
import { asId } from '#domain/ids.ts';
import { paise } from '#domain/money/money.ts';
import {
  daysOf,
  fileOf,
  pictureOf,
  rowsOf,
  type Showroom,
} from '#renderer/features/dealer-desk/showroom/showroom-figures.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';

const figures = (leads: number, won = 0, lost = 0) => ({
  leads,
  won,
  lost,
  quotes: 0,
  applications: 0,
  delivered: 0,
  received: paise(150_000_00),
});
const HISAR = '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a0b';
const BRANCHES = {
  all: [
    {
      branch: HISAR,
      version: 1,
      details: { name: 'Hisar', address: null, district: null, phone: null },
      isOpen: false,
    },
  ],
};
const DAYS = { from: '2026-11-04', to: '2026-11-12' };
const SHOWN: Showroom = {
  total: figures(3, 1, 1),
  bySalesperson: [
    { membership: asId('membership', 'one'), name: 'Asha', ...figures(2, 1) },
    { membership: null, name: null, ...figures(1, 0, 1) },
  ],
  byBranch: [
    { branch: HISAR, ...figures(2, 1) },
    { branch: null, ...figures(1, 0, 1) },
  ],
  byModel: [{ model: null, ...figures(3, 1, 1) }],
  byWeek: [
    { monday: '2026-11-02', ...figures(3, 1, 1) },
    { monday: '2026-11-09', ...figures(0) },
  ],
  bySource: [],
  byReason: [],
  byStage: [],
};
const AREAS = ['common', 'dealer-leads', 'dealer-showroom', 'dealer-branches'] as const;
const words = translatorOf('en', await Promise.all(AREAS.map((area) => loadWords('en', area))));

it('periods are whole weeks up to today, and last week ends on its Sunday', () => {
  expect(daysOf('week', '2026-11-26')).toEqual({ from: '2026-11-23', to: '2026-11-26' });
  expect(daysOf('lastWeek', '2026-11-26')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(daysOf('fourWeeks', '2026-11-26')).toEqual({ from: '2026-11-02', to: '2026-11-26' });
});

it('a year is not longer than the gateway answers', () => {
  const { from, to } = daysOf('year', '2026-11-29');
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBeLessThan(366);
});

it('rows lead to the list that they count: by owner, or by the days of a week', () => {
  expect(rowsOf(SHOWN, 'salesperson', DAYS, words, BRANCHES)).toMatchObject([
    { name: 'Asha', listed: { owner: 'one' } },
    { name: 'Unassigned', listed: { owner: 'nobody' } },
  ]);
  expect(rowsOf(SHOWN, 'week', DAYS, words, BRANCHES).map(({ listed }) => listed)).toEqual([
    { from: '2026-11-04', to: '2026-11-08' },
    { from: '2026-11-09', to: '2026-11-12' },
  ]);
});

it('rows of branches lead to the leads of each, and say which is closed', () => {
  expect(rowsOf(SHOWN, 'branch', DAYS, words, BRANCHES)).toMatchObject([
    { name: 'Hisar (closed)', listed: { branch: HISAR } },
    { name: 'No branch', listed: { branch: 'none' } },
  ]);
});

it('the chart adds up to the leads, and is left out where there are none', () => {
  const picture = pictureOf(rowsOf(SHOWN, 'salesperson', DAYS, words, BRANCHES), words);
  expect(picture?.series.map(({ values }) => values)).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
  expect(pictureOf([], words)).toBeNull();
});

it('the file has the table with its total, and money in rupees', () => {
  const file = fileOf(
    rowsOf(SHOWN, 'salesperson', DAYS, words, BRANCHES),
    SHOWN.total,
    'salesperson',
    words,
  );
  expect(file).toContain('Salesperson,Leads,Bought,Lost');
  expect(file).toContain('Asha,2,1,0,0,0,0,150000');
  expect(file).toContain('Total,3,1,1');
});
