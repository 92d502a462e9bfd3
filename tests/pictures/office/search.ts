/** The search box over a page of the console. */
import { asId } from '#domain/ids.ts';
import type { Page } from 'playwright/test';
import type { ReplyOf } from '#contract/gateway.ts';
import { searchConsole } from '#contract/operators/search.ts';
import { cut, held, says } from '#tests/pictures/office/answers.ts';
import { DAY, type Look, NOW, uuid } from '#tests/pictures/office/look.ts';

const PHONE = '98765 43210';
const NAMELESS: ReplyOf<typeof searchConsole> = {
  applications: [],
  grievances: [],
  isWhole: true,
  at: NOW,
};
export const application: ReplyOf<typeof searchConsole>['applications'][number] = {
  number: 'LA0000000001',
  state: 'IN_REVIEW',
  outcome: null,
  version: 3,
  submittedAt: NOW - 2 * DAY,
  changedAt: NOW - DAY,
  dueAt: NOW + DAY,
  isOverdue: false,
  level: null,
  claim: { membership: asId('membership', uuid(1)), isMine: false, at: NOW - DAY },
  comesBackAt: null,
  waitsForSecond: false,
  hasAnswer: false,
  claimedBy: 'Meera Subramaniam',
  pinArea: '226',
  lenders: [{ lenderId: 'sample-neem', state: 'CREATED' }],
  documents: { unchecked: 3, verified: 5 },
  by: 'phone',
};
const FOUND: ReplyOf<typeof searchConsole> = {
  ...NAMELESS,
  applications: [
    application,
    { ...application, number: 'LA0000000002', state: 'SUBMITTED', claim: null, claimedBy: null },
    { ...application, number: 'LA0000000003', state: 'CLOSED', outcome: 'REJECTED', claim: null },
  ],
  grievances: [
    {
      number: 'GR0000000001',
      state: 'ESCALATED',
      dueAt: NOW,
      application: 'LA0000000001',
      by: 'phone',
    },
  ],
};

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox');

async function open(page: Page): Promise<void> {
  await page.locator('h1').focus();
  await page.keyboard.press('Control+KeyK');
  await box(page).waitFor();
}
const typing =
  (text: string): NonNullable<Look['open']> =>
  async (page) => {
    await open(page);
    await box(page).fill(text);
  };
/** Types, searches, and waits until the box says something about it. */
const seeking =
  (text: string, said: string): NonNullable<Look['open']> =>
  async (page, ...rest) => {
    await typing(text)(page, ...rest);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').locator(said).first().waitFor();
  };

export const SEARCH: readonly Look[] = [
  { name: 'search', place: 'catalogue', open },
  { name: 'search-pages', place: 'members', open: typing('me') },
  { name: 'search-phone', place: 'members', open: typing(PHONE) },
  { name: 'search-nothing-to-seek', place: 'members', open: typing('12345') },
  {
    name: 'search-awaited',
    place: 'members',
    answers: [held(searchConsole)],
    open: seeking(PHONE, '[role="status"]'),
  },
  {
    name: 'search-found',
    place: 'members',
    answers: [says(searchConsole, FOUND)],
    open: seeking(PHONE, '[role="option"]:has-text("GR0000000001")'),
  },
  {
    name: 'search-nothing',
    place: 'members',
    answers: [says(searchConsole, NAMELESS)],
    open: seeking(PHONE, '[role="status"]'),
  },
  {
    name: 'search-failed',
    place: 'members',
    answers: [cut(searchConsole)],
    open: seeking(PHONE, '[role="alert"]'),
  },
];
