// @vitest-environment jsdom
import { asId } from '#domain/ids.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Result, fail, succeed } from '#contract/result.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type AnswersByName, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import {
  type QueuedApplication,
  choiceIn,
} from '#renderer/features/operator/queue/queue-filter.ts';
import { QueueView } from '#renderer/features/operator/queue/queue-view.tsx';
import { AT, queued } from '#renderer/features/operator/queue/testing/queued.ts';

const render = await portalRenderer({
  areas: ['common', 'staff', 'operator', 'operator-queue', 'operator-application', 'applications'],
  contents: [],
});

const ONE = queued(1);
const TWO = queued(2, { dueAt: AT + 6 * 3_600_000 });

/** What the list holds, for a test to change. */
let inList: readonly QueuedApplication[] = [];
beforeEach(() => {
  inList = [ONE, TWO];
});

const ONE_MORE = '4d5b8a3e-5c0c-4f8e-9d52-0e4b7a1c2f10';

const unreachable = () => fail({ kind: 'unreachable' } as const);
const page = (): Result<unknown, GatewayFailure> =>
  succeed({ applications: inList, next: null, at: AT });
const noLenders = () => succeed({ lenders: [], products: [], catalogueHash: '0'.repeat(64) });

function At() {
  const { hash } = useLocation();
  return (
    <>
      <QueueView filter={hash.split('?')[1] ?? ''} />
      <output aria-label="Place">{hash}</output>
    </>
  );
}

function open(answers: AnswersByName, hash = '#queue') {
  const { call, asked } = answeringByName({
    queue: page,
    listProducts: noLenders,
    views: () => succeed({ views: [] }),
    ...answers,
  });
  const router = createMemoryRouter([{ path: '*', element: <At /> }], {
    initialEntries: [`/operator${hash}`],
  });
  // Failures are not retried automatically, which takes seconds.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { call },
  );
  return { asked, router };
}

const grid = () => screen.findByRole('grid', { name: 'Applications' });
const rowOf = async ({ number }: QueuedApplication) =>
  within(await grid()).findByRole('row', { name: new RegExp(number) });
const linkTo = async ({ number }: QueuedApplication) =>
  within(await grid()).findByRole('link', { name: number });

