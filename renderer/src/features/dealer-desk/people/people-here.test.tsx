// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { showroom } from '#renderer/app/testing/showroom.ts';
import { PeopleHere } from '#renderer/features/dealer-desk/people/people-here.tsx';
import { WithQueries } from '#renderer/platform/testing/calls.tsx';
import type { Desk } from '#renderer/platform/platform.ts';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';

const STATE = { userId: 'RS1', keeping: 'keychain' } as const;

const show = await portalRenderer({ areas: ['staff', 'dealer-desk'] });

function open(forget: Desk['forget']) {
  let people = [
    { userId: 'RS1', numberEnds: '10' },
    { userId: 'RS2', numberEnds: '27' },
  ];
  const host = showroom({
    people: async () => people,
    forget: async (asked) => {
      const outcome = await forget(asked);
      if (outcome === 'forgotten') people = people.filter(({ userId }) => userId !== asked.userId);
      return outcome;
    },
  });
  const session = {
    current: () => STATE,
    ready: Promise.resolve(),
    subscribe: () => () => undefined,
  };
  show(
    <WithQueries>
      <Toasts closeLabel="Close">
        <PeopleHere />
      </Toasts>
    </WithQueries>,
    { host, session },
  );
}

const REMOVE = 'Take RS2 (number ending in 27) off';

it('takes somebody else off the computer, once that is confirmed', async () => {
  const asked: unknown[] = [];
  open(async (body) => {
    asked.push(body);
    return 'forgotten';
  });
  expect(await screen.findByText('RS2 (number ending in 27)')).toBeDefined();
  expect(screen.queryByText(/RS1/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: REMOVE }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave everything as it is' }));
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: REMOVE }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take off' }));
  expect(await screen.findByText(/is no longer on this computer/)).toBeDefined();
  expect(asked).toEqual([{ userId: 'RS2', mayLoseUnsent: false }]);
  await expect.poll(() => screen.queryByText('RS2 (number ending in 27)')).toBeNull();
});

it('asks again where something of theirs was not sent', async () => {
  const asked: boolean[] = [];
  open(async ({ mayLoseUnsent }) => {
    asked.push(mayLoseUnsent);
    return mayLoseUnsent ? 'forgotten' : 'unsent';
  });
  await userEvent.click(await screen.findByRole('button', { name: REMOVE }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take off' }));
  expect(await screen.findByText(/has not been sent/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Take off' }));
  expect(await screen.findByText(/is no longer on this computer/)).toBeDefined();
  expect(asked).toEqual([false, true]);
});
