// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedTerminal, SavedSettings } from '#contract/operators/terminals.ts';
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
  dealerId: null,
  settings: null,
  wanted: null,
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
    savedTerminalSettings: () => ({ publicKey: 'the-key', newest: 0, saved: [] }),
    saveTerminalSettings: () => ({ version: 8 }),
    dealers: () => ({
      dealers: [{ id: 'agra-motors', names: { en: 'Agra Motors', hi: 'आगरा मोटर्स' } }],
      isLastPage: true,
    }),
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
      {
        name: 'New',
        branch: 'Etah',
        dealerId: null,
        codeDigest: expect.stringMatching(/^[\da-f]{64}$/),
      },
    ]);
    expect(JSON.stringify(sent('addTerminal'))).not.toContain(code);
    await press('I have noted it down');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('settings of terminals', () => {
  const SAVED: SavedSettings = {
    scope: { kind: 'branch', branch: 'Agra' },
    version: 7,
    settings: { language: 'hi', 'kiosk.idleSeconds': 120 },
    by: 'Asha Verma',
    at: NOW,
    before: { version: 4, settings: { language: 'en' } },
  };
  const saved = (...all: SavedSettings[]) => ({
    savedTerminalSettings: () => ({ publicKey: 'the-key', newest: 7, saved: all }),
  });

  it('are set for one terminal, leaving open what its file says', async () => {
    const sent = open(saved());
    await press('Set for terminals');
    const dialog = await screen.findByRole('dialog');
    const choose = (label: RegExp, option: string) =>
      userEvent.selectOptions(within(dialog).getByRole('combobox', { name: label }), option);
    await choose(/^For/, 'By the door, Agra');
    await choose(/^Language/, 'Hindi');
    await choose(/^Visitors may print/, 'No');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Seconds of/ }), '30');
    await press('Save and send');
    await waitFor(() =>
      expect(sent('saveTerminalSettings')).toMatchObject([
        {
          scope: { kind: 'terminal', terminal: ID },
          seen: 7,
          settings: { language: 'hi', 'kiosk.printing': false, 'kiosk.countdownSeconds': 30 },
        },
      ]),
    );
  });

  it('are not sent with seconds that no terminal takes, or for nobody', async () => {
    const sent = open(saved());
    await press('Set for terminals');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Seconds without/ }), '5');
    await press('Save and send');
    expect(await screen.findByText(/Please enter 10 to 3600 seconds/)).toBeDefined();
    expect(screen.getByText('Please choose the terminals.')).toBeDefined();
    expect(sent('saveTerminalSettings')).toEqual([]);
  });

  it('show their version and who saved them, and are taken back', async () => {
    const sent = open(saved(SAVED));
    const row = await screen.findByRole('row', { name: /Branch Agra/ });
    expect(row.textContent).toMatch(/starts in Hindi, waits 120 seconds.*7.*Asha Verma/);
    await press('Take back: Branch Agra');
    expect(
      await screen.findByText(/Version 4 becomes the newest again: starts in English/),
    ).toBeDefined();
    await confirm('Take back');
    await waitFor(() =>
      expect(sent('saveTerminalSettings')).toMatchObject([
        { scope: SAVED.scope, seen: 7, settings: { language: 'en' } },
      ]),
    );
  });

  it('say so where somebody else was faster', async () => {
    open({
      ...saved(SAVED),
      saveTerminalSettings: () => fail(refused('terminal-settings-changed')),
    });
    await press('Take back: Branch Agra');
    await confirm('Take back');
    expect(await screen.findByText(/Somebody else has just changed settings/)).toBeDefined();
  });

  it.each([
    [null, 7, 'none: its file does not permit any'],
    [{ version: 7, refused: null }, 7, 'version 7'],
    [{ version: null, refused: null }, 7, 'none yet. Version 7 is on its way.'],
    [
      {
        version: 4,
        refused: { reason: 'not-permitted', version: 7, names: ['kiosk.printing', 'kiosk.new'] },
      },
      7,
      'version 4. Settings refused: its file does not permit Visitors may print, kiosk.new',
    ],
  ] as const)('of a terminal that reports %j are said plainly', async (settings, wanted, said) => {
    const told = settings?.refused ?? null;
    open(saved(SAVED), [
      {
        ...FINE,
        settings:
          settings === null
            ? null
            : { ...settings, refused: told && { ...told, names: [...told.names] } },
        wanted,
      },
    ]);
    await press('Open By the door');
    expect(await screen.findByText(said)).toBeDefined();
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
