import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { fail } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { MessagesView } from '#renderer/features/operator/service/messages-view.tsx';
import { type AnswersByName, refused } from '#renderer/platform/testing/calls.tsx';
import {
  SERVICE_AREAS,
  showToOperator,
} from '#renderer/features/operator/service/testing/show-to-operator.tsx';

const showInPortal = await portalRenderer({ areas: SERVICE_AREAS });
const show = (content: ReactNode, answers: AnswersByName) =>
  showToOperator(showInPortal, content, answers);

const message = {
  id: 'one',
  receivedAt: 5,
  userId: null,
  name: 'Asha Madeup',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  category: 'Loans',
  remarks: 'Please call me',
  status: 'NEW',
  version: 1,
  note: '',
  changed: null,
};
const page = { contactMessages: () => ({ messages: [message], isLastPage: true }) };

beforeEach(() => sessionStorage.clear());

const open = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Open the message of Asha Madeup' }),
  );
  return screen.findByRole('dialog');
};

test('new messages are listed, and one opens with links to answer it', async () => {
  const { bodiesOf } = show(<MessagesView />, page);
  const drawer = await open();
  expect(within(drawer).getByText('Please call me')).toBeDefined();
  const addressOf = (name: string) =>
    within(drawer).getByRole('link', { name }).getAttribute('href');
  expect(addressOf('asha@example.in')).toBe('mailto:asha%40example.in?subject=Re%3A%20Loans');
  expect(addressOf('+91 98765 43210')).toBe('tel:+919876543210');
  expect(bodiesOf('contactMessages')).toEqual([{ status: 'NEW', after: null }]);
});

test('one is marked as in hand with a note', async () => {
  const { bodiesOf } = show(<MessagesView />, {
    ...page,
    saveMessageStatus: () => ({ id: 'one', status: 'IN_HAND', version: 2 }),
  });
  const drawer = await open();
  await userEvent.click(within(drawer).getByRole('radio', { name: 'In hand' }));
  await userEvent.type(within(drawer).getByLabelText('Note'), 'I call on Monday');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved: the message of Asha Madeup.')).toBeDefined();
  expect(bodiesOf('saveMessageStatus')).toMatchObject([
    { id: 'one', version: 1, status: 'IN_HAND', note: 'I call on Monday' },
  ]);
});

test('what a colleague has noted meanwhile is shown, and one’s own note can still be saved', async () => {
  let isFirst = true;
  const { bodiesOf } = show(<MessagesView />, {
    ...page,
    saveMessageStatus: () => {
      if (!isFirst) return { id: 'one', status: 'ANSWERED', version: 3 };
      isFirst = false;
      return fail(
        refused('contact-message-changed', {
          status: 'IN_HAND',
          version: 2,
          note: 'I have it',
        }),
      );
    },
  });
  const drawer = await open();
  await userEvent.click(within(drawer).getByRole('radio', { name: 'Answered' }));
  await userEvent.type(within(drawer).getByLabelText('Note'), 'Called');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await within(drawer).findByText(/“In hand”, with the note: I have it/)).toBeDefined();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved/)).toBeDefined();
  expect(bodiesOf('saveMessageStatus')).toMatchObject([
    { version: 1 },
    { version: 2, status: 'ANSWERED', note: 'Called' },
  ]);
});

test('an unsaved note is restored when the message is opened again', async () => {
  show(<MessagesView />, page);
  const drawer = await open();
  await userEvent.type(within(drawer).getByLabelText('Note'), 'Half a thought');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  // In jsdom on a busy machine, a drawer that opens right after another stays hidden: Fluent sees it without the focus.
  cleanup();
  show(<MessagesView />, page);
  expect(within(await open()).getByDisplayValue('Half a thought')).toBeDefined();
});
