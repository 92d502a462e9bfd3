// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { WithQueries, answering } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { Continuation } from '#renderer/features/applications/continuation/continuation.tsx';
import {
  forgetLink,
  keepLink,
  takenLink,
} from '#renderer/features/applications/continuation/link.ts';
import type { Platform } from '#renderer/platform/platform.ts';

const TOKEN = 'x'.repeat(43);
const NUMBER = 'LA0000000001';

const sessionOf = (userId: string | null): Platform['session'] => {
  const state = { userId, keeping: 'browser' } as const;
  return { current: () => state, ready: Promise.resolve(), subscribe: () => () => undefined };
};

async function open(
  answers: readonly Result<unknown, GatewayFailure>[],
  userId: string | null = 'RS1',
) {
  const { call, asked } = answering(answers);
  const onContinued = vi.fn<(number: string) => void>();
  const render = await portalRenderer({ areas: ['common', 'applications'], contents: [] });
  const { container } = render(
    <WithQueries>
      <Continuation onContinued={onContinued}>The page</Continuation>
    </WithQueries>,
    { call, session: sessionOf(userId) },
  );
  return { asked, onContinued, container };
}

beforeEach(() => keepLink(`#continue=${TOKEN}`));
afterEach(forgetLink);

it('follows the link once somebody is signed in, and forgets it', async () => {
  const { asked, onContinued } = await open([succeed({ number: NUMBER })]);
  await waitFor(() => expect(onContinued).toHaveBeenCalledExactlyOnceWith(NUMBER));
  const body = { requestId: expect.any(String), token: TOKEN };
  expect(asked).toEqual([{ name: 'continueHere', body }]);
  expect(takenLink()).toBeNull();
});

it('asks to sign in first, and keeps the link meanwhile', async () => {
  const { asked } = await open([], null);
  expect(screen.getByText(/^Sign in with the number you used at the terminal/)).toBeTruthy();
  expect(asked).toEqual([]);
  expect(takenLink()).toBe(TOKEN);
});

it('says what to do when the link no longer works, and does not retry it', async () => {
  const { onContinued } = await open([fail({ kind: 'refused', status: 404 })]);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This code no longer works/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(takenLink()).toBeNull();
  expect(onContinued).not.toHaveBeenCalled();
});

it('is tried again by the same request when the connection was lost', async () => {
  const { asked, onContinued } = await open([
    fail({ kind: 'unreachable' }),
    succeed({ number: NUMBER }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onContinued).toHaveBeenCalledOnce());
  const [first, second] = asked;
  expect(second).toEqual(first);
});

it('shows nothing where the page was opened without a link', async () => {
  forgetLink();
  const { asked, container } = await open([]);
  expect(container.textContent).toBe('The page');
  expect(asked).toEqual([]);
});
