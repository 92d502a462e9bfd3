import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { RETAINED } from '#domain/lending/retained.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { JobsView } from '#renderer/features/operator/service/jobs-view.tsx';
import { type AnswersByName } from '#renderer/platform/testing/calls.tsx';
import {
  SERVICE_AREAS,
  showToOperator,
} from '#renderer/features/operator/service/testing/show-to-operator.tsx';

const showInPortal = await portalRenderer({ areas: SERVICE_AREAS });
const show = (content: ReactNode, answers: AnswersByName) =>
  showToOperator(showInPortal, content, answers);

const job = (at: number, changes: object) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  kind: 'EXPORT',
  state: 'RUNNING',
  progress: 40,
  tries: 1,
  askedAt: 5,
  dueAt: 6,
  endedAt: null,
  ...changes,
});
const JOBS = [
  job(1, {}),
  job(2, { kind: 'ERASE', state: 'QUEUED', progress: 0 }),
  job(3, { kind: 'ERASE', state: 'FAILED', progress: 100, dueAt: null, endedAt: 9 }),
];
const jobs = (body: unknown) => ({
  jobs: JOBS.filter(({ state }) => JSON.stringify(body).includes(`"${state}"`)),
  isLastPage: true,
});
const retention = () => ({
  classes: RETAINED.map((name, at) => ({
    name,
    days: 30,
    due: at,
    run:
      at === 0
        ? null
        : { beganAt: 1000, endedAt: at === 1 ? null : 2000, removed: 3, removedEver: 9 },
  })),
  at: 3000,
});

test('running jobs come before waiting ones, with their progress in words', async () => {
  show(<JobsView />, { jobs, retention });
  const table = await screen.findByRole('table', { name: 'What people asked for' });
  const rows = within(table).getAllByRole('rowheader');
  expect(rows.map((name) => name.closest('tr')?.textContent)).toEqual([
    expect.stringContaining('40 %'),
    expect.stringContaining('Erase a person'),
  ]);
  expect(within(table).getByRole('progressbar', { name: 'Gather a person’s data' })).toBeDefined();
  expect(screen.getByText('Running: 1. Waiting: 1.')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/RUNNING|QUEUED|EXPORT|ERASE|idleDocuments/);
});

test('what could not be read is retried only manually', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(<JobsView />, {});
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  await vi.advanceTimersByTimeAsync(100_000);
  vi.useRealTimers();
  expect(again?.isConnected).toBe(true);
});

test('what failed says why', async () => {
  show(<JobsView />, { jobs, retention });
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Failed');
  expect(await screen.findByText(/money is owed/)).toBeDefined();
});

test('what the service removes automatically is listed with its last run', async () => {
  show(<JobsView />, { jobs, retention });
  const table = await screen.findByRole('table', { name: /removes by itself/ });
  const text = within(table)
    .getAllByRole('rowheader')
    .map((name) => name.closest('tr')?.textContent);
  expect(text[0]).toContain('not run yet');
  expect(text[1]).toContain('3 of 4');
  expect(text[2]).toContain('3 removed');
});

test.each([
  [{ entries: 0, checkpoints: 12, problem: null }, /audit is intact: 12 signatures/],
  [{ entries: 0, checkpoints: 0, problem: null }, /Nothing has been signed yet/],
  [
    { entries: 0, checkpoints: 1, problem: 'checkpoint 2: it was changed' },
    /is not intact.*changed/,
  ],
])('the audit is checked when somebody asks for it: %o', async (report, words) => {
  show(<JobsView />, { jobs, retention, verifyAuditPart: () => report });
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(words)).toBeDefined();
});
