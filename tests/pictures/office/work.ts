/** What did not reach a lender, and what the service does by itself. */
import type { Page } from 'playwright/test';
import { jobs, retention, verifyAuditPart } from '#contract/operators/service.ts';
import { deadLetters, dropMessage, messageNow, retryMessage } from '#contract/operators/outbox.ts';
import { type Answer, cut, held, refused, says } from '#tests/pictures/office/answers.ts';
import {
  choose,
  DAY,
  dialogOf,
  type Look,
  NOW,
  seeAlert,
  send,
  uuid,
} from '#tests/pictures/office/look.ts';

const letter = {
  messageId: uuid(1),
  number: 'LA0000000001',
  lenderId: 'sample-neem',
  kind: 'package',
  position: 1,
  tries: 12,
  problem: 'unreachable',
  queuedAt: NOW - 2 * DAY,
  givenUpAt: NOW - DAY,
  behind: ['documents', 'consent-withdrawn'],
};
const dead = says(deadLetters, {
  messages: [
    letter,
    { ...letter, messageId: uuid(2), kind: 'offer-accepted', problem: 'status-403', behind: [] },
  ],
  isLastPage: true,
});
const giveUp = (page: Page) => page.getByRole('row').getByRole('button').nth(1).click();
const retry = (page: Page) => page.getByRole('row').getByRole('button').first().click();
const again = (state: 'PENDING' | 'SENT' | 'DEAD'): readonly Answer[] => [
  dead,
  says(retryMessage, { messageId: uuid(1), state: 'PENDING' }),
  says(messageNow, { messageId: uuid(1), state }),
];

export const LETTERS: readonly Look[] = [
  { name: 'letters', place: 'dead-letters', answers: [dead] },
  { name: 'letters-none', place: 'dead-letters' },
  { name: 'letters-failed', place: 'dead-letters', answers: [cut(deadLetters)] },
  { name: 'letter-drop', place: 'dead-letters', answers: [dead], open: giveUp },
  {
    name: 'letter-drop-wrong',
    place: 'dead-letters',
    answers: [dead],
    open: async (page) => {
      await giveUp(page);
      await send(dialogOf(page));
    },
  },
  {
    name: 'letter-drop-cut',
    place: 'dead-letters',
    answers: [dead, cut(dropMessage)],
    open: async (page) => {
      await giveUp(page);
      await dialogOf(page).getByRole('radio').nth(1).check();
      await send(dialogOf(page));
      await seeAlert(page);
    },
  },
  ...(['PENDING', 'SENT', 'DEAD'] as const).map((state) => ({
    name: `letter-again-${state.toLowerCase()}`,
    place: 'dead-letters',
    answers: again(state),
    open: async (page: Page) => {
      await retry(page);
      await page.getByRole('status').getByRole('listitem').waitFor();
    },
  })),
  {
    name: 'letter-conflict',
    place: 'dead-letters',
    answers: [dead, refused(retryMessage, 409)],
    open: async (page) => {
      await retry(page);
      await seeAlert(page);
    },
  },
];

const job = {
  id: uuid(1),
  kind: 'EXPORT',
  state: 'RUNNING',
  progress: 40,
  tries: 1,
  askedAt: NOW - DAY / 24,
  dueAt: null,
  endedAt: null,
} as const;
const run = { beganAt: NOW - 60_000, endedAt: NOW, removed: 3, removedEver: 40 };
const purges = says(retention, {
  classes: [
    { name: 'drafts', days: 90, due: 0, run },
    { name: 'deliveredDocuments', days: 1, due: 12, run: { ...run, endedAt: null } },
    { name: 'idleDocuments', days: 30, due: 0, run: null },
    { name: 'records', days: 2920, due: 0, run },
    { name: 'grievances', days: 2920, due: 0, run },
    { name: 'notifications', days: 90, due: 0, run },
    { name: 'leads', days: 90, due: 0, run },
  ],
  at: NOW,
});
const check = (page: Page) => page.locator('main').getByRole('button').last().click();

export const JOBS: readonly Look[] = [
  {
    name: 'jobs',
    place: 'jobs',
    answers: [
      purges,
      says(jobs, {
        jobs: [
          job,
          { ...job, id: uuid(2), kind: 'ERASE', state: 'QUEUED', progress: 0, dueAt: NOW + DAY },
        ],
        isLastPage: false,
      }),
    ],
  },
  { name: 'jobs-none', place: 'jobs' },
  {
    name: 'jobs-failed-ones',
    place: 'jobs',
    answers: [
      says(jobs, {
        jobs: [
          { ...job, state: 'FAILED', endedAt: NOW },
          { ...job, id: uuid(2), kind: 'ERASE', state: 'FAILED', endedAt: NOW },
        ],
        isLastPage: true,
      }),
    ],
    open: (page) => choose(page, 1),
  },
  { name: 'jobs-failed', place: 'jobs', answers: [cut(jobs), cut(retention)] },
  { name: 'jobs-awaited', place: 'jobs', answers: [held(jobs), held(retention)], isAwaiting: true },
  {
    name: 'audit-whole',
    place: 'jobs',
    answers: [says(verifyAuditPart, { entries: 0, checkpoints: 12, problem: null })],
    open: check,
  },
  {
    name: 'audit-broken',
    place: 'jobs',
    answers: [
      says(verifyAuditPart, {
        entries: 0,
        checkpoints: 12,
        problem: 'entry 17 does not fit its mark',
      }),
    ],
    open: check,
  },
  {
    name: 'audit-awaited',
    place: 'jobs',
    answers: [held(verifyAuditPart)],
    open: check,
    isAwaiting: true,
  },
];
