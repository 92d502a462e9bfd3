import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
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
let switched: (string | null)[];

beforeEach(() => {
  switched = [];
  pages = [];
});

const desk: Desk = {
  lock: () => Promise.resolve(),
  people: async () => [
    { userId: 'RS1', numberEnds: '10' },
    { userId: 'RS2', numberEnds: null },
  ],
  switchTo: async (person) => {
    switched.push(person);
    return 'switched';
  },
  forget: async () => 'forgotten',
  keepWrite: async () => fail({ kind: 'full' }),
  keptWrites: async () => fail({ kind: 'signed-out' }),
  dismissWrite: async () => 'unknown',
  keptLeads: async () => null,
  keptToday: async () => null,
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

  it('offers the others who use the computer, and somebody new', async () => {
    const { become } = await show();
    become(LOCKED);
    await userEvent.click(await screen.findByRole('button', { name: 'Go on as RS2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Somebody else' }));
    expect(screen.queryByRole('button', { name: /Go on as RS1/ })).toBeNull();
    expect(switched).toEqual(['RS2', null]);
  });
});
