// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedTerminal } from '#contract/operators/terminals.ts';
import { fail } from '#contract/result.ts';
import { plainEnrolmentCode } from '#domain/terminals.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { TerminalsView } from '#renderer/features/operator/terminals/terminals-view.tsx';
import {
  type AnswersByName,
  WithQueries,
  answeringByName,
  refused,
} from '#renderer/platform/testing/calls.tsx';

const show = await portalRenderer({ areas: ['staff', 'operator', 'operator-service'] });

const NOW = Date.UTC(2026, 10, 27, 6);
const ID = '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d11';
const CALL = '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d99';
const FINE: ListedTerminal = {
  terminal: ID,
  name: 'By the door',
  branch: 'Agra',
  version: 3,
  state: 'fine',
  worries: [],
  isOn: true,
  codeUntil: null,
  enrolledAt: NOW - 86_400_000,
  revokedAt: null,
  reportedAt: NOW - 30_000,
  isToRestart: false,
  health: {
    version: '0.1.0',
    uptimeSeconds: 7200,
    secondsSinceVisit: 180,
    waitingMessages: 2,
    oldestMessageSeconds: 600,
    diskFreeMib: 20_480,
    unansweredReports: 1,
    hasPrinter: false,
    shows: 'portal',
  },
};
const DOWN: ListedTerminal = {
  ...FINE,
  terminal: '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d12',
  name: 'Counter',
  branch: 'Deoria',
  state: 'silent',
  reportedAt: NOW - 12 * 60_000,
};
const WAITING = {
  terminal: ID,
  name: 'By the door',
  branch: 'Agra',
  call: CALL,
  state: 'waiting',
  calledAt: NOW,
  answeredAt: null,
};

function open(answers: AnswersByName = {}, terminals: readonly ListedTerminal[] = [DOWN, FINE]) {
  const { call, asked } = answeringByName({
    terminals: () => ({ at: NOW, terminals }),
    staffCalls: () => ({ calls: [] }),
    addTerminal: () => ({ terminal: ID }),
    changeTerminal: () => ({ terminal: ID, version: 4 }),
    answerStaffCall: () => ({ terminal: ID }),
    ...answers,
  });
  show(
    <WithQueries>
      <TerminalsView />
    </WithQueries>,
    { call },
  );
  return (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

beforeEach(() => window.sessionStorage.clear());

describe('the terminals', () => {
  it('are listed as the gateway orders them, with how many are down', async () => {
    open();
    expect(await screen.findByText('1 terminal is down.')).toBeDefined();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    expect(rows[1]).toMatch(/Counter.*Deoria.*Not heard from for 12 minutes/);
    expect(rows[2]).toMatch(/By the door.*Agra.*Fine/);
  });

  it('are opened one at a time, with what they reported', async () => {
    open();
    await press('Open By the door');
    expect(await screen.findByRole('heading', { name: 'By the door, Agra' })).toBeDefined();
    for (const said of ['3 minutes ago', '2, the oldest for 10 minutes', '20.0 GB free']) {
      expect(screen.getByText(said)).toBeDefined();
    }
    await press('All terminals');
    expect(await screen.findByRole('button', { name: 'Open Counter' })).toBeDefined();
  });

  it('are switched off once that is confirmed, in the version that was seen', async () => {
    const sent = open();
    await press('Open By the door');
    await press('Switch off');
    expect(sent('changeTerminal')).toEqual([]);
    await confirm('Switch off');
    await waitFor(() =>
      expect(sent('changeTerminal')).toMatchObject([
        { terminal: ID, version: 3, change: { kind: 'switch', isOn: false } },
      ]),
    );
  });

  it('say so where somebody else has changed one', async () => {
    open({ changeTerminal: () => fail(refused('terminal-changed', { version: 4 })) });
    await press('Open By the door');
    await press('Restart');
    await confirm('Restart');
    expect(await screen.findByText(/Somebody else has changed this terminal/)).toBeDefined();
  });

  it('are added with a code that is shown once, and of which the gateway gets a digest', async () => {
    const sent = open();
    await press('Add a terminal');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Terminal/ }), 'New');
    await userEvent.type(screen.getByRole('textbox', { name: /^Branch/ }), 'Etah');
    await press('Add and show the code');
    const dialog = await screen.findByRole('alertdialog', { name: 'The code for New' });
    const code = dialog.querySelector('code')?.textContent ?? '';
    expect(plainEnrolmentCode(code)).not.toBeNull();
    expect(sent('addTerminal')).toMatchObject([
      { name: 'New', branch: 'Etah', codeDigest: expect.stringMatching(/^[\da-f]{64}$/) },
    ]);
    expect(JSON.stringify(sent('addTerminal'))).not.toContain(code);
    await press('I have noted it down');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a visitor who calls', () => {
  it('is listed, and is told that somebody is coming', async () => {
    const sent = open({ staffCalls: () => ({ calls: [WAITING] }) });
    await press('I am coming: By the door');
    await waitFor(() =>
      expect(sent('answerStaffCall')).toMatchObject([{ terminal: ID, call: CALL }]),
    );
  });

  it('may have been answered by somebody else', async () => {
    open({
      staffCalls: () => ({ calls: [WAITING] }),
      answerStaffCall: () => fail(refused('staff-call-answered')),
    });
    await press('I am coming: By the door');
    expect(await screen.findByText(/Somebody else is going there already/)).toBeDefined();
  });
});
