// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { WithQueries, answering } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { ContinueOnPhone } from '#renderer/features/applications/continuation/continue-on-phone.tsx';

const NUMBER = 'LA0000000001';
const A_QUARTER = 15 * 60 * 1000;

const link = (token: string) =>
  succeed({ number: NUMBER, token: token.repeat(43), expiresAt: Date.now() + A_QUARTER });

async function open(
  answers: readonly Result<unknown, GatewayFailure>[],
  webOrigin: string | null = 'https://portal.example',
) {
  const { call, asked } = answering(answers);
  const render = await portalRenderer({
    areas: ['common', 'applications', 'desktop'],
    contents: [],
  });
  render(
    <WithQueries>
      <ContinueOnPhone number={NUMBER} />
    </WithQueries>,
    { call, webOrigin },
  );
  return asked;
}
const code = () => screen.queryByRole('img', { name: /^QR code that opens your application/ });

it('shows a code on request, until when it works, and a new one on request', async () => {
  const asked = await open([link('a'), link('b')]);
  expect(code()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the code' }));
  const first = code()?.innerHTML;
  expect(first).toBeDefined();
  expect(screen.getByRole('status').textContent).toMatch(
    /works once, until \d{1,2}:\d{2}.[ap]m\./i,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show a new code' }));
  expect(code()?.innerHTML).not.toBe(first);
  expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(2);
});

it('takes the code away when it no longer works', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open([link('a')]);
  await userEvent.click(screen.getByRole('button', { name: 'Show the code' }));
  await act(() => vi.advanceTimersByTimeAsync(A_QUARTER));
  expect(code()).toBeNull();
  expect(screen.getByText('The code no longer works. Show a new one.')).toBeTruthy();
  vi.useRealTimers();
});

it('says what to do when no code could be made', async () => {
  await open([fail({ kind: 'unreachable' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Show the code' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^There is no connection/);
  expect(screen.getByRole('button', { name: 'Show the code' })).toBeTruthy();
});

it('shows no code without a web address, but says how to continue', async () => {
  await open([], null);
  expect(screen.getByText(/Our staff can tell you the address/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
