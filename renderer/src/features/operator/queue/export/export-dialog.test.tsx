// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { type AnswersByName, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { ExportDialog } from '#renderer/features/operator/queue/export/export-dialog.tsx';
import { exportFileName } from '#renderer/features/operator/queue/export/export-rules.ts';
import { EVERYTHING_WAITING } from '#renderer/features/operator/queue/queue-filter.ts';

const render = await portalRenderer({
  areas: ['common', 'staff', 'operator-queue'],
  contents: [],
});

/** What was downloaded: its name and its bytes. */
let saved: { readonly name: string; readonly content: Blob }[] = [];
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  saved = [];
  let made: Blob | null = null;
  URL.createObjectURL = (content) => {
    made = content instanceof Blob ? content : null;
    return 'blob:made-up';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (made !== null) saved.push({ name: this.download, content: made });
  });
});
afterEach(() => Object.assign(URL, { createObjectURL, revokeObjectURL }));

function open(exportApplications: NonNullable<AnswersByName['exportApplications']>) {
  const { call, asked } = answeringByName({ exportApplications });
  const choice = { ...EVERYTHING_WAITING, pinArea: '226' };
  const filters = [{ text: 'PIN area: 226', without: {} }];
  render(
    <ExportDialog choice={choice} filters={filters} numbers={null} onClose={() => undefined} />,
    { call },
  );
  return asked;
}
const choose = () => userEvent.selectOptions(screen.getByLabelText(/^Reason/), 'An auditor asks');
const take = () => userEvent.click(screen.getByRole('button', { name: 'Export' }));

it('asks why first, and says what is wrong with a ticket', async () => {
  const asked = open(() => fail({ kind: 'unreachable' }));
  expect(screen.getByText('PIN area: 226')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Ticket/), 'twelve');
  await take();
  expect(await screen.findByText('Please choose the reason.')).toBeTruthy();
  expect(screen.getByText(/^A ticket is 2 to 10 capital letters/)).toBeTruthy();
  expect(asked).toEqual([]);
});

it('downloads the file as the gateway gives it, and says what was left out', async () => {
  const csv = '\uFEFFnumber,state\r\nLA0000000001,SUBMITTED\r\n';
  const asked = open(() => succeed({ applications: null, csv, count: 10_000, isWhole: false }));
  await choose();
  await userEvent.type(screen.getByLabelText(/^Ticket/), 'ops-123');
  await take();
  expect(
    await screen.findByText(/^10,000 applications are in the file applications-/),
  ).toBeTruthy();
  expect(screen.getByText(/^There were more than 10,000/)).toBeTruthy();
  expect(asked).toEqual([
    {
      name: 'exportApplications',
      body: {
        filter: expect.objectContaining({ pinArea: '226' }),
        numbers: null,
        format: 'csv',
        reason: 'auditor',
        ticket: 'OPS-123',
      },
    },
  ]);
  expect(saved.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^applications-\d{4}-\d\d-\d\d-\d{4}\.csv$/),
  ]);
  expect(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.content.arrayBuffer()),
  ).toBe(csv);
});

it.each([
  {
    what: 'there is none',
    answer: succeed({ applications: null, csv: '\uFEFFnumber\r\n', count: 0, isWhole: true }),
    said: /^No application fits, so there is no file/,
  },
  {
    what: 'it is not open to somebody',
    answer: fail({ kind: 'refused', status: 403 } as const),
    said: /^You do not have access to this/,
  },
  {
    what: 'there is no connection',
    answer: fail({ kind: 'unreachable' } as const),
    said: /^There is no connection/,
  },
])('downloads nothing where $what', async ({ answer, said }) => {
  open(() => answer);
  await choose();
  await take();
  expect(await screen.findByText(said)).toBeTruthy();
  expect(saved).toEqual([]);
});

it('names a file by day and time', () => {
  expect(exportFileName(new Date('2026-11-22T08:05:00+05:30'))).toBe(
    'applications-2026-11-22-0805.csv',
  );
});
