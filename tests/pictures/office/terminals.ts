/** Terminals in branches, and the visitors who call there. */
import type { ListedTerminal } from '#contract/operators/terminals.ts';
import {
  changeTerminal,
  savedTerminalSettings,
  staffCalls,
  terminals,
} from '#contract/operators/terminals.ts';
import { type Answer, cut, held, refused, says } from '#tests/pictures/office/answers.ts';
import {
  dialogOf,
  type Look,
  NOW,
  press,
  seeAlert,
  send,
  uuid,
} from '#tests/pictures/office/look.ts';

const MINUTE = 60_000;

const FINE: ListedTerminal = {
  terminal: uuid(1),
  name: 'By the door',
  branch: 'Agra, Sanjay Place',
  dealerId: null,
  settings: null,
  wanted: null,
  version: 3,
  state: 'fine',
  worries: [],
  isOn: true,
  codeUntil: null,
  enrolledAt: NOW - 5000 * MINUTE,
  revokedAt: null,
  reportedAt: NOW - MINUTE,
  isToRestart: false,
  health: {
    version: '0.1.0',
    uptimeSeconds: 93_000,
    secondsSinceVisit: 240,
    waitingMessages: 2,
    oldestMessageSeconds: 5400,
    diskFreeMib: 23_400,
    unansweredReports: 3,
    hasPrinter: true,
    shows: 'portal',
  },
};

const FLEET: readonly ListedTerminal[] = [
  {
    ...FINE,
    terminal: uuid(2),
    name: 'Terminal beside the counter of the second floor',
    branch: 'Lucknow, Hazratganj (branch of the district with a long name)',
    state: 'silent',
    reportedAt: NOW - 95 * MINUTE,
  },
  { ...FINE, terminal: uuid(3), state: 'attention', worries: ['disk-low', 'messages-waiting'] },
  { ...FINE, terminal: uuid(4), name: 'Waiting room', state: 'off', isOn: false },
  {
    ...FINE,
    terminal: uuid(5),
    name: 'New one',
    state: 'not-enrolled',
    enrolledAt: null,
    reportedAt: null,
    health: null,
    codeUntil: NOW + 3000 * MINUTE,
  },
  FINE,
];

const CALLS = [
  { state: 'unanswered', calledAt: NOW - 4 * MINUTE, answeredAt: null },
  { state: 'waiting', calledAt: NOW - MINUTE, answeredAt: null },
  { state: 'coming', calledAt: NOW - MINUTE, answeredAt: NOW },
] as const;

const fleet: Answer = says(terminals, { at: NOW, terminals: [...FLEET] });
const settings: Answer = says(savedTerminalSettings, {
  publicKey: 'MCowBQYDK2VwAyEAVnV4d9Yb0hJ2kqX3c1m7u8p5',
  newest: 7,
  saved: [
    {
      scope: { kind: 'all' },
      version: 7,
      settings: { language: 'hi', 'kiosk.idleSeconds': 90, 'kiosk.paper': '80mm' },
      by: 'Asha Verma',
      at: NOW - 300 * MINUTE,
      before: { version: 4, settings: { language: 'en' } },
    },
    {
      scope: { kind: 'branch', branch: 'Agra, Sanjay Place' },
      version: 6,
      settings: { 'kiosk.printing': true },
      by: 'Ravi Kumar',
      at: NOW - 3000 * MINUTE,
      before: null,
    },
  ],
});
const calls: Answer = says(staffCalls, {
  calls: CALLS.map((call, index) => ({
    ...call,
    terminal: uuid(index + 2),
    call: uuid(index + 20),
    name: FLEET[index]?.name ?? '',
    branch: FLEET[index]?.branch ?? '',
  })),
});

const openLast: Look['open'] = (page, t) =>
  page.getByText(t('terminals.open'), { exact: true }).last().click();

export const TERMINALS: readonly Look[] = [
  { name: 'list', place: 'terminals', answers: [settings, fleet] },
  { name: 'calls', place: 'terminals', answers: [settings, fleet, calls] },
  { name: 'calls-elsewhere', place: 'schemes', answers: [calls] },
  { name: 'none', place: 'terminals', answers: [says(terminals, { at: NOW, terminals: [] })] },
  { name: 'failed', place: 'terminals', answers: [cut(terminals)] },
  { name: 'awaited', place: 'terminals', answers: [held(terminals)], isAwaiting: true },
  { name: 'one', place: 'terminals', answers: [settings, fleet], open: openLast },
  {
    name: 'one-refused',
    place: 'terminals',
    answers: [
      fleet,
      refused(changeTerminal, 409, { code: 'terminal-changed', current: { version: 4 } }),
    ],
    open: async (page, t, portal) => {
      await openLast(page, t, portal);
      await press(page, t('terminals.restartYes'));
      await press(dialogOf(page), t('terminals.restartYes'));
      await seeAlert(page);
    },
  },
  {
    name: 'off-asked',
    place: 'terminals',
    answers: [settings, fleet],
    open: async (page, t, portal) => {
      await openLast(page, t, portal);
      await press(page, t('terminals.off'));
    },
  },
  {
    name: 'code',
    place: 'terminals',
    answers: [settings, fleet, says(changeTerminal, { terminal: uuid(1), version: 4 })],
    open: async (page, t, portal) => {
      await openLast(page, t, portal);
      await press(page, t('terminals.makeCode'));
      await dialogOf(page).waitFor();
    },
    isPictureAlone: true,
  },
  {
    name: 'add-wrong',
    place: 'terminals',
    answers: [settings, fleet],
    open: async (page, t) => {
      await press(page, t('terminals.add'));
      await send(dialogOf(page));
    },
  },
];
