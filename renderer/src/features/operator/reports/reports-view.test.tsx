// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { report } from '#contract/operators/reports.ts';
import { columnsOf } from '#domain/lending/reports.ts';
import { boundsOfMonths } from '#domain/months.ts';
import {
  type AnswersByName,
  WithQueries,
  answeringByName,
} from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import type { Report } from '#renderer/features/operator/reports/report-choice.ts';
import { ReportsView } from '#renderer/features/operator/reports/reports-view.tsx';
import type { Platform } from '#renderer/platform/platform.ts';
import { placeAt } from '#renderer/features/operator/shell/place.ts';

const render = await portalRenderer({
  areas: [
    'common',
    'staff',
    'operator',
    'operator-reports',
    'operator-dashboard',
    'operator-service',
  ],
  contents: [],
});

const NOW = new Date('2026-11-26T08:00:00Z');
const AT = NOW.getTime();

/** What the view is given from the address, as the console does. */
function Place() {
  const place = placeAt(useLocation().hash);
  return place.view === 'reports' ? <ReportsView choice={place.choice} /> : <p>{place.view}</p>;
}

function open(answers: AnswersByName, choice = '', more: { print?: Platform['print'] } = {}) {
  const { call, asked } = answeringByName(answers);
  render(
    <MemoryRouter initialEntries={[`/operator#reports${choice === '' ? '' : `?${choice}`}`]}>
      <WithQueries>
        <Place />
      </WithQueries>
    </MemoryRouter>,
    { call, ...more },
  );
  return { asked: () => asked.filter(({ name }) => name === 'report').map(({ body }) => body) };
}

const row = (group: string | null, values: readonly number[], month: string | null = null) => ({
  month,
  group,
  values: [...values],
});
/** Figures of applications, all others 0. */
const figures = (submitted: number, rejected: number, open_: number) =>
  columnsOf('applications', 'district').map(({ name }) => {
    const known: Readonly<Record<string, number>> = { submitted, rejected, open: open_ };
    return known[name] ?? 0;
  });
const DISTRICTS: Report = {
  at: AT,
  rows: [
    row('226', figures(23, 11, 12)),
    row('999', figures(3, 3, 0)),
    row(null, figures(7, 4, 3)),
  ],
};
const MONTHS: Report = {
  at: AT,
  rows: [
    row(null, [4, 2, 2, 1, 1, 150_000_50, 1, 0, 0, 0, 0, 2], '2026-09'),
    row(null, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], '2026-10'),
  ],
};

let saved: Promise<string>[] = [];
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  saved = [];
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      saved.push(content.text());
      return 'blob:report';
    },
    revokeObjectURL: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

const cellsOf = (table: HTMLElement, name: RegExp) =>
  within(within(table).getByRole('row', { name, hidden: true }))
    .getAllByRole('cell', { hidden: true })
    .map(({ lastChild }) => lastChild?.textContent);

