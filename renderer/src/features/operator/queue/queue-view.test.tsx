// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Result, fail, succeed } from '#contract/result.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type AnswersByName, answeringByName } from '#renderer/app/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import type { QueuedApplication } from '#renderer/features/operator/queue/queue-filter.ts';
import { QueueView } from '#renderer/features/operator/queue/queue-view.tsx';
import { AT, queued } from '#renderer/features/operator/queue/testing/queued.ts';

const render = await portalRenderer({
  areas: ['common', 'staff', 'operator', 'operator-queue', 'applications'],
  contents: [],
});

const ONE = queued(1);
const TWO = queued(2, { dueAt: AT + 6 * 3_600_000 });

/** What the list holds, for a test to change. */
let inList: readonly QueuedApplication[] = [];
beforeEach(() => {
  inList = [ONE, TWO];
});

const unreachable = () => fail({ kind: 'unreachable' } as const);
const page = (): Result<unknown, GatewayFailure> =>
  succeed({ applications: inList, next: null, at: AT });
const noLenders = () => succeed({ lenders: [], products: [], catalogueHash: '0'.repeat(64) });

function At() {
  const { hash } = useLocation();
  return (
    <>
      <QueueView filter={hash.split('?')[1] ?? ''} />
      <output>{hash}</output>
    </>
  );
}

function open(answers: AnswersByName, hash = '#queue') {
  const { call, asked } = answeringByName({ queue: page, listProducts: noLenders, ...answers });
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
        claim: { membership: '11111111-1111-4111-8111-111111111111', isMine: false, at: AT },
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
    open({ claimApplication: () => fail({ kind: 'refused', status: 409, current }) });
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
    expect(await screen.findByText(/No application fits/)).toBeTruthy();
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('says what to do where nothing fits, and where nothing waits', async () => {
    inList = [];
    const { router } = open({});
    expect(await screen.findByText(/^Nothing waits for us/)).toBeTruthy();
    await router.navigate('/operator#queue?pinArea=226');
    expect(await screen.findByText(/^No application fits these filters/)).toBeTruthy();
  });

  it('goes to an application by its number, and says how one looks', async () => {
    open({});
    const field = await screen.findByRole('searchbox', { name: 'Go to an application' });
    await userEvent.type(field, 'LA12{Enter}');
    const wrong = await screen.findByText(/^An application’s number is LA and ten digits/);
    // Below the field and its button, which it would otherwise separate.
    const press = screen.getByRole('button', { name: 'Open' });
    expect(press.compareDocumentPosition(wrong)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.clear(field);
    await userEvent.type(field, 'la 0123456789{Enter}');
    expect(screen.getByText('#application=LA0123456789')).toBeTruthy();
  });

  it('says that there is no connection, and reads again when asked', async () => {
    let isAway = true;
    open({ queue: () => (isAway ? unreachable() : page()) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await userEvent.click(again);
    expect(await rowOf(ONE)).toBeTruthy();
  });
});
