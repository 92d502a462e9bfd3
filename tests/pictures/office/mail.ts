/** What people write to the service, and what it writes to them. */
import { asId } from '#domain/ids.ts';
import type { Page } from 'playwright/test';
import { recordPhoneCall, notifications } from '#contract/operators/notifications.ts';
import { contactMessages, saveMessageStatus } from '#contract/operators/service.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { cut, held, refused, says } from '#tests/pictures/office/answers.ts';
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

type Message = ReplyOf<typeof contactMessages>['messages'][number];
const written: Message = {
  id: 'm1',
  receivedAt: NOW - 2 * DAY,
  userId: null,
  name: 'Asha Devi',
  email: 'asha.devi.with.a.long.address@example.com',
  phone: '98765 43210',
  category: 'Documents',
  remarks: 'Which documents do I need?\n\nI have a PAN card, and my vehicle is on rent.',
  status: 'NEW',
  version: 1,
  note: '',
  changed: null,
};
const inHand: Message = {
  ...written,
  id: 'm2',
  userId: asId('user', 'RS20000001'),
  name: 'रमेश कुमार',
  status: 'IN_HAND',
  note: 'Call on Monday, after the bank has answered about the cheque.',
  changed: { by: uuid(1), isMine: false, at: NOW - DAY },
};
const answered: Message = { ...inHand, id: 'm3', name: 'Sunil', status: 'ANSWERED', note: '' };
const wrote = says(contactMessages, { messages: [written, inHand, answered], isLastPage: false });
const openMessage = (page: Page) => page.getByRole('row').getByRole('button').first().click();

export const MESSAGES: readonly Look[] = [
  { name: 'messages', place: 'messages', answers: [wrote] },
  {
    name: 'messages-page-2',
    place: 'messages',
    answers: [wrote],
    open: async (page, t) => {
      await page.getByRole('button', { name: t('work.list.next') }).click();
      await page.getByRole('button', { name: t('work.list.before') }).waitFor();
    },
  },
  {
    name: 'messages-none',
    place: 'messages',
    answers: [says(contactMessages, { messages: [], isLastPage: true })],
  },
  { name: 'messages-failed', place: 'messages', answers: [cut(contactMessages)] },
  {
    name: 'messages-awaited',
    place: 'messages',
    answers: [held(contactMessages)],
    isAwaiting: true,
  },
  { name: 'message', place: 'messages', answers: [wrote], open: openMessage },
  {
    name: 'message-conflict',
    place: 'messages',
    answers: [
      wrote,
      refused(saveMessageStatus, 409, {
        current: { version: 4, status: 'IN_HAND', note: 'It is mine' },
      }),
    ],
    open: async (page) => {
      await openMessage(page);
      await send(dialogOf(page));
      await seeAlert(page);
    },
  },
  {
    name: 'message-saved',
    place: 'messages',
    answers: [wrote, says(saveMessageStatus, { id: 'm1', version: 2, status: 'NEW' })],
    open: async (page) => {
      await openMessage(page);
      await send(dialogOf(page));
      await dialogOf(page).waitFor({ state: 'detached' });
    },
  },
];

const notice = {
  id: uuid(1),
  number: 'LA0000000001',
  event: 'submitted',
  state: 'FAILED',
  tries: 12,
  problem: '550',
  createdAt: NOW - DAY,
  endedAt: NOW,
} as const;
const at = { tries: 1, changedAt: NOW };
/** What became of the first one on each channel. */
const WAYS: Readonly<
  Partial<Record<string, ReplyOf<typeof notifications>['notifications'][number]['channels']>>
> = {
  FAILED: [
    { channel: 'sms', state: 'FAILED', problem: 'DND', ...at },
    { channel: 'whatsapp', state: 'FAILED', problem: '131026', ...at },
    { channel: 'email', state: 'SKIPPED', problem: 'UNCONFIRMED', ...at },
  ],
  LISTED: [
    { channel: 'sms', state: 'SKIPPED', problem: 'TURNED_OFF', ...at },
    { channel: 'whatsapp', state: 'SKIPPED', problem: 'NOT_AGREED', ...at },
    { channel: 'email', state: 'SKIPPED', problem: 'NO_EMAIL', ...at },
  ],
  ACCEPTED: [{ channel: 'sms', state: 'ACCEPTED', problem: null, ...at }],
};
const notification = (
  state: ReplyOf<typeof notifications>['notifications'][number]['state'],
  problem: string | null,
) =>
  says(notifications, {
    notifications: [
      { ...notice, state, problem, channels: WAYS[state] ?? [] },
      {
        ...notice,
        id: uuid(2),
        number: 'GR0000000002',
        event: 'grievance-answered',
        state,
        problem,
        channels: [],
      },
    ],
    isLastPage: true,
  });

export const NOTICES: readonly Look[] = [
  { name: 'notices', place: 'notices', answers: [notification('FAILED', '550')] },
  { name: 'notices-none', place: 'notices' },
  { name: 'notices-failed', place: 'notices', answers: [cut(notifications)] },
  ...(['LISTED', 'WAITING', 'ACCEPTED', 'SENT', 'PHONED'] as const).map((state, index) => ({
    name: `notices-${state.toLowerCase()}`,
    place: 'notices',
    answers: [notification(state, null)],
    open: (page: Page) => choose(page, index + 1),
  })),
  {
    name: 'notice-conflict',
    place: 'notices',
    answers: [notification('FAILED', '550'), refused(recordPhoneCall, 409)],
    open: async (page) => {
      await page.getByRole('row').getByRole('button').nth(1).click();
      await seeAlert(page);
    },
  },
  {
    name: 'notice-told',
    place: 'notices',
    answers: [
      notification('FAILED', '421'),
      says(recordPhoneCall, { notification: uuid(1), state: 'PHONED' }),
    ],
    open: async (page) => {
      await page.getByRole('row').getByRole('button').nth(1).click();
      await page.getByText(notice.number).nth(1).waitFor();
    },
  },
];
