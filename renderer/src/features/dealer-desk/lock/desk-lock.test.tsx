import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '#contract/session-state.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { DeskLock, useLockDesk } from '#renderer/features/dealer-desk/lock/desk-lock.tsx';
import type { SignIn } from '#renderer/features/dealer-desk/shell/sign-in-first.tsx';
import { AREAS } from '#renderer/i18n/areas.ts';

const MINUTE = 60_000;
const STATE: SessionState = { userId: 'RS1', keeping: 'browser' };

const showInPortal = await portalRenderer({ areas: AREAS });

let left: number;

beforeEach(() => {
  left = 0;
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const signIn: SignIn = async () =>
  function ShortSignIn({ onSignedIn }) {
    return (
      <button type="button" onClick={onSignedIn}>
        Prove it
      </button>
    );
  };

function Notes() {
  const lock = useLockDesk();
  return (
    <>
      <input aria-label="Notes" />
      <button type="button" onClick={lock}>
        Lock
      </button>
    </>
  );
}

function show() {
  showInPortal(
    <DeskLock signIn={signIn}>
      <Notes />
    </DeskLock>,
    {
      session: {
        current: () => STATE,
        ready: Promise.resolve(),
        subscribe: () => () => undefined,
      },
      signOut: async () => {
        left += 1;
      },
    },
  );
}

const person = () => userEvent.setup({ delay: null });
const isHidden = () => screen.getByLabelText('Notes').closest('[inert]') !== null;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a desk in a browser', () => {
  it('is hidden when it was left alone, and comes back as it was', async () => {
    show();
    await person().type(screen.getByLabelText('Notes'), 'half a sentence');
    await wait(9 * MINUTE);
    expect(isHidden()).toBe(false);
    await wait(2 * MINUTE);
    expect(isHidden()).toBe(true);
    expect(await screen.findByRole('dialog', { name: 'Your desk is locked' })).toBeDefined();
    await person().click(await screen.findByRole('button', { name: 'Prove it' }));
    expect(isHidden()).toBe(false);
    expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'half a sentence');
  });

  it('stays open while somebody is there', async () => {
    show();
    for (let minutes = 0; minutes < 30; minutes += 5) {
      await wait(5 * MINUTE);
      await person().keyboard('a');
    }
    expect(isHidden()).toBe(false);
  });

  it('is locked at once when its person says so, in every tab, and after a reload', async () => {
    show();
    await person().click(screen.getByRole('button', { name: 'Lock' }));
    expect(isHidden()).toBe(true);
    const [key = ''] = Object.keys(localStorage);
    // Another tab is unlocked.
    localStorage.setItem(key, String(Date.now()));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(isHidden()).toBe(false);
    localStorage.setItem(key, 'locked');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(isHidden()).toBe(true);
  });

  it('is not opened by a touch that comes too late, nor by setting the clock back', async () => {
    show();
    vi.setSystemTime(Date.now() + 11 * MINUTE);
    await person().keyboard('a');
    expect(isHidden()).toBe(true);
    await wait(5000);
    vi.setSystemTime(Date.now() - 11 * MINUTE);
    await wait(5000);
    expect(isHidden()).toBe(true);
  });

  it('can be left by signing out', async () => {
    localStorage.setItem('until-sign-out:RS1:desk-touched', 'locked');
    show();
    await person().click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(left).toBe(1);
  });
});
