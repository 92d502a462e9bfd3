import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fail } from '#contract/result.ts';
import { forgetDrafts } from '#renderer/ui/form/draft.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { LoanLetters } from '#renderer/features/applications/my-loan/letters/loan-letters.tsx';
import { LoanList } from '#renderer/features/applications/my-loan/loan-list.tsx';
import {
  loanWith,
  NUMBER,
  SENT_AT,
  summaryOf,
} from '#renderer/features/applications/my-loan/testing/made-up-loan.ts';
import { type AnswersByName, refused } from '#renderer/platform/testing/calls.tsx';
import {
  BORROWER_AREAS,
  showToBorrower,
} from '#renderer/features/applications/my-loan/testing/show-to-borrower.tsx';

const showInPortal = await portalRenderer({ areas: BORROWER_AREAS });
beforeEach(() => forgetDrafts());

const written = {
  letter: '4d0a3d5e-0d0f-4d51-9d6e-1f1f5a0b7c01',
  isBorrowers: false,
  language: 'hi',
  subject: 'आपके आवेदन के बारे में',
  text: 'कृपया फ़ोन करें।',
  writtenAt: SENT_AT,
  readAt: null as number | null,
};

function show(
  letters: () => readonly object[],
  answers: AnswersByName = {},
  { mayAnswer = true, isClosed = false } = {},
) {
  return showToBorrower(showInPortal, <LoanLetters number={NUMBER} isClosed={isClosed} />, {
    letters: () => ({ letters: letters(), mayAnswer }),
    noteLettersRead: () => ({ read: 1 }),
    ...answers,
  });
}

test('letters are shown in their language, and stay marked as new although they count as read', async () => {
  let now = written;
  const asked = show(() => [now], {
    noteLettersRead: () => {
      now = { ...written, readAt: SENT_AT };
      return { read: 1 };
    },
  });
  expect((await screen.findByText('कृपया फ़ोन करें।')).lang).toBe('hi');
  await waitFor(() => expect(asked.filter(({ name }) => name === 'letters').length).toBe(2));
  expect(screen.getByText('New')).toBeDefined();
  expect(asked.filter(({ name }) => name === 'noteLettersRead')).toMatchObject([
    { body: { number: NUMBER, upTo: written.letter } },
  ]);
});

test('letters that were read before are not new', async () => {
  const asked = show(() => [{ ...written, readAt: SENT_AT }]);
  await screen.findByText('कृपया फ़ोन करें।');
  expect(screen.queryByText('New')).toBeNull();
  expect(asked.some(({ name }) => name === 'noteLettersRead')).toBe(false);
});

test('letters are answered', async () => {
  const asked = show(() => [{ ...written, readAt: SENT_AT }], {
    answerLetters: () => ({ letter: written.letter, writtenAt: SENT_AT }),
  });
  const form = within(await screen.findByRole('form', { name: 'Your answer' }));
  await userEvent.click(form.getByRole('button', { name: 'Send the answer' }));
  expect(await form.findByText('Please fill in this field.')).toBeDefined();
  const field = form.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(field, 'I call tomorrow.');
  await userEvent.click(form.getByRole('button', { name: 'Send the answer' }));
  expect(await form.findByText(/^Your answer is with us/)).toBeDefined();
  expect(field.value).toBe('');
  expect(asked.find(({ name }) => name === 'answerLetters')?.body).toMatchObject({
    number: NUMBER,
    language: 'en',
    text: 'I call tomorrow.',
  });
});

test('a refused answer stays in the form, and an Aadhaar number is refused', async () => {
  const asked = show(() => [{ ...written, readAt: SENT_AT }], {
    answerLetters: () => fail(refused('too-many-answers')),
  });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(field, 'Mine is 2345 6789 0124');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/looks like an Aadhaar number/)).toBeDefined();
  expect(asked.some(({ name }) => name === 'answerLetters')).toBe(false);
  await userEvent.clear(field);
  await userEvent.type(field, 'Tomorrow');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/^You have answered several times/)).toBeDefined();
  expect(field.value).toBe('Tomorrow');
});

test.each([
  ['closed', true, /^This application is closed/],
  ['answered often enough', false, /^You have answered several times/],
])(
  'letters about an application that is %s say why they cannot be answered',
  async (_what, isClosed, words) => {
    show(() => [{ ...written, readAt: SENT_AT }], {}, { mayAnswer: false, isClosed });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test('letters that could not be loaded can be loaded again', async () => {
  let isBroken = true;
  show(() => [written], {
    letters: () =>
      isBroken ? fail({ kind: 'refused', status: 500 }) : { letters: [written], mayAnswer: true },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText('कृपया फ़ोन करें।')).toBeDefined();
});

test('new letters are counted in the list of applications', () => {
  const loans = [
    summaryOf(loanWith({ letters: { all: 3, unread: 2 } })),
    summaryOf(loanWith({ number: 'LA0000000002', letters: { all: 3, unread: 0 } })),
  ];
  showToBorrower(showInPortal, <LoanList loans={loans} onOpen={() => undefined} />, {});
  expect(screen.getByText('2 new messages')).toBeDefined();
  expect(screen.getAllByText(/new message/)).toHaveLength(1);
});
