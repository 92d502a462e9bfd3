import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { fail } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { SENDING_PROBLEMS } from '#contract/operators/outbox.ts';
import { UndeliveredView } from '#renderer/features/operator/service/undelivered-view.tsx';
import { type AnswersByName, refused } from '#renderer/platform/testing/calls.tsx';
import {
  SERVICE_AREAS,
  showToOperator,
} from '#renderer/features/operator/service/testing/show-to-operator.tsx';

const showInPortal = await portalRenderer({ areas: SERVICE_AREAS });
const show = (content: ReactNode, answers: AnswersByName) =>
  showToOperator(showInPortal, content, answers);

const ID = '00000000-0000-4000-8000-000000000001';
const message = {
  messageId: ID,
  number: 'LA0123456789',
  lenderId: 'sample-neem',
  kind: 'offer-accepted',
  position: 2,
  tries: 12,
  problem: 'status-503',
  queuedAt: 1,
  givenUpAt: 2,
  behind: ['delivery-requested', 'invoiced'],
};
const NAME = 'the offer was accepted, LA0123456789, sample-neem';
const listing = (...messages: object[]) => ({
  deadLetters: () => ({ messages, isLastPage: true }),
});

test('an undelivered message says why, and what waits behind it, in words', async () => {
  show(<UndeliveredView />, listing(message));
  const table = await screen.findByRole('grid', { name: 'Undelivered messages' });
  expect(table.textContent).toContain('had a fault of its own');
  expect(table.textContent).toContain(
    'the dealer asks for the delivery order, invoice, chassis and insurance',
  );
});

test('no raw code of a kind or a problem is shown', async () => {
  const problems = [
    ...SENDING_PROBLEMS,
    'status-307',
    'status-401',
    'status-599',
    'status-204',
    '',
    'x',
  ];
  const shown = problems.map((problem, at) => ({
    ...message,
    messageId: `00000000-0000-4000-8000-0000000000${10 + at}`,
    kind: at % 2 === 0 ? 'consent-withdrawn' : 'of-next-year',
    problem,
  }));
  show(<UndeliveredView />, listing(...shown));
  const table = await screen.findByRole('grid');
  const raw = [...problems, 'of-next-year', 'consent-withdrawn', '307', '401', '599'];
  for (const code of raw.filter(
    (one) => one.length > 1 && one !== 'timeout' && one !== 'unreachable',
  )) {
    expect(table.textContent).not.toContain(code);
  }
});

test('one that is tried again is watched until it has arrived', async () => {
  let isRetried = false;
  show(<UndeliveredView />, {
    deadLetters: () => ({ messages: isRetried ? [] : [message], isLastPage: true }),
    retryMessage: () => {
      isRetried = true;
      return { messageId: ID, state: 'PENDING' };
    },
    messageNow: () => ({ messageId: ID, state: 'SENT' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: `Try again: ${NAME}` }));
  expect(
    await screen.findByText('Arrived at sample-neem: the offer was accepted (LA0123456789).'),
  ).toBeDefined();
  expect(await screen.findByText(/Every message has reached its lender/)).toBeDefined();
});

test('one is given up only with a reason, and with the consequences shown', async () => {
  const { bodiesOf } = show(<UndeliveredView />, {
    ...listing(message),
    dropMessage: () => ({ messageId: ID, state: 'DROPPED' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: `Give it up: ${NAME}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Give this message up?' });
  expect(dialog.textContent).toContain('sample-neem will never be told');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give it up' }));
  expect(await within(dialog).findByText('Please fill in this field.')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('radio', { name: /does not need it/ }));
  expect(within(dialog).getByText('The lender goes on without it.')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give it up' }));
  expect(await screen.findByText(/^Given up: the offer was accepted/)).toBeDefined();
  expect(bodiesOf('dropMessage')).toMatchObject([{ messageId: ID, reason: 'not-needed' }]);
});

test('giving up the application itself ends the lender’s part in it, which is announced beforehand', async () => {
  show(<UndeliveredView />, listing({ ...message, kind: 'package' }));
  await userEvent.click(
    await screen.findByRole('button', { name: /^Give it up: the application/ }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Give this message up?' });
  expect(dialog.textContent).toContain('its part in it ends, and we tell the borrower');
});

test('one that a colleague has decided about says so', async () => {
  show(<UndeliveredView />, {
    ...listing(message),
    retryMessage: () => fail(refused('message-changed')),
  });
  await userEvent.click(await screen.findByRole('button', { name: `Try again: ${NAME}` }));
  expect(await screen.findByText(/Somebody has already decided/)).toBeDefined();
});