describe('the queue', () => {
  it('says in words how much time is left, and whose each application is', async () => {
    inList = [
      queued(1, { dueAt: AT - 50 * 3_600_000, isOverdue: true }),
      queued(2, {
        state: 'IN_REVIEW',
        claim: {
          membership: asId('membership', '11111111-1111-4111-8111-111111111111'),
          isMine: false,
          at: AT,
        },
      }),
      queued(3, { state: 'CLOSED', outcome: 'REJECTED', dueAt: null, pinArea: null, lenders: [] }),
    ];
    open({});
    const [late, taken, closed] = await Promise.all(inList.map((each) => rowOf(each)));
    expect(late?.textContent).toContain('overdue by 2 days');
    expect(taken?.textContent).toContain('due in 5 hours');
    expect(taken?.textContent).toContain('somebody else');
    expect(within(taken ?? document.body).queryByRole('button')).toBeNull();
    expect(closed?.textContent).toContain('Closed: Turned down');
    expect(closed?.textContent).toContain('nothing waits for us');
  });

  it('is usable by keyboard alone', async () => {
    const claimed = { number: TWO.number, version: 4, state: 'IN_REVIEW' };
    const { asked } = open({ claimApplication: () => succeed(claimed) });
    const keys = userEvent.setup();
    (await linkTo(ONE)).focus();
    await keys.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement).toBe(await linkTo(TWO));
    await keys.keyboard('{ArrowRight}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Claim');
    await keys.keyboard('{ArrowLeft}{Home}{End}c');
    expect(await within(await rowOf(TWO)).findByText('you')).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(await linkTo(TWO));
    expect(asked.find(({ name }) => name === 'claimApplication')?.body).toEqual({
      requestId: expect.any(String),
      number: TWO.number,
      version: TWO.version,
    });
    expect(asked.filter(({ name }) => name === 'claimApplication')).toHaveLength(1);
  });

  it('says that somebody else was first, in the updated row', async () => {
    const current = { state: 'IN_REVIEW', version: 4 };
    open({
      claimApplication: () =>
        fail({ kind: 'refused', status: 409, code: 'application-changed', current }),
    });
    await userEvent.click(await screen.findByRole('button', { name: `Claim ${ONE.number}` }));
    const row = await rowOf(ONE);
    expect((await within(row).findByRole('alert')).textContent).toBe(
      'Somebody else has just claimed it.',
    );
    expect(row.textContent).toContain('Being checked');
    expect(row.textContent).toContain('somebody else');
    await expect.poll(() => document.activeElement).toBe(await linkTo(ONE));
  });

  it('moves no row while it reloads, and shows what has arrived on request', async () => {
    open({});
    await rowOf(TWO);
    inList = [queued(3, { dueAt: AT }), TWO];
    await userEvent.click(await screen.findByRole('button', { name: `Claim ${TWO.number}` }));
    expect(await screen.findByText('1 new application.')).toBeTruthy();
    expect((await rowOf(ONE)).textContent).toContain('Not in this list any more');
    expect(screen.queryByText(queued(3).number)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await expect.poll(() => document.activeElement?.textContent).toBe(queued(3).number);
    expect(screen.queryByText(ONE.number)).toBeNull();
  });

  it('keeps the filter in the address, for Back', async () => {
    const { router, asked } = open({});
    await userEvent.selectOptions(await screen.findByLabelText('Claimed by'), 'Nobody');
    expect(screen.getByText('#queue?claimed=by-nobody&order=due')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'PIN area' }), '226');
    expect(screen.getByText('#queue?claimed=by-nobody&pinArea=226&order=due')).toBeTruthy();
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove this filter: Claimed by: Nobody' }),
    );
    expect(screen.getByText('#queue?pinArea=226&order=due')).toBeTruthy();
    expect(asked.at(-1)?.body).toMatchObject({ filter: { claimed: null, pinArea: '226' } });
    await router.navigate(-1);
    expect(await screen.findByText('#queue?claimed=by-nobody&pinArea=226&order=due')).toBeTruthy();
  });

  it('says that it is looking while another filter’s applications are still shown', async () => {
    const answered = Promise.withResolvers<undefined>();
    open({
      queue: async (body) => {
        if (JSON.stringify(body).includes('"CLOSED"')) await answered.promise;
        return page();
      },
      claimApplication: () => succeed({ number: ONE.number, version: 4, state: 'IN_REVIEW' }),
    });
    await rowOf(ONE);
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Closed' }));
    expect(await screen.findByText('Loading…')).toBeTruthy();
    // They can still be worked on.
    await userEvent.click(screen.getByRole('button', { name: `Claim ${ONE.number}` }));
    expect(await within(await rowOf(ONE)).findByText('you')).toBeTruthy();
    expect(screen.getByText('Loading…')).toBeTruthy();
    inList = [];
    answered.resolve(undefined);
    expect(await screen.findByText(/No application matches/)).toBeTruthy();
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('says what to do where nothing fits, and where nothing waits', async () => {
    inList = [];
    const { router } = open({});
    expect(await screen.findByText(/^Nothing waits for us/)).toBeTruthy();
    await router.navigate('/operator#queue?pinArea=226');
    expect(await screen.findByText(/^No application matches these filters/)).toBeTruthy();
  });

  it('says that there is no connection, and reads again when asked', async () => {
    let isAway = true;
    open({ queue: () => (isAway ? unreachable() : page()) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await userEvent.click(again);
    expect(await rowOf(ONE)).toBeTruthy();
  });

  const bar = () => screen.findByRole('group', { name: 'Several at once' });
  const changed = ({ number, version }: QueuedApplication) => ({ number, version });

  it('lets several be ticked by keyboard and claimed, and says until it is closed which were left', async () => {
    const THREE = queued(3, { dueAt: AT + 7 * 3_600_000 });
    inList = [ONE, TWO, THREE];
    const { asked } = open({
      changeClaims: () =>
        succeed({
          done: [ONE, THREE].map(({ number }) => ({ number, version: 4, state: 'IN_REVIEW' })),
          left: [{ number: TWO.number, code: 'with-another-operator' }],
        }),
    });
    const keys = userEvent.setup();
    (await linkTo(ONE)).focus();
    await keys.keyboard('x');
    expect(within(await bar()).getByText('1 selected')).toBeTruthy();
    await keys.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(within(await bar()).getByText('3 selected')).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(await linkTo(THREE));
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Claim 3' }));
    const report = await screen.findByRole('group', { name: 'What was done' });
    await expect.poll(() => document.activeElement).toBe(report);
    expect(within(report).getByText('2 are yours now.')).toBeTruthy();
    expect(within(report).getByText(`1 is with somebody else: ${TWO.number}.`)).toBeTruthy();
    expect(asked.find(({ name }) => name === 'changeClaims')?.body).toEqual({
      requestId: expect.any(String),
      act: { is: 'claim' },
      applications: inList.map(changed),
    });
    expect((await rowOf(THREE)).textContent).toContain('you');
    await userEvent.click(within(report).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('group', { name: 'What was done' })).toBeNull();
  });

  it('ticks all between two with Shift, and all that are shown', async () => {
    inList = [1, 2, 3, 4].map((index) => queued(index, { dueAt: AT + index }));
    open({});
    const box = ({ number }: QueuedApplication) =>
      screen.findByRole('checkbox', { name: `Select ${number}` });
    const [first = ONE, , third = ONE] = inList;
    await userEvent.click(await box(first));
    const keys = userEvent.setup();
    await keys.keyboard('{Shift>}');
    await keys.click(await box(third));
    await keys.keyboard('{/Shift}');
    expect(within(await bar()).getByText('3 selected')).toBeTruthy();
    const all = screen.getByRole('checkbox', { name: 'Select all that are shown' });
    await userEvent.click(all);
    expect(within(await bar()).getByText('4 selected')).toBeTruthy();
    await userEvent.click(all);
    expect(within(await bar()).queryByText(/selected$/)).toBeNull();
  });

  it('offers to do to those that are ticked only what can be done to each', async () => {
    const mine = {
      membership: asId('membership', '11111111-1111-4111-8111-111111111111'),
      isMine: true,
      at: AT,
    };
    inList = [
      ONE,
      queued(2, { dueAt: AT + 1, state: 'IN_REVIEW', claim: mine }),
      queued(3, { dueAt: AT + 2, state: 'IN_REVIEW', claim: { ...mine, isMine: false } }),
    ];
    const { asked } = open({
      colleagues: () =>
        succeed({
          colleagues: [
            { membership: mine.membership, name: 'Meera', userId: 'RS00000002', mayReview: true },
          ],
        }),
      changeClaims: () => succeed({ done: [], left: [] }),
    });
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Select all that are shown' }),
    );
    const names = within(await bar())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Claim 1', 'Release 1', 'Give 2 to a colleague', 'Export 3']);
    await userEvent.click(screen.getByRole('button', { name: 'Give 2 to a colleague' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(
      dialog.getByRole('combobox'),
      await dialog.findByRole('option', { name: 'Meera' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Give to colleague' }));
    await expect
      .poll(() => asked.find(({ name }) => name === 'changeClaims')?.body)
      .toMatchObject({
        act: { is: 'assign', to: mine.membership },
        applications: inList.slice(0, 2).map(changed),
      });
  });

  const VIEW = '3d5b8a3e-5c0c-4f8e-9d52-0e4b7a1c2f10';
  const { states, ...others } = choiceIn('pinArea=226&order=due');
  const savedAs = (differing: object = {}) => ({
    view: VIEW,
    name: 'Lucknow',
    choice: { ...others, states },
    columns: ['state', 'due'],
    isShared: false,
    isMine: true,
    by: 'Asha Verma',
    mayChange: true,
    version: 3,
    ...differing,
  });
  const place = () => screen.getByRole('status', { name: 'Place' }).textContent;

  it('opens a saved view with its filters and columns, and saves or discards what is changed', async () => {
    const { asked } = open({
      views: () => succeed({ views: [savedAs()] }),
      saveView: () => succeed({ view: VIEW, version: 4 }),
    });
    const link = await screen.findByRole('link', { name: 'Lucknow' });
    expect(link.getAttribute('href')).toBe(
      `#queue?view=${VIEW}&columns=state,due&pinArea=226&order=due`,
    );
    cleanup();
    const again = open(
      {
        views: () => succeed({ views: [savedAs()] }),
        saveView: () => succeed({ view: VIEW, version: 4 }),
      },
      link.getAttribute('href') ?? '',
    );
    expect(
      (await screen.findByRole('link', { name: 'Lucknow' })).getAttribute('aria-current'),
    ).toBe('page');
    const headings = within(await grid()).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Tick',
      'Application',
      'State',
      'Due',
      'Claim',
    ]);
    expect((await linkTo(ONE)).getAttribute('href')).toBe(
      `#application=${ONE.number}?view=${VIEW}&columns=state,due&pinArea=226&order=due`,
    );
    expect(screen.queryByText(/^Differs from/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lenders' }));
    expect(screen.getByText('Differs from “Lucknow” as saved.')).toBeTruthy();
    expect(within(await grid()).getByRole('columnheader', { name: 'Lenders' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => again.asked.find(({ name }) => name === 'saveView')?.body)
      .toMatchObject({
        seen: { view: VIEW, version: 3 },
        name: 'Lucknow',
        choice: { pinArea: '226', order: 'due' },
        columns: ['state', 'due', 'lenders'],
        isShared: false,
      });
    await userEvent.click(screen.getByRole('button', { name: 'Discard the changes' }));
    expect(screen.queryByText(/^Differs from/)).toBeNull();
    expect(place()).toBe(link.getAttribute('href'));
    expect(asked.some(({ name }) => name === 'saveView')).toBe(false);
  });

  it('saves what is shown as a view, and says which names are taken', async () => {
    let isTaken = true;
    const { asked } = open(
      {
        saveView: () =>
          isTaken
            ? fail({ kind: 'refused', status: 409, code: 'view-name-taken' })
            : succeed({ view: VIEW, version: 1 }),
      },
      '#queue?pinArea=226&order=due',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please fill in this field.')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox'), 'Lucknow');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with colleagues' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await dialog.findByText('There is already a view with this name. Choose another name.'),
    ).toBeTruthy();
    isTaken = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.poll(place).toBe(`#queue?view=${VIEW}&pinArea=226&order=due`);
    expect(asked.findLast(({ name }) => name === 'saveView')?.body).toMatchObject({
      seen: null,
      name: 'Lucknow',
      choice: { pinArea: '226', order: 'due', states: [] },
      columns: ['state', 'due', 'claim', 'documents', 'lenders', 'pinArea'],
      isShared: true,
    });
  });

  it('lets a colleague’s view be opened and copied, not changed, and deletes one’s own after a question', async () => {
    const shared = savedAs({ isShared: true, isMine: false, mayChange: false });
    const hash = `#queue?view=${VIEW}&pinArea=226&order=due`;
    open({ views: () => succeed({ views: [shared] }) }, hash);
    expect(await screen.findByRole('link', { name: 'Lucknow (from Asha Verma)' })).toBeTruthy();
    expect(await screen.findByText('Differs from “Lucknow” as saved.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save as a view' })).toBeTruthy();
    cleanup();
    let listed = [savedAs({ choice: null, view: ONE_MORE, name: 'Old' }), savedAs()];
    open(
      {
        views: () => succeed({ views: listed }),
        deleteView: () => {
          listed = [];
          return succeed({ view: VIEW });
        },
      },
      hash,
    );
    expect(await screen.findByText('Old (cannot be opened any more)')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect.poll(place).toBe('#queue?pinArea=226&order=due');
  });

  it('says that the view of the address is gone, and keeps its filters', async () => {
    const { asked } = open({}, `#queue?view=${VIEW}&pinArea=226&order=due`);
    expect(await screen.findByText(/^This view is no longer there/)).toBeTruthy();
    expect(asked.find(({ name }) => name === 'queue')?.body).toMatchObject({
      filter: { pinArea: '226' },
    });
  });
});
