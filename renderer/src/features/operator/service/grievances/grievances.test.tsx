import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#domain/days.ts';
import { fail } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { GrievanceView } from '#renderer/features/operator/service/grievance-view.tsx';
import { GrievancesView } from '#renderer/features/operator/service/grievances-view.tsx';
import { type AnswersByName, AWAY, refused } from '#renderer/platform/testing/calls.tsx';
import {
  SERVICE_AREAS,
  showToOperator,
} from '#renderer/features/operator/service/testing/show-to-operator.tsx';

const showInPortal = await portalRenderer({ areas: SERVICE_AREAS });
const show = (content: ReactNode, answers: AnswersByName) =>
  showToOperator(showInPortal, content, answers);

const NUMBER = 'GR0123456789';
const summary = (changes: object = {}) => ({
  number: NUMBER,
  state: 'OPEN',
  version: 1,
  subject: 'charges',
  application: 'LA0123456789',
  raisedAt: Date.parse('2026-11-22T06:00:00Z'),
  changedAt: 0,
  dueAt: Date.now() - 1.5 * DAY_MS,
  ...changes,
});
const opened = (changes: object = {}) => ({
  grievance: { ...summary(), text: 'Too dear', answers: [], ...changes },
});
beforeEach(() => sessionStorage.clear());

test('grievances that wait for an answer are listed first, overdue ones in words', async () => {
  const { bodiesOf } = show(<GrievancesView />, {
    grievances: () => ({
      grievances: [
        summary(),
        summary({ number: 'GR0000000002', state: 'ESCALATED', dueAt: Date.now() + 3 * DAY_MS }),
      ],
      isLastPage: true,
    }),
  });
  const table = await screen.findByRole('grid', { name: 'Grievances' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toMatch(/overdue by [12] days?/);
  expect(second?.textContent).toContain('due in 3 days');
  expect(second?.textContent).toContain('Taken further');
  const links = within(table).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
    `#grievance=${NUMBER}`,
    '#application=LA0123456789',
  ]);
  expect(table.textContent).not.toMatch(/OPEN|ESCALATED/);
  expect(bodiesOf('grievances')).toEqual([{ state: 'TO_ANSWER', after: null }]);
});

test('the next page gets the focus, and there is a way back', async () => {
  const other = summary({ number: 'GR0000000002' });
  const { bodiesOf } = show(<GrievancesView />, {
    grievances: (body) =>
      JSON.stringify(body).includes('"after":null')
        ? { grievances: [summary({ dueAt: 7 })], isLastPage: false }
        : { grievances: [other], isLastPage: true },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'GR0000000002' })).toBeDefined();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('group', { name: 'Grievances, Page 2' }));
  expect(bodiesOf('grievances').at(-1)).toMatchObject({
    after: { dueAt: 7, number: NUMBER },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByRole('link', { name: NUMBER })).toBeDefined();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('group', { name: 'Grievances' }));
});

test('where there is nothing, or no network, the list says what is to be done', async () => {
  let isAway = true;
  show(<GrievancesView />, {
    grievances: () => (isAway ? AWAY : { grievances: [], isLastPage: true }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Check the internet connection');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nobody is waiting for an answer/)).toBeDefined();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('group', { name: 'Grievances' }));
});

test('a grievance is answered with its version, and says what happens next and by when', async () => {
  let state = 'OPEN';
  const { bodiesOf } = show(<GrievanceView number={NUMBER} />, {
    viewGrievance: () => opened({ state }),
    answerGrievance: () => {
      state = 'ANSWERED';
      return { number: NUMBER, state, version: 2 };
    },
  });
  const form = await screen.findByRole('form', { name: 'Your answer' });
  expect(form.textContent).toContain('by email, or by you if it is listed');
  expect(form.textContent).toMatch(/Answer by .* \(overdue by [12] days?\)/);
  await userEvent.type(screen.getByLabelText(/^Answer/), 'It was a mistake.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/The answer is sent/)).toBeDefined();
  expect(await screen.findByText(/It is answered\. The person now accepts/)).toBeDefined();
  expect(bodiesOf('answerGrievance')).toMatchObject([
    { number: NUMBER, version: 1, text: 'It was a mistake.' },
  ]);
  expect(screen.queryByText('What you wrote and did not send')).toBeNull();
});

test('what was typed while a colleague answered stays, to be copied or discarded', async () => {
  let isAnswered = false;
  show(<GrievanceView number={NUMBER} />, {
    viewGrievance: () =>
      isAnswered
        ? opened({ state: 'ANSWERED', version: 2, answers: [{ text: 'Mine', answeredAt: 5 }] })
        : opened(),
    answerGrievance: () => {
      isAnswered = true;
      return fail(refused('grievance-changed', { state: 'ANSWERED', version: 2 }));
    },
  });
  await userEvent.type(await screen.findByLabelText(/^Answer/), 'Written in vain');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/Somebody has changed this grievance/)).toBeDefined();
  expect(await screen.findByText('Mine')).toBeDefined();
  expect(screen.getByText('Written in vain')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.queryByText('Written in vain')).toBeNull();
});

test('an Aadhaar number is not sent, and nothing typed is lost', async () => {
  const { bodiesOf } = show(<GrievanceView number={NUMBER} />, {
    viewGrievance: () => opened({ state: 'ESCALATED' }),
  });
  await userEvent.type(await screen.findByLabelText(/^Answer/), 'Yours is 2345 6789 0124');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/looks like an Aadhaar number/)).toBeDefined();
  expect(screen.getByDisplayValue('Yours is 2345 6789 0124')).toBeDefined();
  expect(screen.getByText(/has taken this further/)).toBeDefined();
  expect(bodiesOf('answerGrievance')).toEqual([]);
});

test('an unknown number says so', async () => {
  show(<GrievanceView number={NUMBER} />, {
    viewGrievance: () => fail(refused('no-such-grievance')),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('no grievance with this number');
});
