// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { fail } from '#contract/result.ts';
import { asId } from '#domain/ids.ts';
import {
  type AnswersByName,
  WithQueries,
  answeringByName,
  refused,
} from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { SameNumber } from '#renderer/features/dealer-desk/leads/form/same-number.tsx';
import { ImportLeads } from '#renderer/features/dealer-desk/leads/import/import-leads.tsx';
import { ALL_OPEN, askedOf } from '#renderer/features/dealer-desk/leads/list/lead-filter.ts';
import { LeadBrowser } from '#renderer/features/dealer-desk/leads/list/lead-browser.tsx';
import { aLead } from '#renderer/features/dealer-desk/leads/testing/a-lead.ts';
import { ShowroomView } from '#renderer/features/dealer-desk/showroom/showroom-view.tsx';
import { AREAS } from '#renderer/i18n/areas.ts';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';

const render = await portalRenderer({ areas: AREAS });
const [ME, OTHER] = [
  asId('membership', '33333333-3333-4333-8333-333333333333'),
  asId('membership', '44444444-4444-4444-8444-444444444444'),
];
const OWNED = aLead({ owner: { membership: OTHER, name: 'Salma' } });
const NEW = '55555555-5555-4555-8555-555555555555';
const DESK = {
  dealer: { id: 'one', names: { en: 'One', hi: 'एक' } },
  member: { userId: 'RS10000001', membership: ME, name: 'Mohan', duty: 'manager' },
  openLeads: 1,
  dueLeads: 0,
};
const TEAM = {
  members: [
    { membership: ME, name: 'Mohan', duty: 'manager' },
    { membership: OTHER, name: 'Salma', duty: 'salesperson' },
  ],
};

function show(part: ReactNode, answers: AnswersByName) {
  const { call, asked } = answeringByName({ desk: () => DESK, team: () => TEAM, ...answers });
  render(
    <MemoryRouter>
      <WithQueries>
        <Toasts closeLabel="Close">{part}</Toasts>
      </WithQueries>
    </MemoryRouter>,
    { call },
  );
  return (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);
}

const list = (answers: AnswersByName) =>
  show(<LeadBrowser choosable label="Leads" asked={askedOf(ALL_OPEN, '2026-11-22')} none="" />, {
    leads: () => ({ leads: [OWNED], next: null }),
    ...answers,
  });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('says whose a lead is, and hands over those that are chosen', async () => {
  const bodiesOf = list({ assignLeads: () => ({ assigned: 1 }) });
  expect(await screen.findByRole('gridcell', { name: 'Salma' })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Ravi Madeup' }));
  await press('Hand over');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  expect(within(dialog).getByText('Choose who takes over.')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Mohan' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('1 lead handed over to Mohan')).toBeDefined();
  expect(bodiesOf('assignLeads')).toMatchObject([{ leads: [OWNED.lead], owner: ME }]);
});

it('keeps the choice of a colleague whose leads only a manager hands over', async () => {
  list({ assignLeads: () => fail(refused('lead-of-colleague')) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Ravi Madeup' }));
  await press('Hand over');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Unassigned' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  expect(await within(dialog).findByText(/^A manager of your showroom hands over/)).toBeDefined();
});

it('says which of several have changed and were not marked as lost', async () => {
  const bodiesOf = list({ loseLeads: () => ({ lost: 0, changed: [OWNED.lead] }) });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Choose all/ }));
  await press('Mark as lost');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'too expensive' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as lost' }));
  expect(await screen.findByText(/1 has changed in the meantime/)).toBeDefined();
  expect(bodiesOf('loseLeads')).toMatchObject([
    { leads: [{ lead: OWNED.lead, version: 1 }], reason: 'too-expensive' },
  ]);
});

it('asks about a number only once it is complete, and says whose lead has it', async () => {
  const found = {
    lead: OWNED.lead,
    mobileNumber: '9800012345',
    name: 'Ravi Madeup',
    owner: null,
    state: 'LOST',
    createdAt: OWNED.createdAt,
  };
  const number = (typed: string) => <SameNumber typed={typed} except={NEW} />;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const early = show(number('98000'), { sameNumber: () => ({ leads: [found] }) });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(early('sameNumber')).toEqual([]);
  const bodiesOf = show(number('98000 12345'), { sameNumber: () => ({ leads: [found] }) });
  const text = await screen.findByText(/^Ravi Madeup has this number\. Lost, since 20 Nov 2026/);
  expect(text.textContent).toContain('Salesperson: Unassigned');
  expect(screen.getByRole('link', { name: 'Open Ravi Madeup' })).toBeDefined();
  expect(bodiesOf('sameNumber')).toEqual([{ mobileNumbers: ['9800012345'], except: NEW }]);
});

it('imports part after part, and goes on where a part had no answer', async () => {
  let times = 0;
  const bodiesOf = show(<ImportLeads onDone={() => undefined} />, {
    sameNumber: () => ({ leads: [] }),
    importLeads: () =>
      ++times === 2 ? fail({ kind: 'unreachable' }) : { added: 30, merged: 0, skipped: 0 },
  });
  const lines = Array.from({ length: 60 }, (_, at) => `Asha ${at},98000${10_000 + at}`);
  const file = new File([['name,mobile_number', ...lines].join('\n')], 'leads.csv');
  await userEvent.upload(screen.getByLabelText(/choose/i, { selector: 'input' }), file);
  expect(await screen.findByText(/^60 leads in the file/)).toBeDefined();
  await press('Import');
  expect(await screen.findByText(/^So far: 30 added/)).toBeDefined();
  await press('Go on importing');
  expect(await screen.findByText(/^Imported: 60 added/)).toBeDefined();
  const bodies = bodiesOf('importLeads');
  expect(bodies).toHaveLength(3);
  expect(bodies[2]).toEqual(bodies[1]);
});

it('shows a manager the figures, which lead to the leads that they count', async () => {
  const figures = {
    leads: 2,
    won: 1,
    lost: 1,
    quotes: 3,
    applications: 1,
    delivered: 0,
    received: 150_000_00,
  };
  const filters: unknown[] = [];
  const bodiesOf = show(<ShowroomView onLeads={(filter) => filters.push(filter)} />, {
    showroom: () => ({
      total: figures,
      bySalesperson: [{ membership: OTHER, name: 'Salma', ...figures }],
      byModel: [],
      byWeek: [],
      bySource: [{ source: 'online', leads: 2, won: 1, lost: 1 }],
      byReason: [{ reason: 'no-loan', lost: 1 }],
      byStage: [{ stage: 'paid', applications: 1 }],
    }),
    changeDealerDuty: () => ({ membership: OTHER, duty: 'manager' }),
  });
  const table = await screen.findByRole('table', { name: /^From / });
  const row = within(table).getByRole('row', { name: /^SalespersonSalma|Salma/ });
  expect(row.textContent).toContain('₹1,50,000');
  await userEvent.click(within(row).getByRole('link', { name: '2' }));
  expect(filters).toMatchObject([{ owner: OTHER, state: 'all', written: expect.any(Object) }]);
  const why = screen.getByRole('table', { name: 'Why people did not buy' });
  await userEvent.click(within(why).getByRole('link', { name: '1' }));
  expect(filters[1]).toMatchObject({ state: 'LOST', reason: 'no-loan', owner: 'all' });
  await press('Make a manager');
  expect(bodiesOf('changeDealerDuty')).toMatchObject([{ membership: OTHER, duty: 'manager' }]);
});
