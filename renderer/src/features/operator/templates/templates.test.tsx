// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type RefusalCode, REFUSALS } from '#contract/refusals/codes.ts';
import { fail, succeed } from '#contract/result.ts';
import { type AnswersByName, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import type { Template } from '#renderer/features/operator/templates/template-rules.ts';
import { TemplatesView } from '#renderer/features/operator/templates/templates-view.tsx';
import { STAFF_AREAS } from '#renderer/i18n/areas.ts';

const show = await portalRenderer({ areas: ['staff', ...STAFF_AREAS], contents: [] });
afterEach(cleanup);

const ID = '4d0a3d5e-0d0f-4d51-9d6e-1f1f5a0b7c01';
const WORDS = {
  en: { subject: 'About {application}', text: 'Please call us by {date}.' },
  hi: { subject: '{application} के बारे में', text: 'कृपया {date} तक फ़ोन करें।' },
};
const version = (changed: Partial<Template['newest']> = {}): Template['newest'] => ({
  version: 1,
  state: 'APPROVED',
  name: 'Please call',
  words: WORDS,
  changedAt: 5,
  by: 'Meena Das',
  isMine: false,
  ...changed,
});
const PROPOSED: Template = {
  template: ID,
  newest: version({ version: 2, state: 'PROPOSED', changedAt: 7 }),
  approved: version(),
};

const refused = (code: RefusalCode, current = {}) =>
  fail({ kind: 'refused', status: REFUSALS[code], code, message: 'Because.', current } as const);

function open(templates: () => readonly Template[], answers: AnswersByName = {}) {
  const { call, asked } = answeringByName({
    letterTemplates: () => succeed({ templates: [...templates()] }),
    ...answers,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  show(
    <QueryClientProvider client={queries}>
      <TemplatesView />
    </QueryClientProvider>,
    { call },
  );
  return asked;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function write(typed: Readonly<Record<string, string>>) {
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  return dialog;
}
const TYPED = {
  'Name of the template': 'Please call',
  'Subject in English': WORDS.en.subject,
  'Text in English': WORDS.en.text,
  'Subject in Hindi': WORDS.hi.subject,
  'Text in Hindi': WORDS.hi.text,
};

it('says that there is none, and has one written in both languages', async () => {
  const asked = open(() => [], {
    writeLetterTemplate: () => succeed({ template: ID, version: 1, state: 'PROPOSED' }),
  });
  expect(await screen.findByText('There is no template yet.')).toBeDefined();
  await press('Write a template');
  const dialog = await write(TYPED);
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ name }) => name === 'writeLetterTemplate')?.body).toMatchObject({
    seen: null,
    name: 'Please call',
    words: WORDS,
  });
});

it('names a placeholder that is not known, and sends nothing', async () => {
  const asked = open(() => []);
  await press('Write a template');
  const dialog = await write({ ...TYPED, 'Text in English': 'Dear {name}' });
  expect(dialog.getByText('There is no placeholder {name}.')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText(/^Please use braces only for the placeholders/)).toBeDefined();
  fireEvent.change(dialog.getByLabelText(/^Text in English/), { target: { value: 'Call us.' } });
  expect(dialog.getByText('Only one of the languages has {date}.')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText(/^Please use the same placeholders/)).toBeDefined();
  expect(asked.some(({ name }) => name === 'writeLetterTemplate')).toBe(false);
});

it('has words of its own around what an operator adds', async () => {
  const asked = open(() => []);
  await press('Write a template');
  const dialog = await write({
    ...TYPED,
    'Subject in English': '{text}',
    'Text in English': '{date}: {text}',
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(
    await dialog.findByText(/^Please leave what operators add out of the subject/),
  ).toBeDefined();
  expect(dialog.getByText(/^Please write at least 20 letters/)).toBeDefined();
  expect(asked.some(({ name }) => name === 'writeLetterTemplate')).toBe(false);
});

it('says at the name that another template has it', async () => {
  open(() => [], { writeLetterTemplate: () => refused('template-name-taken') });
  await press('Write a template');
  const dialog = await write(TYPED);
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText(/^There is already a template with this name/)).toBeDefined();
  expect(dialog.getByDisplayValue('Please call')).toBeDefined();
});

it('shows what is used beside what waits, which another operator approves', async () => {
  const asked = open(() => [PROPOSED], {
    decideLetterTemplate: () => succeed({ template: ID, version: 2, state: 'APPROVED' }),
  });
  expect(await screen.findByText(/^In use: version 1, written by Meena Das/)).toBeDefined();
  expect(screen.getByText(/^Waits for a second operator: version 2/)).toBeDefined();
  await press('Approve: Please call');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Approve' }));
  await vi.waitFor(() =>
    expect(asked.find(({ name }) => name === 'decideLetterTemplate')?.body).toMatchObject({
      seen: { template: ID, changedAt: 7 },
      decision: 'approve',
    }),
  );
});

it('lets nobody approve what they have written', async () => {
  open(() => [{ ...PROPOSED, newest: { ...PROPOSED.newest, isMine: true } }]);
  const approve = await screen.findByRole('button', { name: 'Approve: Please call' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^You have written this\./)).toBeDefined();
});

it('keeps what was typed where a colleague has changed the template meanwhile', async () => {
  let now: Template = { template: ID, newest: version(), approved: version() };
  const asked = open(() => [now], {
    writeLetterTemplate: () => {
      now = PROPOSED;
      return refused('template-changed', { state: 'PROPOSED' });
    },
  });
  await press('Change the text: Please call');
  const dialog = await write({ 'Name of the template': 'Another name' });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Go on with mine' }));
  expect(dialog.getByDisplayValue('Another name')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await vi.waitFor(() =>
    expect(
      asked.filter(({ name }) => name === 'writeLetterTemplate').map(({ body }) => body),
    ).toMatchObject([{ seen: { changedAt: 5 } }, { seen: { changedAt: 7 } }]),
  );
});

it('has a template retired after a question, and says that it is', async () => {
  let now: Template = { template: ID, newest: version(), approved: version() };
  const asked = open(() => [now], {
    retireLetterTemplate: () => {
      now = { template: ID, newest: version({ state: 'RETIRED' }), approved: null };
      return succeed({ template: ID, version: 1, state: 'RETIRED' });
    },
  });
  await press('Retire: Please call');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Retire' }));
  expect(await screen.findByText(/^Not in use: it is retired\./)).toBeDefined();
  expect(asked.some(({ name }) => name === 'retireLetterTemplate')).toBe(true);
});
