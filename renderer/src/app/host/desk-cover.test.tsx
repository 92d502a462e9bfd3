import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import type { SessionState } from '#contract/session-state.ts';
import { DeskCover } from '#renderer/app/host/desk-cover.tsx';
import { answering } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { HOST_AREAS } from '#renderer/i18n/areas.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import type { Desk, Platform } from '#renderer/platform/platform.ts';

const showInPortal = await portalRenderer({ areas: HOST_AREAS });

let pages: Platform[] = [];
const signIn = vi.fn<Platform['signIn']>();
beforeEach(() => {
  pages = [];
  signIn.mockReset().mockResolvedValue(fail({ kind: 'refused', status: 401 }));
});

const desk: Desk = {
  people: async () => [
    { userId: 'RS1', numberEnds: '10' },
    { userId: 'RS2', numberEnds: null },
  ],
  forget: async () => 'forgotten',
  keepWrite: async () => fail({ kind: 'full' }),
  keptWrites: async () => fail({ kind: 'signed-out' }),
  dismissWrite: async () => 'unknown',
  keptLeads: async () => null,
  keptPrices: async () => null,
  keptToday: async () => null,
  keptDesk: async () => null,
  reminds: async () => null,
  remind: async () => undefined,
  onKeptChange: () => () => undefined,
};

function Notes() {
  pages.push(usePlatform());
  return <input aria-label={`Notes of ${useSession().userId ?? 'nobody'}`} />;
}

async function show() {
  let state: SessionState = { userId: 'RS1', keeping: 'keychain' };
  const listeners = new Set<() => void>();
  const become = (next: Partial<SessionState>) =>
    act(() => {
      state = { userId: null, keeping: 'keychain', ...next };
      listeners.forEach((listener) => listener());
    });
  const { call, asked } = answering([succeed({ idleSecondsLeft: 60, secondsLeft: 60 })]);
  showInPortal(
    <DeskCover desk={desk}>
      <Notes />
    </DeskCover>,
    {
      call,
      signIn,
      session: {
        current: () => state,
        ready: Promise.resolve(),
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    },
  );
  await userEvent.type(screen.getByLabelText('Notes of RS1'), 'half a sentence');
  return { become, asked };
}

const LOCKED = { lapsed: 'RS1', locked: true } as const;

describe('a locked desk', () => {
  it('hides its page, which stays its person’s, and shows it again as it was', async () => {
    const { become } = await show();
    become(LOCKED);
    expect(await screen.findByRole('dialog', { name: 'This computer is locked' })).toBeDefined();
    expect(await screen.findByText(/Sign in as RS1 \(number ending in 10\)/)).toBeDefined();
    expect(screen.getByLabelText('Notes of RS1').closest('[inert]')).not.toBeNull();
    become({ userId: 'RS1' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Notes of RS1')).toHaveProperty('value', 'half a sentence');
    expect(screen.getByLabelText('Notes of RS1').closest('[inert]')).toBeNull();
  });

  it('holds its page’s calls until it is unlocked', async () => {
    const { become, asked } = await show();
    become(LOCKED);
    const answer = pages.at(-1)?.call('session', { stay: false });
    await Promise.resolve();
    expect(asked).toEqual([]);
    become({ userId: 'RS1' });
    expect(await answer).toMatchObject({ ok: true });
  });

  it('asks for the password of its person and nothing else, and says when it is wrong', async () => {
    const { become } = await show();
    become(LOCKED);
    const password = await screen.findByLabelText(/^Password/);
    expect(screen.queryByRole('textbox', { name: /User ID/ })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.type(password, 'a guess{Enter}');
    expect(await screen.findByText(/^That is not the password of RS1 /)).toBeDefined();
    const credentials = { mobileNumber: null, userId: 'RS1', password: 'a guess' };
    expect(signIn).toHaveBeenCalledExactlyOnceWith(credentials, null, 'RS1');
    expect(screen.getByLabelText('Notes of RS1')).toHaveProperty('value', 'half a sentence');
  });

  it('says when the gateway cannot be asked', async () => {
    signIn.mockResolvedValue(fail({ kind: 'unreachable' }));
    const { become } = await show();
    become(LOCKED);
    await userEvent.type(await screen.findByLabelText(/^Password/), 'monsoon 2026{Enter}');
    expect(await screen.findByText(/^There is no connection/)).toBeDefined();
  });

  it('asks before one of the others signs in, and then for that person’s password', async () => {
    const { become } = await show();
    become(LOCKED);
    expect(screen.queryByRole('button', { name: 'Sign in as RS1' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in as RS2' }));
    screen.getByRole('alertdialog', { name: 'Somebody else takes over?' });
    screen.getByText(/^What RS1 .* typed and has not saved will be lost/);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('button', { name: 'Unlock' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as RS2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as RS2' }));
    expect(signIn).not.toHaveBeenCalled();
    await userEvent.type(await screen.findByLabelText(/^Password/), 'monsoon 2026{Enter}');
    const credentials = { mobileNumber: null, userId: 'RS2', password: 'monsoon 2026' };
    await expect.poll(() => signIn.mock.calls).toEqual([[credentials, null, 'RS2']]);
    expect(screen.getByLabelText('Notes of RS1')).toHaveProperty('value', 'half a sentence');
  });

  it('lets somebody new sign in, after asking', async () => {
    const { become } = await show();
    become(LOCKED);
    const other = await screen.findByRole('button', { name: 'Sign in as somebody else' });
    await userEvent.click(other);
    await userEvent.click(screen.getByRole('button', { name: 'Go on to the sign-in' }));
    expect(await screen.findByRole('tab', { name: 'User Id' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Unlock' })).toBeDefined();
  });
});
