import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { SessionState } from '#contract/session-state.ts';
import { SessionKeeper } from '#renderer/app/session/session-keeper.tsx';
import { answering } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { AREAS } from '#renderer/i18n/areas.ts';
import { type ExpectedEnd, useExpectedEnd } from '#renderer/platform/context/expected-end.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import type { Platform } from '#renderer/platform/platform.ts';
import { fail } from '#contract/result.ts';
import { prerenderPlatform } from '#renderer/platform/prerender-platform.ts';

const showInPortal = await portalRenderer({ areas: AREAS });

let platforms: Platform[] = [];

function Notes({ ending }: { readonly ending: ExpectedEnd | null }) {
  platforms.push(usePlatform());
  const { userId } = useSession();
  useExpectedEnd(ending);
  return <input aria-label={`Notes of ${userId ?? 'nobody'}`} />;
}

/** RS1's page with something typed, and functions that change its session. */
async function show(ending: ExpectedEnd | null = null) {
  let state: SessionState = { userId: 'RS1', keeping: 'browser' };
  const listeners = new Set<() => void>();
  const become = (next: Partial<SessionState>) =>
    act(() => {
      state = { userId: null, keeping: 'browser', ...next };
      listeners.forEach((listener) => listener());
    });
  const signOut = vi.fn<() => Promise<void>>(async () => become({}));
  const { call, asked } = answering([]);
  platforms = [];
  const page = (
    <SessionKeeper>
      <Notes ending={ending} />
    </SessionKeeper>
  );
  const router = createMemoryRouter([{ path: '/apply', element: page }], {
    initialEntries: ['/apply?number=LA1'],
  });
  showInPortal(<RouterProvider router={router} />, {
    ...prerenderPlatform,
    usesGatewayAdditions: () => Promise.resolve(false),
    signOut,
    call,
    session: {
      current: () => state,
      ready: Promise.resolve(),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  await userEvent.type(screen.getByLabelText('Notes of RS1'), 'half a sentence');
  return { become, signOut, asked, router };
}

describe('a page whose session has ended by itself', () => {
  it('is hidden until the same person is back, and is then as it was', async () => {
    const { become, router } = await show();
    become({ lapsed: 'RS1' });
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeDefined();
    expect(screen.getByLabelText('Notes of RS1').closest('[inert]')).not.toBeNull();
    become({ userId: 'RS1' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Notes of RS1')).toHaveProperty('value', 'half a sentence');
    expect(router.state.location.search).toBe('?number=LA1');
  });

  it('is locked, and not ended, where its owner locked it', async () => {
    const { become } = await show();
    become({ lapsed: 'RS1', locked: true });
    expect(await screen.findByRole('dialog', { name: 'This page is locked' })).toBeDefined();
    expect(screen.queryByText(/session has ended/)).toBeNull();
    become({ userId: 'RS1' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Notes of RS1')).toHaveProperty('value', 'half a sentence');
  });

  it('starts afresh for somebody else, at an address that asks for nothing', async () => {
    const { become, router } = await show();
    become({ lapsed: 'RS1' });
    become({ userId: 'RS2' });
    expect(await screen.findByLabelText('Notes of RS2')).toHaveProperty('value', '');
    expect(router.state.location).toMatchObject({ pathname: '/apply', search: '' });
  });

  it('starts afresh for somebody else after its owner has signed out in another tab', async () => {
    const { become, router } = await show();
    become({});
    become({ userId: 'RS2' });
    expect(await screen.findByLabelText('Notes of RS2')).toHaveProperty('value', '');
    expect(router.state.location).toMatchObject({ pathname: '/apply', search: '' });
  });

  it('makes no call for somebody else that its owner had begun', async () => {
    const { become, asked } = await show();
    const ofOwner = platforms.at(-1);
    become({});
    become({ userId: 'RS2' });
    await screen.findByLabelText('Notes of RS2');
    const details = { userId: 'RS1' };
    expect(await ofOwner?.call('userDetails', details)).toEqual(fail({ kind: 'signed-out' }));
    expect(asked).toEqual([]);
    await platforms.at(-1)?.call('userDetails', details);
    expect(asked).toHaveLength(1);
  });

  it('signs its owner out when they leave without signing in', async () => {
    const { become, signOut } = await show();
    become({ lapsed: 'RS1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without signing in' }));
    expect(signOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Notes of nobody')).toHaveProperty('value', '');
  });

  it('does not ask for a sign-in when its owner ended the session', async () => {
    const { become, signOut } = await show('leaves');
    become({ lapsed: 'RS1' });
    await expect.poll(() => signOut.mock.calls.length).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('neither asks nor signs out while its owner is signing in again', async () => {
    const { become, signOut } = await show('returns');
    become({ lapsed: 'RS1' });
    expect(screen.queryByRole('dialog')).toBeNull();
    become({ userId: 'RS1' });
    expect(screen.getByLabelText('Notes of RS1')).toHaveProperty('value', 'half a sentence');
    expect(signOut).not.toHaveBeenCalled();
  });
});
