import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { WithQueries, answering } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { showroom } from '#renderer/app/testing/showroom.ts';
import { Gate, type GateProps } from '#renderer/features/staff/gate.tsx';
import { AREAS, STAFF_AREAS } from '#renderer/i18n/areas.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { NotFoundContext } from '#renderer/ui/navigation/not-found.ts';

const showInPortal = await portalRenderer({ areas: [...AREAS, ...STAFF_AREAS] });

const ID = '11111111-1111-4111-8111-111111111111';
const OPERATOR = { role: 'operator', organisation: null, state: 'ACTIVE' };
const LENDER = { role: 'lender', organisation: 'neem', state: 'ACTIVE' };
const DEALER = { role: 'dealer', organisation: 'madeup', state: 'ACTIVE' };

const membership = (one: object) => ({
  id: ID,
  userId: 'RS1',
  duties: [],
  changedAt: 0,
  ...one,
});
const memberships = (isSignedInWithBoth: boolean, ...all: readonly object[]) =>
  succeed({ memberships: all.map((one) => membership(one)), isSignedInWithBoth });

const sessionOf = (userId: string | null): Platform['session'] => {
  const state = { userId, keeping: 'browser' } as const;
  return { current: () => state, ready: Promise.resolve(), subscribe: () => () => undefined };
};

function open(
  role: GateProps['role'],
  answers: readonly Result<unknown, GatewayFailure>[],
  userId: string | null = 'RS1',
  host: Platform['host'] = null,
) {
  const { call, asked } = answering(answers);
  let fetched = 0;
  const props: GateProps = {
    path: role === 'dealer' ? '/dealer-desk' : `/${role}`,
    role,
    areas: [],
    signIn: async () => (signIn) => (
      <button type="button" onClick={signIn.onSignedIn}>
        Give both
      </button>
    ),
    area: async () => {
      fetched += 1;
      return ({ organisation }) => <p>The area of {organisation === '' ? 'us' : organisation}</p>;
    },
  };
  showInPortal(
    <MemoryRouter>
      <WithQueries>
        <NotFoundContext value="No such page">
          <Routes>
            <Route path="/" element={<Gate {...props} />} />
            <Route path="/consumer-profile" element="The own account" />
          </Routes>
        </NotFoundContext>
      </WithQueries>
    </MemoryRouter>,
    { call, host, session: sessionOf(userId) },
  );
  return { asked, fetched: () => fetched };
}

describe('the door to an area of staff', () => {
  it('asks for the other way of signing in where this one does not open the membership', async () => {
    const { fetched } = open('operator', [
      succeed({
        memberships: [membership(OPERATOR)],
        isSignedInWithBoth: true,
        elsewhere: [ID],
      }),
    ]);
    expect(await screen.findByText(/not in the way that opens this area/)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Give both' })).toBeDefined();
    expect(fetched()).toBe(0);
  });

  it.each([
    { who: 'an operator', role: 'operator', has: [OPERATOR], sees: 'The area of us' },
    { who: 'a lender’s member', role: 'lender', has: [DEALER, LENDER], sees: 'The area of neem' },
  ] as const)('opens to $who', async ({ role, has, sees }) => {
    open(role, [memberships(true, ...has)]);
    expect(await screen.findByText(sees)).toBeDefined();
  });

  it.each([
    { who: 'nobody in particular', role: 'operator', has: [] },
    { who: 'a lender’s member', role: 'operator', has: [LENDER] },
    { who: 'a dealer’s member', role: 'operator', has: [DEALER] },
    { who: 'an operator', role: 'lender', has: [OPERATOR] },
    { who: 'a former operator', role: 'operator', has: [{ ...OPERATOR, state: 'REVOKED' }] },
    { who: 'nobody', role: 'dealer', has: [] },
    { who: 'a lender', role: 'dealer', has: [LENDER] },
    { who: 'an operator', role: 'dealer', has: [OPERATOR] },
    { who: 'a former member', role: 'dealer', has: [{ ...DEALER, state: 'REVOKED' }] },
  ] as const)('is at /$role no page at all for $who', async ({ role, has }) => {
    const { asked, fetched } = open(role, [memberships(true, ...has)]);
    expect(await screen.findByText('No such page')).toBeDefined();
    expect(asked.map(({ name }) => name)).toEqual(['myMemberships']);
    expect(fetched()).toBe(0);
  });

  it('leads whoever works for no dealer to their account in a showroom, whose program starts here', async () => {
    open('dealer', [memberships(false)], 'RS1', showroom({}));
    expect(await screen.findByText('The own account')).toBeDefined();
  });

  it.each(['operator', 'dealer'] as const)(
    'asks nothing of the gateway before %s has signed in',
    async (role) => {
      const { asked } = open(role, [], null);
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
      expect(await screen.findByRole('button', { name: 'Give both' })).toBeDefined();
      expect(asked).toEqual([]);
    },
  );

  it('asks who has signed in with one of password and code for both, and then opens', async () => {
    const { fetched } = open('operator', [
      memberships(false, OPERATOR),
      memberships(true, OPERATOR),
    ]);
    const both = await screen.findByRole('button', { name: 'Give both' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/password and code/);
    expect(fetched()).toBe(0);
    await userEvent.click(both);
    expect(await screen.findByText('The area of us')).toBeDefined();
  });

  it('opens a dealer’s desk to one of password and code', async () => {
    open('dealer', [memberships(false, DEALER)]);
    expect(await screen.findByText('The area of madeup')).toBeDefined();
  });

  it('lets an invited member of a dealer accept', async () => {
    const { asked } = open('dealer', [
      memberships(false, { ...DEALER, state: 'INVITED' }),
      succeed({ membership: membership(DEALER) }),
      memberships(false, DEALER),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept and open the desk' }));
    expect(await screen.findByText('The area of madeup')).toBeDefined();
    expect(asked[1]).toEqual({
      name: 'acceptMembership',
      body: { requestId: expect.any(String), membership: ID },
    });
  });

  it('has a heading, too, where the gateway cannot be reached', async () => {
    open('operator', [fail({ kind: 'unreachable' })]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'This page could not be opened',
    );
  });

  it('lets an invited person accept, and then opens', async () => {
    const { asked } = open('operator', [
      memberships(true, { ...OPERATOR, state: 'INVITED' }),
      succeed({ membership: membership(OPERATOR) }),
      memberships(true, OPERATOR),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The area of us')).toBeDefined();
    expect(asked[1]).toEqual({
      name: 'acceptMembership',
      body: { requestId: expect.any(String), membership: ID },
    });
  });
});
