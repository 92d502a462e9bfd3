/** Other systems of the service: what they are told, how that goes, and keys. */
import type { ListedKey, ListedSubscription } from '#contract/operators/connected-systems.ts';
import {
  addSubscription,
  changeSubscription,
  connectedSystems,
} from '#contract/operators/connected-systems.ts';
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

const CRM: ListedSubscription = {
  subscription: uuid(1),
  name: 'CRM',
  version: 3,
  state: 'ACTIVE',
  terms: {
    url: 'https://crm.rinsetu.example/hooks/loans',
    kinds: ['application-changed', 'offer-changed'],
    fields: [],
  },
  proposal: null,
  secretId: uuid(40),
  oldSecretUntil: NOW + 2000 * MINUTE,
  waiting: 0,
  next: null,
  deliveredAt: NOW - 4 * MINUTE,
};

const STUCK: ListedSubscription = {
  ...CRM,
  subscription: uuid(2),
  name: 'Loan management system of the head office',
  terms: {
    url: 'https://loans.headoffice.rinsetu.example/a/long/address/of/the/system/that/takes/events',
    kinds: ['application-changed', 'offer-changed', 'payment-reported', 'grievance-changed'],
    fields: ['borrowerName', 'borrowerMobileNumber', 'paidAmount', 'paymentReference'],
  },
  oldSecretUntil: null,
  waiting: 127,
  next: {
    id: uuid(41),
    kind: 'payment-reported',
    happenedAt: NOW - 4400 * MINUTE,
    tries: 82,
    problem: 'status-503',
    dueAt: null,
    givenUpAt: NOW - 60 * MINUTE,
  },
  deliveredAt: NOW - 4500 * MINUTE,
};

const TRYING: ListedSubscription = {
  ...CRM,
  subscription: uuid(3),
  name: 'Data warehouse',
  oldSecretUntil: null,
  waiting: 1000,
  next: {
    id: uuid(42),
    kind: 'offer-changed',
    happenedAt: NOW - 50 * MINUTE,
    tries: 9,
    problem: 'unreachable',
    dueAt: NOW + 20 * MINUTE,
    givenUpAt: null,
  },
};

const PROPOSED: ListedSubscription = {
  ...CRM,
  subscription: uuid(4),
  name: 'Call centre',
  state: 'PROPOSED',
  terms: null,
  oldSecretUntil: null,
  deliveredAt: null,
  proposal: {
    terms: {
      url: 'https://calls.rinsetu.example/events',
      kinds: ['grievance-changed'],
      fields: ['borrowerName', 'borrowerMobileNumber'],
    },
    by: 'Ravi Kumar',
    isMine: false,
    proposedAt: NOW - 30 * MINUTE,
  },
};

const KEY: ListedKey = {
  key: uuid(20),
  name: 'CRM',
  prefix: 'rk_k7wm3xpa',
  state: 'ACTIVE',
  terms: {
    calls: ['readApplication', 'readEvents'],
    kinds: ['application-changed', 'offer-changed'],
    fields: [],
    callsAMinute: 60,
    addresses: ['203.0.113.0/24', '2001:db8::17'],
  },
  endsAt: NOW + 100_000 * MINUTE,
  by: 'Ravi Kumar',
  isMine: true,
  createdAt: NOW - 9000 * MINUTE,
  usedAt: NOW - 2 * MINUTE,
};

const PROPOSED_KEY: ListedKey = {
  ...KEY,
  key: uuid(21),
  name: 'Call centre',
  prefix: 'rk_9qfh2mzt',
  state: 'PROPOSED',
  terms: {
    ...KEY.terms,
    calls: ['readApplication'],
    fields: ['borrowerMobileNumber'],
    addresses: [],
  },
  usedAt: null,
};

const all: Answer = says(connectedSystems, {
  at: NOW,
  subscriptions: [STUCK, TRYING, PROPOSED, { ...CRM, state: 'PAUSED' }],
  keys: [KEY, PROPOSED_KEY],
});

export const SYSTEMS: readonly Look[] = [
  { name: 'list', place: 'systems', answers: [all] },
  {
    name: 'none',
    place: 'systems',
    answers: [says(connectedSystems, { at: NOW, subscriptions: [], keys: [] })],
  },
  { name: 'failed', place: 'systems', answers: [cut(connectedSystems)] },
  { name: 'awaited', place: 'systems', answers: [held(connectedSystems)], isAwaiting: true },
  {
    name: 'add-wrong',
    place: 'systems',
    answers: [all],
    open: async (page, t) => {
      await press(page, t('systems.add'));
      await send(dialogOf(page));
    },
  },
  {
    name: 'secret',
    place: 'systems',
    answers: [all, says(addSubscription, { subscription: uuid(9), version: 1, state: 'ACTIVE' })],
    open: async (page, t) => {
      await press(page, t('systems.add'));
      const dialog = dialogOf(page);
      await dialog.getByRole('textbox').first().fill('CRM');
      await dialog.getByRole('textbox').nth(1).fill('https://crm.rinsetu.example/hooks');
      await dialog.getByRole('checkbox').first().check();
      await send(dialog);
      await page.getByText(t('systems.noted')).waitFor();
    },
    isPictureAlone: true,
  },
  {
    name: 'key-wrong',
    place: 'systems',
    answers: [all],
    open: async (page, t) => {
      await press(page, t('systems.giveKey'));
      await send(dialogOf(page));
    },
  },
  {
    name: 'refused',
    place: 'systems',
    answers: [
      all,
      refused(changeSubscription, 409, { code: 'subscription-changed', current: { version: 4 } }),
    ],
    open: async (page, t) => {
      const name = t('systems.about', { act: t('systems.revoke'), name: 'CRM' });
      await page.getByRole('button', { name, exact: true }).click();
      await press(dialogOf(page), t('systems.revoke'));
      await seeAlert(page);
    },
  },
  {
    name: 'skip-asked',
    place: 'systems',
    answers: [all],
    open: async (page, t) => {
      const name = t('systems.about', { act: t('systems.skip'), name: STUCK.name });
      await page.getByRole('button', { name, exact: true }).click();
      await dialogOf(page).waitFor();
    },
  },
];