describe('reports', () => {
  it('cover the last twelve whole months at first, and keep what is chosen in the address', async () => {
    const nothing = { at: AT, rows: [] };
    const { asked } = open({
      report: (body) => succeed(report.body.parse(body).by === 'month' ? MONTHS : nothing),
    });
    await screen.findByRole('heading', { name: 'Applications and outcomes' });
    const first = { report: 'applications', by: 'month', monthly: false };
    expect(asked()).toEqual([{ ...first, from: '2025-11', to: '2026-10' }]);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Period'), 'This financial year');
    await screen.findByText('April 2026 to November 2026, by month.');
    await user.selectOptions(screen.getByLabelText('Group by'), 'Lender');
    await user.click(screen.getByRole('checkbox', { name: 'Month by month' }));
    await expect
      .poll(() => asked().at(-1))
      .toEqual({ ...first, by: 'lender', monthly: true, from: '2026-04', to: '2026-11' });
    await user.selectOptions(screen.getByLabelText('Report'), 'Erasures');
    await expect
      .poll(() => asked().at(-1))
      .toMatchObject({ report: 'erasures', by: 'month', monthly: false });
  });

  it('ask for nothing while the months are no period', async () => {
    const { asked } = open(
      { report: () => succeed(MONTHS) },
      'report=applications&by=month&period=chosen&from=2026-05&to=2026-01',
    );
    expect(screen.getByRole('alert').textContent).toBe(
      'Choose a first and a last month, at most three years apart.',
    );
    await userEvent.setup().selectOptions(screen.getByLabelText('Last month'), 'June 2026');
    await screen.findByText('May 2026 to June 2026, by month.');
    expect(asked()).toMatchObject([{ from: '2026-05', to: '2026-06' }]);
  });

  it('lead from each figure to the list of what it counts', async () => {
    open({ report: () => succeed(MONTHS) });
    const table = await screen.findByRole('table', { name: 'Applications and outcomes, by month' });
    const { begins, ends } = boundsOfMonths('2026-09', '2026-09');
    const links = within(table).getAllByRole('link', { name: /September 2026/ });
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual(
      expect.arrayContaining([
        [
          '1: September 2026, Turned down',
          `#queue?states=CLOSED&submittedFrom=${begins}&submittedBefore=${ends}&outcome=REJECTED`,
        ],
      ]),
    );
    expect(cellsOf(table, /^Month Total/)).toContain('₹1,50,001');
    expect(within(table).getAllByRole('row', { name: /October 2026/ })).toHaveLength(1);
  });

  it('are saved as a file with plain figures and codes', async () => {
    open({
      report: () => succeed(MONTHS),
      listProducts: () => fail({ kind: 'unreachable' }),
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Download as CSV' }));
    const lines = ((await saved[0]) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^Month,Code,Sent,Handed over,.*,Amount paid out \(₹\),/);
    expect(lines[1]).toBe('September 2026,2026-09,4,2,2,1,1,150000.5,1,0,0,0,0,2');
    expect(lines.at(-1)).toMatch(/^Total,,4,/);
  });

  it('are printed under a name that says what they are', async () => {
    const titles: string[] = [];
    const print = () => {
      titles.push(document.title);
      return Promise.resolve('printed' as const);
    };
    document.title = 'Console';
    open({ report: () => succeed(MONTHS) }, '', { print });
    const button = await screen.findByRole('button', { name: 'Print or save as PDF' });
    await userEvent.setup().click(button);
    await expect.poll(() => titles).toEqual(['report-applications-by-month-2025-11-to-2026-10']);
    await expect.poll(() => document.title).toBe('Console');
  });

  it('reports by district are exact on screen, and rounded in the file and in print', async () => {
    open({ report: () => succeed(DISTRICTS) }, 'report=applications&by=district');
    const [screenTable, paper] = await screen.findAllByRole('table', {
      name: 'Applications and outcomes, by district',
      hidden: true,
    });
    if (screenTable === undefined || paper === undefined) throw new Error('no tables');
    expect(within(screenTable).getByRole('link', { name: '23: 226: Lucknow, Sent' })).toBeDefined();
    expect(cellsOf(screenTable, /^District 999/)[0]).toBe('3');
    expect(cellsOf(paper, /^226: Lucknow/).slice(0, 1)).toEqual(['25']);
    expect(new Set(cellsOf(paper, /^999/).slice(1))).toEqual(new Set(['not shown']));
    expect(cellsOf(paper, /^Total/)[0]).toBe('35');
    expect(screen.getByText(/rounded to the nearest five/)).toBeDefined();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Download as CSV' }));
    const file = (await saved[0]) ?? '';
    expect(file).toMatch(/^999,999,fewer than 5,,/m);
    expect(file).not.toMatch(/23|,11,/);
  });

  it('say that there is nothing in a period, and why nothing could be read', async () => {
    let isAway = true;
    open({
      report: () => (isAway ? fail({ kind: 'unreachable' }) : succeed({ at: AT, rows: [] })),
    });
    await screen.findByRole('alert');
    isAway = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Nothing of this kind happened/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
