// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ReplyOf } from '#contract/gateway.ts';
import type { serviceLevelFigures } from '#contract/operators/service-levels.ts';
import { fail, succeed } from '#contract/result.ts';
import { type AnswersByName, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { DashboardView } from '#renderer/features/operator/dashboard/dashboard-view.tsx';
import type { Figures } from '#renderer/features/operator/dashboard/figures.ts';

const render = await portalRenderer({
  areas: ['common', 'staff', 'operator', 'operator-dashboard', 'operator-queue', 'applications'],
  contents: [],
});

const HOUR = 3_600_000;
const MEMBERSHIP = '3d5b8a3e-5c0c-4f8e-9d52-0e4b7a1c2f10';
const begins = Date.parse('2026-11-15T18:30:00Z');
const ends = begins + 7 * 24 * HOUR;
const NOTHING = { submitted: 0, answered: 0, median: null, p90: null };

const FIGURES: Figures = {
  at: ends - HOUR,
  scansDocuments: true,
  isVaultOwn: true,
  period: { from: '2026-11-16', to: '2026-11-22', begins, ends },
  open: [
    { state: 'SUBMITTED', due: 'overdue', count: 3 },
    { state: 'WITH_LENDER', due: 'none', count: 5 },
  ],
  closed: [{ outcome: 'REJECTED', count: 2 }],
  answers: { submitted: 9, answered: 4, median: 5 * HOUR, p90: 60 * HOUR },
  weeks: [{ begins, ends, submitted: 9, answered: 4, median: 5 * HOUR, p90: 60 * HOUR }],
  lenders: [
    { lenderId: 'sample-neem', sent: 4, offered: 3, accepted: 1, rejected: 0, disbursed: 0 },
  ],
  drafts: {
    begun: 20,
    submitted: 9,
    open: 4,
    ended: 7,
    endedWith: [{ section: 'vehicle', count: 6 }],
    endedUnknown: 0,
  },
};
const EMPTY: Figures = {
  ...FIGURES,
  open: [],
  closed: [],
  answers: NOTHING,
  weeks: [{ begins, ends, ...NOTHING }],
  lenders: [],
  drafts: { ...FIGURES.drafts, begun: 0, submitted: 0, open: 0, ended: 0 },
};

function open(answers: AnswersByName) {
  const { call, asked } = answeringByName(answers);
  // Failures are not retried automatically, which takes seconds.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <DashboardView />
    </QueryClientProvider>,
    { call },
  );
  return { asked };
}

const linksIn = (name: string) =>
  within(screen.getByRole('table', { name }))
    .queryAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);

it('has a way from each figure to the list of what it counts', async () => {
  open({ dashboard: () => succeed(FIGURES) });
  await screen.findByRole('heading', { name: 'Open now' });
  expect(linksIn('Open applications by state and time frame')).toEqual([
    ['3: New, Overdue', '#queue?states=SUBMITTED&due=overdue'],
    ['3: New', '#queue?states=SUBMITTED'],
    ['5: With the lenders, Nothing waits for us', '#queue?states=WITH_LENDER&due=none'],
    ['5: With the lenders', '#queue?states=WITH_LENDER'],
    ['3: All, Overdue', expect.stringContaining('due=overdue')],
    ['5: All, Nothing waits for us', expect.stringContaining('due=none')],
    ['8: All', '#queue?states=SUBMITTED,IN_REVIEW,ACTION_REQUIRED,WITH_LENDER'],
  ]);
  const period = `submittedFrom=${begins}&submittedBefore=${ends}`;
  const anyState = 'states=SUBMITTED,IN_REVIEW,ACTION_REQUIRED,WITH_LENDER,CLOSED';
  expect(linksIn('Time to the first answer, by weeks')[1]).toEqual([
    '4: All, Answered',
    `#queue?${anyState}&${period}&firstAnswer=given`,
  ]);
  expect(await screen.findByRole('link', { name: '3: sample-neem, Offer made' })).toHaveProperty(
    'hash',
    `#queue?${anyState}&lenderId=sample-neem&${period}&lenderStep=offered`,
  );
  expect(linksIn('Closed applications by outcome')).toEqual([
    ['2: Turned down', `#queue?states=CLOSED&${period}&outcome=REJECTED`],
  ]);
  expect(linksIn('Where drafts are abandoned')).toEqual([]);
  expect(
    screen.getByText(/Half of all had an answer within 5 hours, nine of ten within 2.5 days/),
  ).toBeDefined();
});

