import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SessionState } from '#contract/session-state.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { DeskLock, useLockDesk } from '#renderer/features/dealer-desk/lock/desk-lock.tsx';
import type { SignIn } from '#renderer/features/dealer-desk/shell/sign-in-first.tsx';
import { AREAS } from '#renderer/i18n/areas.ts';

const KEY = 'until-sign-out:RS1:desk-touched';
const LOCKED = 'locked';
const STATE: SessionState = { userId: 'RS1', keeping: 'browser' };

const showInPortal = await portalRenderer({ areas: AREAS });

let left: number;

beforeEach(() => {
  left = 0;
  localStorage.clear();
});
afterEach(() => {
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

const isHidden = () => screen.getByLabelText('Notes').closest('[inert]') !== null;
const inAnotherTab = (value: string) => {
  localStorage.setItem(KEY, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
};
const unlockElsewhere = () => inAnotherTab(String(Date.now()));

describe('a desk in a browser', () => {
  it('is locked at once when its person says so, and in every tab, and comes back as it was', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Notes'), 'half a sentence');
    await userEvent.click(screen.getByRole('button', { name: 'Lock' }));
    expect(isHidden()).toBe(true);
    await screen.findByRole('button', { name: 'Prove it' });
    unlockElsewhere();
    expect(isHidden()).toBe(false);
    expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'half a sentence');
    inAnotherTab(LOCKED);
    expect(isHidden()).toBe(true);
    await screen.findByRole('button', { name: 'Prove it' });
  });

  it('opens to who has signed in again', async () => {
    localStorage.setItem(KEY, LOCKED);
    show();
    const proof = await screen.findByRole('button', { name: 'Prove it' });
    expect(screen.getByRole('dialog', { name: 'Your desk is locked' })).toBeDefined();
    await userEvent.click(proof);
    expect(isHidden()).toBe(false);
  });

  it('can be left by signing out', async () => {
    localStorage.setItem(KEY, LOCKED);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(left).toBe(1);
  });
});
