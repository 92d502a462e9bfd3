/** Grievances, and one in each state. */
import type { Page } from 'playwright/test';
import type { ReplyOf } from '#contract/gateway.ts';
import { answerGrievance, grievances, viewGrievance } from '#contract/operators/grievances.ts';
import { cut, held, refused, says } from '#tests/pictures/office/answers.ts';
import { DAY, type Look, NOW, seeAlert, send } from '#tests/pictures/office/look.ts';

type Grievance = ReplyOf<typeof viewGrievance>['grievance'];

const NUMBER = 'GR0000000001';
const PLACE = `grievance=${NUMBER}`;

const open: Grievance = {
  number: NUMBER,
  state: 'OPEN',
  version: 1,
  subject: 'charges',
  application: 'LA0000000001',
  raisedAt: NOW - 5 * DAY,
  changedAt: NOW - 5 * DAY,
  dueAt: NOW + 25 * DAY,
  text: 'The fee was never named.\n\nमुझे किसी ने नहीं बताया कि फ़ाइल का शुल्क अलग से लगेगा।',
  answers: [],
};
const answer = { text: 'The fee is in the key facts statement, on page 2.', answeredAt: NOW - DAY };
const overdue: Grievance = { ...open, application: null, dueAt: NOW - 2 * DAY };
const answered: Grievance = { ...open, state: 'ANSWERED', answers: [answer] };
const escalated: Grievance = { ...overdue, state: 'ESCALATED', answers: [answer] };
const closed: Grievance = { ...answered, state: 'CLOSED' };

const listed = says(grievances, {
  grievances: [overdue, escalated, open, answered, closed].map(
    ({ text: _text, answers: _answers, ...one }, index) => ({
      ...one,
      number: `GR000000000${index}`,
    }),
  ),
  isLastPage: false,
});
const shown = (grievance: Grievance) => says(viewGrievance, { grievance });

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox').fill(text);
  await send(page.locator('main'));
};

export const GRIEVANCES: readonly Look[] = [
  { name: 'grievances', place: 'grievances', answers: [listed] },
  {
    name: 'grievances-none',
    place: 'grievances',
    answers: [says(grievances, { grievances: [], isLastPage: true })],
  },
  { name: 'grievances-failed', place: 'grievances', answers: [cut(grievances)] },
  {
    name: 'grievances-awaited',
    place: 'grievances',
    answers: [held(grievances)],
    isAwaiting: true,
  },
  { name: 'grievance-open', place: PLACE, answers: [shown(open)] },
  { name: 'grievance-overdue', place: PLACE, answers: [shown(overdue)] },
  { name: 'grievance-escalated', place: PLACE, answers: [shown(escalated)] },
  { name: 'grievance-answered', place: PLACE, answers: [shown(answered)] },
  { name: 'grievance-closed', place: PLACE, answers: [shown(closed)] },
  {
    name: 'grievance-wrong',
    place: PLACE,
    answers: [shown(open)],
    open: (page) => write(page, ''),
  },
  {
    name: 'grievance-aadhaar',
    place: PLACE,
    answers: [shown(open), refused(answerGrievance, 400, { fields: ['text'] })],
    open: async (page) => {
      await write(page, 'Your number is 2345 6789 0124.');
      await seeAlert(page);
    },
  },
  {
    name: 'grievance-sent',
    place: PLACE,
    answers: [
      shown(open),
      says(answerGrievance, { number: NUMBER, state: 'ANSWERED', version: 2 }),
    ],
    open: async (page) => {
      await write(page, 'The fee is in the key facts.');
      await page.getByRole('status').first().waitFor();
    },
  },
  {
    name: 'grievance-late',
    place: PLACE,
    answers: [shown(open), refused(answerGrievance, 409)],
    open: async (page) => {
      await page.getByRole('textbox').fill('We call you today.');
      await shown(answered)(page);
      await send(page.locator('main'));
      await seeAlert(page);
    },
  },
  { name: 'grievance-unknown', place: 'grievance=GR9999999999' },
  { name: 'grievance-failed', place: PLACE, answers: [cut(viewGrievance)] },
  { name: 'grievance-awaited', place: PLACE, answers: [held(viewGrievance)], isAwaiting: true },
];