const LEVELS: ReplyOf<typeof serviceLevelFigures> = {
  at: FIGURES.at,
  period: FIGURES.period,
  now: [
    { step: 'claim', is: 'late', count: 2 },
    { step: 'lender', is: 'soon', count: 1 },
  ],
  ended: [
    {
      step: 'check',
      party: MEMBERSHIP,
      name: 'Asha Verma',
      count: 7,
      late: 1,
      median: 3 * HOUR,
      p90: 52.4 * HOUR,
    },
    { step: 'check', party: 'gone', name: '', count: 1, late: 0, median: 60_000, p90: 60_000 },
    {
      step: 'lender',
      party: 'sample-neem',
      name: '',
      count: 4,
      late: 0,
      median: 9 * HOUR,
      p90: 20 * HOUR,
    },
  ],
};

it('says how steps stand against their time frames, by operator and lender', async () => {
  open({ dashboard: () => succeed(FIGURES), serviceLevelFigures: () => succeed(LEVELS) });
  await screen.findByRole('table', { name: 'Steps to be taken now' });
  expect(linksIn('Steps to be taken now')).toEqual([
    ['2: To be claimed, Over', '#queue?step=claim&stepIs=late'],
    ['1: Lender’s answer, Ends soon', '#queue?step=lender&stepIs=soon'],
  ]);
  const period = `submittedFrom=${begins}&submittedBefore=${ends}`;
  const anyState = 'states=SUBMITTED,IN_REVIEW,ACTION_REQUIRED,WITH_LENDER,CLOSED';
  expect(linksIn('Decisions, by operator').slice(0, 2)).toEqual([
    [
      '7: Asha Verma, Done',
      `#queue?${anyState}&${period}&step=check&stepIs=taken&stepBy=${MEMBERSHIP}`,
    ],
    [
      '1: Asha Verma, Too late',
      `#queue?${anyState}&${period}&step=check&stepIs=taken-late&stepBy=${MEMBERSHIP}`,
    ],
  ]);
  const rows = within(screen.getByRole('table', { name: 'Decisions, by operator' }));
  expect(rows.getByRole('row', { name: /Asha Verma.*3 hours.*52.5 hours$/ })).toBeDefined();
  expect(rows.getByRole('row', { name: /Somebody who has left.*1 minute/ })).toBeDefined();
  expect(screen.getByRole('table', { name: 'Answers, by lender' })).toBeDefined();
});

it('says that nothing waits, and that nothing was decided', async () => {
  const none = { ...LEVELS, now: [], ended: [] };
  open({ dashboard: () => succeed(FIGURES), serviceLevelFigures: () => succeed(none) });
  expect(await screen.findByText(/^Nothing waits for an operator or a lender/)).toBeDefined();
  expect(screen.getByText(/none has been decided yet/)).toBeDefined();
});

it('says where documents are not scanned for viruses, and what to do', async () => {
  open({ dashboard: () => succeed({ ...FIGURES, scansDocuments: false }) });
  expect(await screen.findByText(/^No virus scanner is configured.*CLAMD_ADDRESS/)).toBeDefined();
});

it('says where the documents carry the mark of another database, and what to do', async () => {
  open({ dashboard: () => succeed({ ...FIGURES, isVaultOwn: false }) });
  expect(await screen.findByText(/marked by another database.*rinsetu vault adopt/)).toBeDefined();
});

it('says that there is nothing in a period, and asks again for another one', async () => {
  const { asked } = open({ dashboard: () => succeed(EMPTY) });
  await screen.findByText('No application was sent in this period. Choose a longer one.');
  expect(screen.queryByRole('heading', { name: 'Lenders' })).toBeNull();
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'Period' });
  await user.selectOptions(field, 'Last 4 weeks');
  await screen.findByText('No application was sent in this period. Choose a longer one.');
  expect(asked.filter(({ name }) => name === 'dashboard')).toHaveLength(2);
  await user.selectOptions(field, 'Days that I choose');
  expect(screen.getByRole('alert').textContent).toBe(
    'Enter a first day and a last day, at most a year apart.',
  );
  await user.type(screen.getByLabelText('First day'), '2026-11-01');
  await user.type(screen.getByLabelText('Last day'), '2026-11-02');
  await screen.findByText('No application was sent in this period. Choose a longer one.');
  expect(asked.at(-1)?.body).toEqual({ period: { from: '2026-11-01', to: '2026-11-02' } });
});

it('says why nothing is shown, and asks again', async () => {
  let isAway = true;
  open({ dashboard: () => (isAway ? fail({ kind: 'unreachable' }) : succeed(FIGURES)) });
  await screen.findByRole('alert');
  isAway = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Open now' })).toBeDefined();
});
