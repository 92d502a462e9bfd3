// @vitest-environment jsdom
import { asId } from '#domain/ids.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { type AnswersByName, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { AT, queued } from '#renderer/features/operator/queue/testing/queued.ts';
import { ConsoleSearch } from '#renderer/features/operator/search/console-search.tsx';
import { WithPageActions } from '#renderer/ui/staff/page-actions.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const render = await portalRenderer({
  areas: ['common', 'staff', 'operator', 'operator-queue', 'operator-service', 'applications'],
  contents: [],
});
// What the box fetches when it opens takes longer than a query of a test waits.
beforeAll(async () => {
  await import('#renderer/features/operator/search/search-dialog.tsx');
  // jsdom draws nothing that could be scrolled.
  Element.prototype.scrollIntoView = () => undefined;
});

const NOTHING = { applications: [], grievances: [], isWhole: true, at: AT };
const FOUND = {
  ...NOTHING,
  applications: [
    {
      ...queued(1, {
        state: 'IN_REVIEW',
        claim: {
          membership: asId('membership', '11111111-1111-4111-8111-111111111111'),
          isMine: false,
          at: AT,
        },
      }),
      by: 'phone',
      claimedBy: 'Meera Iyer',
    },
    { ...queued(2), by: 'phone', claimedBy: null },
  ],
  grievances: [
    { number: 'GR0000000001', state: 'OPEN', dueAt: AT, application: null, by: 'phone' },
  ],
};

function Page() {
  const { hash } = useLocation();
  const [claims, setClaims] = useState(0);
  return (
    <WithPageActions>
      <ConsoleSearch />
      <input aria-label="A field" />
      {claims === 0 && <PageButton onClick={() => setClaims(1)}>Claim</PageButton>}
      <PageButton aria-label="Edit: Sharma Motors" onClick={() => setClaims(2)}>
        Edit
      </PageButton>
      <output>
        {hash} {claims}
      </output>
    </WithPageActions>
  );
}

function open(answers: AnswersByName = {}) {
  const { call, asked } = answeringByName(answers);
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/operator#dashboard'],
  });
  render(<RouterProvider router={router} />, { call });
  return { asked, keys: userEvent.setup() };
}

const box = () => screen.findByRole('combobox', { name: /^Search for an application/ });
const linesOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const active = () => screen.getByRole('option', { selected: true }).textContent;

async function opened(answers: AnswersByName = {}) {
  const shown = open(answers);
  await shown.keys.keyboard('{Control>}k{/Control}');
  // Fluent gives it the focus itself in a browser, where it can tell that it is visible.
  (await box()).focus();
  return shown;
}

describe('the search box', () => {
  it('opens by Ctrl+K and by its button, and gives the focus back', async () => {
    const { keys } = open();
    const field = screen.getByRole('textbox', { name: 'A field' });
    field.focus();
    await keys.keyboard('{Control>}k{/Control}');
    (await box()).focus();
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(field);
    const button = screen.getByRole('button', { name: /^Search/ });
    await keys.click(button);
    expect(await box()).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('lists every page and what the open page offers, and goes there', async () => {
    const { keys, asked } = await opened();
    expect(linesOf('On this page')).toEqual(['Claim']);
    expect(linesOf('Go to')).toHaveLength(19);
    expect(active()).toBe('Claim');
    await keys.keyboard('{ArrowUp}');
    expect(active()).toBe('MembersPeople');
    await keys.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('DashboardWork');
    await keys.keyboard('GRIEV');
    expect(linesOf('Go to')).toEqual(['GrievancesService']);
    expect(active()).toBe('GrievancesService');
    await keys.keyboard('{Enter}');
    expect(await screen.findByText('#grievances 0')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('does what the page offers, once the box is closed, and no longer lists what is gone', async () => {
    const { keys } = await opened();
    await keys.keyboard('cla{Enter}');
    expect(await screen.findByText('#dashboard 1')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await keys.keyboard('{Control>}k{/Control}');
    await box();
    expect(screen.queryByRole('group', { name: 'On this page' })).toBeNull();
  });

  it('does what a row offers, which is listed for what is typed', async () => {
    const { keys } = await opened();
    await keys.keyboard('sharma');
    expect(linesOf('On this page')).toEqual(['Edit: Sharma Motors']);
    expect(active()).toBe('Edit: Sharma Motors');
    await keys.keyboard('{Enter}');
    expect(await screen.findByText('#dashboard 2')).toBeTruthy();
  });

  it('searches by Enter, and opens what it finds', async () => {
    const { keys, asked } = await opened({ searchConsole: () => succeed(FOUND) });
    await keys.keyboard('98765 43210');
    expect(active()).toBe('Search for “98765 43210”By phone number');
    expect(asked).toEqual([]);
    await keys.keyboard('{Enter}');
    await expect
      .poll(() => linesOf('Applications and grievances'))
      .toEqual([
        'Application LA0000000001Being checked · claimed by Meera Iyer · found by phone number',
        'Application LA0000000002New · claimed by nobody · found by phone number',
        'Grievance GR0000000001Waiting for an answer · found by phone number',
      ]);
    expect(asked).toEqual([{ name: 'searchConsole', body: { search: '98765 43210' } }]);
    expect(screen.getByText('3 results')).toBeTruthy();
    await keys.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('#application=LA0000000002 0')).toBeTruthy();
  });

  it('looks for a name only when asked, after the pages that begin so', async () => {
    const { keys, asked } = await opened({ searchConsole: () => succeed(NOTHING) });
    await keys.keyboard('mem');
    expect(active()).toBe('MembersPeople');
    await keys.keyboard('{ArrowDown}');
    expect(active()).toBe('Search for “mem”By name, among the applications that you have claimed');
    await keys.keyboard('{Enter}');
    expect(await screen.findByText(/^Nothing found for “mem”\. You can search by/)).toBeTruthy();
    expect(asked).toHaveLength(1);
    // The page that begins so is still there.
    expect(active()).toBe('MembersPeople');
  });

  it('says what can be looked for where nothing can', async () => {
    const { keys } = await opened();
    await keys.keyboard('12345');
    expect(screen.getByText(/^Nothing found for “12345”\. You can search by/)).toBeTruthy();
    expect(screen.queryAllByRole('option')).toEqual([]);
    // Nothing happens.
    await keys.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy();
  });

  it('says that it is looking, why it failed, and searches again', async () => {
    const first = Promise.withResolvers<undefined>();
    let tries = 0;
    const { keys } = await opened({
      async searchConsole() {
        tries += 1;
        if (tries > 1) return succeed({ ...FOUND, isWhole: false });
        await first.promise;
        return fail({ kind: 'unreachable' });
      },
    });
    await keys.keyboard('LA0000000001{Enter}');
    expect(await screen.findByText('Searching…')).toBeTruthy();
    first.resolve(undefined);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(active()).toBe('Search for “LA0000000001”By application number');
    await keys.keyboard('{Enter}');
    expect(await screen.findByText('There are more; the newest are shown.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows no answer about something else than what is typed', async () => {
    const answered = Promise.withResolvers<undefined>();
    const { keys } = await opened({
      async searchConsole() {
        await answered.promise;
        return succeed(FOUND);
      },
    });
    await keys.keyboard('LA0000000001{Enter}');
    await screen.findByText('Searching…');
    await keys.keyboard('{Backspace}2');
    answered.resolve(undefined);
    expect(active()).toBe('Search for “LA0000000002”By application number');
    await keys.keyboard('{Backspace}1');
    await expect.poll(() => linesOf('Applications and grievances')).toHaveLength(3);
  });
});
