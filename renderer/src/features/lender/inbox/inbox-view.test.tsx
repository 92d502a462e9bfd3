// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import {
  answeringByName,
  type AnswersByName,
  WithQueries,
} from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { InboxView } from '#renderer/features/lender/inbox/inbox-view.tsx';
import { CAME_AT, NUMBER, inboxOf } from '#renderer/features/lender/testing/opened-case.ts';

const show = await portalRenderer({ areas: ['staff', 'lender', 'lender-inbox'] });
const OTHER = 'LA0000000002';
const ALL = { states: [], only: null, order: 'newest', after: null };

const VIEW = {
  view: '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a04',
  name: 'Overdue',
  choice: { state: 'PROCESSING', only: 'late', order: 'waiting' },
  isShared: true,
  isMine: false,
  by: 'Meena Das',
  mayChange: true,
  version: 2,
} as const;

function open(
  answers: (body: unknown) => Result<unknown, GatewayFailure>,
  { saved = null, ...more }: AnswersByName & { readonly saved?: string | null } = {},
) {
  const { call, asked } = answeringByName({
    lenderCases: answers,
    caseViews: () => succeed({ views: saved === null ? [] : [VIEW] }),
    ...more,
  });
  show(
    <MemoryRouter>
      <WithQueries>
        <InboxView saved={saved} />
      </WithQueries>
    </MemoryRouter>,
    { call },
  );
  return (of = 'lenderCases') => asked.filter(({ name }) => name === of).map(({ body }) => body);
}

describe('the inbox', () => {
  it('says of each case what is new, how far it is, and what comes next', async () => {
    open(() =>
      succeed(
        inboxOf([
          {},
          {
            number: OTHER,
            state: 'AGREED',
            delivery: 'ISSUED',
            waitsFor: 'dealer',
            next: null,
            unread: 0,
            since: CAME_AT - 3 * 86_400_000,
            amount: null,
          },
        ]),
      ),
    );
    const rows = await screen.findAllByRole('row');
    const texts = rows.map(({ textContent }) => textContent);
    expect(texts[1]).toContain(`${NUMBER}1 new messageNewOpen it₹1,20,000`);
    expect(texts[1]).toContain('Today');
    expect(texts[2]).toContain('Delivery order issuedThe dealer’s turnNo longer shown');
    expect(texts[2]).toContain('3 days');
    expect(screen.getByRole('link', { name: NUMBER }).getAttribute('href')).toBe(`#case=${NUMBER}`);
  });

  it('asks for what is chosen, from the first page on, and turns pages', async () => {
    const next = { at: 7, number: OTHER };
    const asked = open(() => succeed(inboxOf([{}], { next })));
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Waiting for us');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Offered');
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Longest waiting first');
    await userEvent.click(screen.getByRole('button', { name: 'Show all cases' }));
    expect(asked()).toEqual([
      ALL,
      { ...ALL, after: next },
      { ...ALL, only: 'waiting-for-lender' },
      { ...ALL, only: 'waiting-for-lender', states: ['OFFERED'] },
      { ...ALL, only: 'waiting-for-lender', states: ['OFFERED'], order: 'waiting' },
      { ...ALL, order: 'waiting' },
    ]);
  });

  it('tells an empty inbox from a choice that nothing fits', async () => {
    open(() => succeed(inboxOf([])));
    expect(await screen.findByText(/No application has been sent to you yet/)).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Rejected');
    expect(await screen.findByText('No case fits this choice.')).toBeDefined();
  });

  it('says that there is no connection, and asks again', async () => {
    let isThere = false;
    open(() => (isThere ? succeed(inboxOf([{}])) : fail({ kind: 'unreachable' })));
    expect(await screen.findByText(/There is no connection/)).toBeDefined();
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: NUMBER })).toBeDefined();
  });

  it('says so where messages go to the lender’s own system', async () => {
    const lender = { id: 'tulsi', names: { en: 'Tulsi', hi: 'तुलसी' }, hasSystem: true };
    open(() => succeed(inboxOf([{}], { lender })));
    expect(await screen.findByText(/Messages for Tulsi go to its own system/)).toBeDefined();
  });
});

describe('a saved view of the inbox', () => {
  it('shows what it keeps, and is changed with what is chosen then', async () => {
    const asked = open(() => succeed(inboxOf([{}])), {
      saved: VIEW.view,
      saveCaseView: () => succeed({ view: VIEW.view, version: 3 }),
    });
    expect(await screen.findByRole('link', { name: 'Overdue (from Meena Das)' })).toBeDefined();
    await expect
      .poll(() => asked())
      .toEqual([{ states: ['PROCESSING'], only: 'late', order: 'waiting', after: null }]);
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Our answer is due soon');
    expect(await screen.findByText('Differs from “Overdue” as saved.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => asked('saveCaseView'))
      .toMatchObject([
        {
          seen: { view: VIEW.view, version: 2 },
          name: 'Overdue',
          isShared: true,
          choice: { ...VIEW.choice, only: 'soon' },
        },
      ]);
  });

  it('gives way to all cases, also where nothing else is open', async () => {
    const asked = open(() => succeed(inboxOf([{}])), {
      caseViews: () => succeed({ views: [VIEW] }),
    });
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Our answer is due soon');
    await userEvent.click(await screen.findByRole('link', { name: 'All cases' }));
    await expect.poll(() => asked()).toEqual([ALL, { ...ALL, only: 'soon' }, ALL]);
  });

  it('is kept under a name that is asked for', async () => {
    const asked = open(() => succeed(inboxOf([{}])), {
      saveCaseView: () => succeed({ view: VIEW.view, version: 1 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a view' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'All of ours');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => asked('saveCaseView'))
      .toMatchObject([
        {
          seen: null,
          name: 'All of ours',
          isShared: false,
          choice: { state: null, only: null, order: 'newest' },
        },
      ]);
  });
});
