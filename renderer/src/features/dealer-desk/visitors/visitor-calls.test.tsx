// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fail } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { VisitorCalls } from '#renderer/features/dealer-desk/visitors/visitor-calls.tsx';
import {
  type AnswersByName,
  WithQueries,
  answeringByName,
  refused,
} from '#renderer/platform/testing/calls.tsx';

const show = await portalRenderer({ areas: ['staff', 'dealer-desk'] });

const WAITING = {
  terminal: '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d11',
  name: 'By the door',
  call: '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d99',
  state: 'waiting',
  calledAt: Date.UTC(2026, 10, 28, 6),
  answeredAt: null,
} as const;

function open(answers: AnswersByName) {
  const { call, asked } = answeringByName({
    goToVisitor: () => ({ terminal: WAITING.terminal }),
    ...answers,
  });
  show(
    <WithQueries>
      <VisitorCalls />
    </WithQueries>,
    { call },
  );
  return (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);
}
const waiting = (state: string = WAITING.state) => ({
  visitors: () => ({ hasTerminals: true, calls: [{ ...WAITING, state }] }),
});

describe('a visitor at a terminal in the showroom', () => {
  it('is shown at the desk, and told that somebody is coming', async () => {
    const sent = open(waiting());
    await userEvent.click(await screen.findByRole('button', { name: 'I am coming: By the door' }));
    expect(screen.getByRole('status').textContent).toMatch(/A visitor at By the door asks/);
    await waitFor(() =>
      expect(sent('goToVisitor')).toMatchObject([
        { terminal: WAITING.terminal, call: WAITING.call },
      ]),
    );
  });

  it('is left alone once somebody is on the way', async () => {
    open(waiting('coming'));
    expect(
      await screen.findByText(/Somebody is going to the visitor at By the door/),
    ).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('may have been answered by a colleague', async () => {
    open({ ...waiting(), goToVisitor: () => fail(refused('staff-call-answered')) });
    await userEvent.click(await screen.findByRole('button', { name: /I am coming/ }));
    expect(await screen.findByText(/Somebody else is going there already/)).toBeDefined();
  });
});
