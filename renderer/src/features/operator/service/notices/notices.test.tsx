import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { fail } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { NOTIFICATION_STATES } from '#contract/operators/notifications.ts';
import { NOT_SENT } from '#domain/lending/notifications/channels.ts';
import { NOTIFICATION_EVENTS } from '#domain/lending/notifications/notification-events.ts';
import {
  mailProblem,
  phoneProblem,
} from '#renderer/features/operator/service/notices/notice-cells.tsx';
import { NoticesView } from '#renderer/features/operator/service/notices-view.tsx';
import { type AnswersByName, refused } from '#renderer/platform/testing/calls.tsx';
import {
  SERVICE_AREAS,
  showToOperator,
} from '#renderer/features/operator/service/testing/show-to-operator.tsx';

const showInPortal = await portalRenderer({ areas: SERVICE_AREAS });
const show = (content: ReactNode, answers: AnswersByName) =>
  showToOperator(showInPortal, content, answers);

const ID = '00000000-0000-4000-8000-00000000000';
const notice = (at: number, changes: object = {}) => ({
  id: `${ID}${at}`,
  number: 'LA0123456789',
  event: 'offer-made',
  state: 'FAILED',
  tries: 8,
  problem: '550',
  channels: [],
  createdAt: 5,
  endedAt: 6,
  ...changes,
});
const listing = (...notifications: object[]) => ({
  notifications: () => ({ notifications, isLastPage: true }),
});

test.each([
  ['550', 'noSuchAddress'],
  ['552', 'mailboxFull'],
  ['451', 'busy'],
  ['EAUTH', 'signIn'],
  ['ECONNECTION', 'away'],
  ['UNKNOWN_EVENT', 'version'],
  ['of a new server', 'unclear'],
  [null, 'unclear'],
])('a mail that failed with %s: %s', (code, problem) => {
  expect(mailProblem(code)).toBe(problem);
});

test('no raw state, event or code of a mail server is shown', async () => {
  const listed = [...NOT_SENT, null];
  for (const state of NOTIFICATION_STATES) {
    const shown = NOTIFICATION_EVENTS.map((event, at) => ({
      ...notice(0, {
        state,
        event,
        problem:
          state === 'LISTED' ? listed[at % listed.length] : at % 2 === 0 ? 'ETIMEDOUT' : '554',
      }),
      id: `00000000-0000-4000-8000-0000000000${10 + at}`,
    }));
    const { unmount } = show(<NoticesView />, listing(...shown));
    const table = await screen.findByRole('grid');
    expect(table.textContent).not.toMatch(
      /FAILED|WAITING|ACCEPTED|LISTED|SENT|PHONED|UNCONFIRMED|TOO_MANY|TURNED_OFF|NOT_AGREED|NO_TEMPLATE|ETIMEDOUT|554|[a-z]-[a-z]+-/,
    );
    unmount();
  }
});

test('failed ones come first, and are sent again by their ID', async () => {
  let isRetried = false;
  const { bodiesOf } = show(<NoticesView />, {
    notifications: () => ({ notifications: isRetried ? [] : [notice(1)], isLastPage: true }),
    retryNotification: () => {
      isRetried = true;
      return { notification: `${ID}1`, state: 'WAITING' };
    },
  });
  const table = await screen.findByRole('grid');
  expect(table.textContent).toContain('This address takes no mail');
  await userEvent.click(
    within(table).getByRole('button', { name: 'Send again: You have an offer, LA0123456789' }),
  );
  expect(await screen.findByText(/is being sent again/)).toBeDefined();
  expect(await screen.findByText(/No notice has failed/)).toBeDefined();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('group');
  expect(bodiesOf('retryNotification')).toMatchObject([{ notification: `${ID}1` }]);
});

test('one that a colleague has sent again says so', async () => {
  show(<NoticesView />, {
    ...listing(notice(1)),
    retryNotification: () => fail(refused('notification-not-failed')),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Send again/ }));
  expect(await screen.findByText(/already been taken care of/)).toBeDefined();
});

