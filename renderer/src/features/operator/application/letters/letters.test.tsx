// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type RefusalCode, REFUSALS } from '#contract/refusals/codes.ts';
import { fail, succeed } from '#contract/result.ts';
import { daysAfter, indianDayOf } from '#domain/days.ts';
import { type AnswersByName, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { Letters } from '#renderer/features/operator/application/letters/letters.tsx';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import {
  aReviewed,
  ME,
  NUMBER,
} from '#renderer/features/operator/application/testing/a-reviewed-application.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { STAFF_AREAS } from '#renderer/i18n/areas.ts';

const show = await portalRenderer({ areas: ['staff', ...STAFF_AREAS], contents: [] });
afterEach(cleanup);

type Thread = NonNullable<Reviewed['letters']>;
const AT = Date.parse('2026-11-27T06:30:00Z');
const DAY = daysAfter(indianDayOf(Date.now()), 3);
const ANSWER = `${ME.slice(0, -1)}9`;

const SENT: Thread['written'][number] = {
  letter: ME,
  isBorrowers: false,
  by: 'Asha Verma',
  language: 'hi',
  subject: 'आपके आवेदन के बारे में',
  text: 'कृपया फ़ोन करें।',
  writtenAt: AT,
  readAt: null,
};
const ANSWERED: Thread['written'][number] = {
  ...SENT,
  letter: ANSWER,
  isBorrowers: true,
  by: '',
  subject: null,
  text: 'कल करूँगा।',
};
const thread = (changed: Partial<Thread> = {}): Thread => ({
  written: [],
  mayWrite: true,
  firstName: 'Asha',
  lenders: [{ lenderId: 'sample-neem', name: 'नीम फ़ाइनेंस' }],
  hasEmail: true,
  ...changed,
});

const words = {
  en: { subject: 'About {application}', text: 'Dear {first-name}: {lender}, {date}. {text}' },
  hi: { subject: 'आवेदन {application}', text: '{first-name} जी: {lender}, {date}। {text}' },
};
const approved = {
  version: 3,
  state: 'APPROVED',
  name: 'A paper is missing',
  words,
  changedAt: 0,
  by: '',
  isMine: false,
} as const;
const plain = {
  ...approved,
  version: 1,
  name: 'Thank you',
  words: {
    en: { subject: 'Thank you', text: 'We have it.' },
    hi: { subject: 'धन्यवाद', text: 'हमें मिल गया।' },
  },
};
const TEMPLATES = [
  { template: ME, newest: approved, approved },
  { template: ANSWER, newest: plain, approved: plain },
  { template: `${ME.slice(0, -1)}3`, newest: { ...plain, name: 'Only proposed' }, approved: null },
];

const refused = (code: RefusalCode, current = {}) =>
  fail({ kind: 'refused', status: REFUSALS[code], code, message: 'Because.', current } as const);

function open(letters: Thread | null, answers: AnswersByName = {}) {
  return openWith(letters, answers).asked;
}

function openWith(letters: Thread | null, answers: AnswersByName = {}) {
  const { call, asked } = answeringByName({
    letterTemplates: () => succeed({ templates: TEMPLATES }),
    ...answers,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const refreshed = new EventTarget();
  function Refreshed() {
    const [now, setNow] = useState(letters);
    useEffect(() => {
      refreshed.addEventListener('letters', (event) => {
        if (event instanceof CustomEvent) setNow(event.detail);
      });
    }, []);
    return <Letters application={aReviewed({ letters: now })} />;
  }
  show(
    <QueryClientProvider client={queries}>
      <Refreshed />
    </QueryClientProvider>,
    { call },
  );
  const refresh = (detail: Thread) =>
    refreshed.dispatchEvent(new CustomEvent('letters', { detail }));
  return { asked, refresh };
}

const startWriting = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Write to the borrower' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'A paper is missing' });
  return dialog;
};

it('shows nothing to those who may not read them', () => {
  open(null);
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows what was written in its language, what was opened, and which answer is not read', async () => {
  const asked = open(
    thread({ written: [{ ...SENT, readAt: AT }, { ...SENT, letter: `${ME}0` }, ANSWERED] }),
    { noteAnswersRead: () => succeed({ read: 1 }) },
  );
  expect(screen.getAllByText('कृपया फ़ोन करें।')[0]?.lang).toBe('hi');
  expect(screen.getByText(/^Opened by the borrower:/)).toBeDefined();
  expect(screen.getByText('The borrower has not opened it yet.')).toBeDefined();
  expect(screen.getByText('Not read')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'I have read the answer' }));
  await vi.waitFor(() =>
    expect(asked.find(({ name }) => name === 'noteAnswersRead')?.body).toMatchObject({
      number: NUMBER,
      upTo: ANSWER,
    }),
  );
});

