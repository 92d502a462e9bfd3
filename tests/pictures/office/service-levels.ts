/** Time frames of steps: as they are set, changed and kept. */
import type { ReplyOf } from '#contract/gateway.ts';
import {
  readServiceLevels,
  saveServiceLevels,
  serviceLevelFigures,
} from '#contract/operators/service-levels.ts';
import { NO_LEVELS } from '#domain/lending/service-levels.ts';
import { queue } from '#contract/operators/review.ts';
import { application } from '#tests/pictures/office/search.ts';
import { changed, cut, refused, says } from '#tests/pictures/office/answers.ts';
import { NOW, dialogOf, type Look, press, send } from '#tests/pictures/office/look.ts';

const HOUR = 3_600_000;
const MEMBERSHIP = '3d5b8a3e-5c0c-4f8e-9d52-0e4b7a1c2f10';

const SET: ReplyOf<typeof readServiceLevels> = {
  version: 3,
  levels: {
    ...NO_LEVELS,
    holidays: ['2026-11-24', '2027-03-22', '2027-11-04'],
    hours: { claim: 4, check: 16, lender: null },
  },
};
const set = says(readServiceLevels, SET);

const kept = changed(serviceLevelFigures, (figures): ReplyOf<typeof serviceLevelFigures> => ({
  ...figures,
  now: [
    { step: 'check', is: 'late', count: 2 },
    { step: 'check', is: 'soon', count: 5 },
    { step: 'check', is: 'paused', count: 11 },
    { step: 'claim', is: 'in-time', count: 128 },
    { step: 'lender', is: 'none', count: 41 },
  ],
  ended: [
    {
      step: 'check',
      party: MEMBERSHIP,
      name: 'Meera Subramaniam',
      count: 64,
      late: 3,
      median: 3 * HOUR,
      p90: 21.5 * HOUR,
    },
    { step: 'check', party: 'gone', name: '', count: 1, late: 1, median: 60_000, p90: 60_000 },
    {
      step: 'lender',
      party: 'sample-neem',
      name: '',
      count: 40,
      late: 12,
      median: 26 * HOUR,
      p90: 70 * HOUR,
    },
  ],
}));

const { claimedBy: _claimedBy, by: _by, ...row } = application;
const LISTED: ReplyOf<typeof queue> = {
  applications: (
    [
      ['SUBMITTED', { step: 'claim', is: 'late', dueAt: NOW - 5 * HOUR }],
      ['IN_REVIEW', { step: 'check', is: 'soon', dueAt: NOW + 2 * HOUR }],
      ['ACTION_REQUIRED', { step: 'check', is: 'paused', dueAt: null }],
      ['WITH_LENDER', { step: 'lender', is: 'in-time', dueAt: NOW + 70 * HOUR }],
      ['WITH_LENDER', { step: 'lender', is: 'none', dueAt: null }],
    ] as const
  ).map(([state, level], index) => ({
    ...row,
    number: `LA000000000${index}`,
    state,
    level,
    dueAt: index < 2 ? NOW + 5 * HOUR : null,
  })),
  next: null,
  at: NOW,
};

export const LEVELS: readonly Look[] = [
  { name: 'time-frames', place: 'catalogue', answers: [set] },
  { name: 'time-frames-failed', place: 'catalogue', answers: [cut(readServiceLevels)] },
  {
    name: 'time-frames-change',
    place: 'catalogue',
    answers: [set],
    open: async (page, t) => press(page, t('serviceLevels.change')),
  },
  {
    name: 'time-frames-wrong',
    place: 'catalogue',
    answers: [set],
    open: async (page, t) => {
      await press(page, t('serviceLevels.change'));
      for (const field of await dialogOf(page).getByRole('textbox').all()) await field.fill('x');
      await send(dialogOf(page));
    },
  },
  {
    name: 'time-frames-refused',
    place: 'catalogue',
    answers: [set, refused(saveServiceLevels, 409)],
    open: async (page, t) => {
      await press(page, t('serviceLevels.change'));
      await send(dialogOf(page));
    },
  },
  { name: 'queue-levels', place: 'queue?step=check&stepIs=soon', answers: [says(queue, LISTED)] },
  { name: 'dashboard-levels', place: 'dashboard', answers: [kept] },
  { name: 'dashboard-levels-failed', place: 'dashboard', answers: [cut(serviceLevelFigures)] },
];