test('what was not mailed is listed with the reason, and with what to tell whom', async () => {
  const listed = notice(1, {
    state: 'LISTED',
    number: 'GR0123456789',
    event: 'grievance-answered',
    problem: null,
  });
  const unconfirmed = notice(2, { state: 'LISTED', problem: 'UNCONFIRMED' });
  const tooMany = notice(3, { state: 'LISTED', problem: 'TOO_MANY' });
  const { bodiesOf } = show(<NoticesView />, {
    ...listing(listed, unconfirmed, tooMany),
    recordPhoneCall: () => ({ notification: `${ID}1`, state: 'PHONED' }),
  });
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'To be told by phone');
  expect(await screen.findByText(/These people got no notice/)).toBeDefined();
  for (const reason of [
    /Neither a mail server/,
    /has not confirmed the email/,
    /Too many notices/,
  ]) {
    expect(screen.getByRole('gridcell', { name: reason })).toBeDefined();
  }
  const link = await screen.findByRole('link', { name: 'GR0123456789' });
  expect(link.getAttribute('href')).toBe('#grievance=GR0123456789');
  await userEvent.click(screen.getByRole('button', { name: /^Told by phone: Your complaint/ }));
  expect(await screen.findByText(/Recorded: the person has been told/)).toBeDefined();
  expect(bodiesOf('recordPhoneCall')).toMatchObject([{ notification: `${ID}1` }]);
});

test('what failed or was left out is said channel by channel', async () => {
  const at = { tries: 1, changedAt: 6 };
  const channels = [
    { channel: 'sms', state: 'FAILED', problem: 'NO_RECEIPT', ...at },
    { channel: 'whatsapp', state: 'FAILED', problem: '131026', ...at },
    { channel: 'email', state: 'SKIPPED', problem: 'UNCONFIRMED', ...at },
  ];
  show(<NoticesView />, listing(notice(1, { problem: '131026', channels })));
  const table = await screen.findByRole('grid');
  expect(table.textContent).toContain('SMS: No receipt came in time');
  expect(table.textContent).toContain('WhatsApp: The number cannot be reached there.');
  expect(table.textContent).toContain('Email: The person has not confirmed the email address.');
});

test.each([
  ['UNREACHABLE', 'away'],
  ['130429', 'limit'],
  ['132001', 'template'],
  ['190', 'access'],
  ['E17', 'refused'],
  [null, 'refused'],
])('a message that failed with %s: %s', (code, problem) => {
  expect(phoneProblem(code)).toBe(problem);
});

describe('notices that reached nobody', () => {
  const unreached = (...listed: object[]): AnswersByName => ({
    notifications: (body: unknown) => ({
      notifications: JSON.stringify(body).includes('LISTED') ? listed : [],
      isLastPage: true,
    }),
  });

  test('are named above the other lists, with the reason, and lead to their own', async () => {
    show(
      <NoticesView />,
      unreached(
        notice(1, { state: 'LISTED', problem: null }),
        notice(2, { state: 'LISTED', problem: 'UNCONFIRMED' }),
      ),
    );
    const note = await screen.findByText(/2 notices could not be sent/);
    expect(note.textContent).toContain('For some of them nothing was set up');
    await userEvent.click(screen.getByRole('button', { name: 'Show what is to be told by phone' }));
    expect(await screen.findByText(/These people got no notice/)).toBeDefined();
    expect(screen.queryByText(/notices could not be sent/)).toBeNull();
  });

  test('do not blame the mail server where it is not the reason', async () => {
    show(<NoticesView />, unreached(notice(1, { state: 'LISTED', problem: 'NO_EMAIL' })));
    const note = await screen.findByText(/1 notice could not be sent/);
    expect(note.textContent).not.toContain('nothing was set up');
  });

  test('are not mentioned when there are none', async () => {
    show(<NoticesView />, unreached());
    expect(await screen.findByText(/No notice has failed/)).toBeDefined();
    expect(screen.queryByText(/could not be sent/)).toBeNull();
  });
});