it('messages can be read but not written where somebody else has the application', () => {
  open(thread({ written: [SENT, ANSWERED], mayWrite: false }));
  expect(screen.getByText('Not read')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a message is written from an approved template, as the borrower will read it', async () => {
  const asked = open(thread(), { sendLetter: () => succeed({ letter: ME, writtenAt: AT }) });
  const dialog = await startWriting();
  expect(dialog.queryByRole('option', { name: 'Only proposed' })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Send the message' }));
  expect(await dialog.findByText('Please fill in this field.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText(/^Template/), { target: { value: ME } });
  expect(dialog.getByText('Asha जी: …, …। …').lang).toBe('hi');
  fireEvent.click(dialog.getByRole('button', { name: 'Send the message' }));
  await vi.waitFor(() => expect(dialog.getAllByText('Please fill in this field.')).toHaveLength(3));
  fireEvent.change(dialog.getByLabelText(/^Lender/), { target: { value: 'sample-neem' } });
  fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: DAY } });
  fireEvent.change(dialog.getByLabelText(/^What you add/), { target: { value: 'पता' } });
  const preview = within(dialog.getByRole('group', { name: 'The borrower reads' }));
  expect(preview.getByText(`आवेदन ${NUMBER}`)).toBeDefined();
  expect(preview.getByText(`Asha जी: नीम फ़ाइनेंस, ${dayInWords(DAY, 'hi')}। पता`)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Send the message' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ name }) => name === 'sendLetter')?.body).toMatchObject({
    number: NUMBER,
    version: 7,
    template: ME,
    templateVersion: 3,
    filled: { lenderId: 'sample-neem', date: DAY, text: 'पता' },
  });
});

it('a refused message stays as it was typed, and an Aadhaar number is refused', async () => {
  const asked = open(thread(), { sendLetter: () => refused('template-not-approved') });
  const dialog = await startWriting();
  fireEvent.change(dialog.getByLabelText(/^Template/), { target: { value: ME } });
  fireEvent.change(dialog.getByLabelText(/^Lender/), { target: { value: 'sample-neem' } });
  fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: DAY } });
  const text = dialog.getByLabelText<HTMLTextAreaElement>(/^What you add/);
  fireEvent.change(text, { target: { value: 'It is 2345 6789 0124' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the message' }));
  expect(await dialog.findByText(/looks like an Aadhaar number/)).toBeDefined();
  expect(asked.some(({ name }) => name === 'sendLetter')).toBe(false);
  fireEvent.change(text, { target: { value: 'The last page' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the message' }));
  expect(await dialog.findByText(/^This template is no longer used/)).toBeDefined();
  expect(text.value).toBe('The last page');
});

it('asks for nothing where the template has nothing to fill in', async () => {
  const asked = open(thread(), { sendLetter: () => succeed({ letter: ME, writtenAt: AT }) });
  const dialog = await startWriting();
  fireEvent.change(dialog.getByLabelText(/^Template/), { target: { value: ANSWER } });
  expect(dialog.queryByLabelText(/^Lender/)).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Send the message' }));
  await vi.waitFor(() =>
    expect(asked.find(({ name }) => name === 'sendLetter')?.body).toMatchObject({
      filled: { lenderId: null, date: null, text: null },
    }),
  );
});

it('the form says when nobody tells the borrower of a message', async () => {
  open(thread({ hasEmail: false }));
  const dialog = await startWriting();
  expect(dialog.getByText(/^The borrower has no confirmed email address/)).toBeDefined();
});

it('a day that is over or far away is refused', async () => {
  const asked = open(thread());
  const dialog = await startWriting();
  fireEvent.change(dialog.getByLabelText(/^Template/), { target: { value: ME } });
  const day = dialog.getByLabelText<HTMLInputElement>(/^Day/);
  const today = indianDayOf(Date.now());
  expect([day.min, day.max]).toEqual([today, daysAfter(today, 90)]);
  fireEvent.change(day, { target: { value: daysAfter(today, 91) } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the message' }));
  expect(await dialog.findByText(/^Please choose a day from today to 90/)).toBeDefined();
  expect(asked.some(({ name }) => name === 'sendLetter')).toBe(false);
});

it('a message is not sent before newer ones are read, and stays as it was typed', async () => {
  let isRead = false;
  const { asked, refresh } = openWith(thread({ written: [SENT] }), {
    sendLetter: () =>
      isRead ? succeed({ letter: ME, writtenAt: AT }) : refused('letters-changed'),
  });
  const dialog = await startWriting();
  fireEvent.change(dialog.getByLabelText(/^Template/), { target: { value: ANSWER } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the message' }));
  expect(await dialog.findByText(/Please read that first/)).toBeDefined();
  act(() => void refresh(thread({ written: [SENT, ANSWERED] })));
  expect(dialog.getByText('कल करूँगा।')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'I have read it: go on with mine' }));
  isRead = true;
  expect(dialog.getByLabelText<HTMLSelectElement>(/^Template/).value).toBe(ANSWER);
  fireEvent.click(dialog.getByRole('button', { name: 'Send the message' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.filter(({ name }) => name === 'sendLetter').map(({ body }) => body)).toMatchObject([
    { lastSeen: ME },
    { lastSeen: ANSWER },
  ]);
});
