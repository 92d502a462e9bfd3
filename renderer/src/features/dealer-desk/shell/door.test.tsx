// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, succeed } from '#contract/result.ts';
import { WithQueries, answering } from '#renderer/app/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { Gate } from '#renderer/features/dealer-desk/shell/gate.tsx';
import type { Platform } from '#renderer/platform/platform.ts';
import { NotFoundContext } from '#renderer/ui/navigation/not-found.ts';

const ID = '11111111-1111-4111-8111-111111111111';

const membership = (changed: object) => ({
  id: ID,
  userId: 'RS1',
  role: 'dealer',
  organisation: 'madeup',
  state: 'ACTIVE',
  changedAt: 0,
  ...changed,
});
const memberships = (...all: readonly object[]) =>
  succeed({ memberships: all.map((one) => membership(one)), isSignedInWithBoth: false });

const sessionOf = (userId: string | null): Platform['session'] => {
  const state = { userId, keeping: 'browser' } as const;
  return { current: () => state, ready: Promise.resolve(), subscribe: () => () => undefined };
};
const signIn = () => Promise.resolve(() => <p>The sign-in</p>);

async function open(
  answers: readonly Result<unknown, GatewayFailure>[],
  userId: string | null = 'RS1',
) {
  const { call, asked } = answering(answers);
  const render = await portalRenderer({ areas: ['common', 'dealer-desk'], contents: [] });
  render(
    <MemoryRouter>
      <WithQueries>
        <NotFoundContext value="No such page">
          <Gate signIn={signIn} />
        </NotFoundContext>
      </WithQueries>
    </MemoryRouter>,
    { call, session: sessionOf(userId) },
  );
  return asked;
}

it.each([
  { who: 'nobody', answer: memberships() },
  { who: 'a lender', answer: memberships({ role: 'lender' }) },
  { who: 'an operator', answer: memberships({ role: 'operator', organisation: null }) },
  { who: 'a former member', answer: memberships({ state: 'REVOKED' }) },
])('is not there for $who', async ({ answer }) => {
  const asked = await open([answer]);
  expect(await screen.findByText('No such page')).toBeTruthy();
  expect(asked.map(({ name }) => name)).toEqual(['myMemberships']);
});

it('asks to sign in first, and nothing of the gateway', async () => {
  expect(await open([], null)).toEqual([]);
  expect(await screen.findByText('The sign-in')).toBeTruthy();
});

it('lets an invited member accept', async () => {
  const invited = memberships({ state: 'INVITED' });
  const asked = await open([invited, succeed({ membership: membership({}) }), memberships()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept and open the desk' }));
  expect(await screen.findByText('No such page')).toBeTruthy();
  expect(asked[1]).toEqual({
    name: 'acceptMembership',
    body: { requestId: expect.any(String), membership: ID },
  });
});
