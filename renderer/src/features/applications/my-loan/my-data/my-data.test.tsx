import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SessionState } from '#contract/session-state.ts';
import { fail } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { MyLoan } from '#renderer/features/applications/my-loan/my-loan.tsx';
import { MyData } from '#renderer/features/applications/my-loan/my-data/my-data.tsx';
import {
  type PrivacyJob,
  stageOf,
} from '#renderer/features/applications/my-loan/my-data/privacy-jobs.ts';
import { type AnswersByName } from '#renderer/platform/testing/calls.tsx';
import {
  BORROWER_AREAS,
  showToBorrower,
} from '#renderer/features/applications/my-loan/testing/show-to-borrower.tsx';
import type { Host, Platform } from '#renderer/platform/platform.ts';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';

const showInPortal = await portalRenderer({ areas: BORROWER_AREAS });

/** Takes what the page hands over as a file: jsdom downloads nothing. */
function recordFiles() {
  const files: { readonly name: string; readonly content: Blob }[] = [];
  let content = new Blob();
  URL.createObjectURL = (given) => {
    if (given instanceof Blob) content = given;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content });
  });
  return files;
}

const jobWith = (over: Partial<PrivacyJob>): PrivacyJob => ({
  id: crypto.randomUUID(),
  kind: 'EXPORT',
  state: 'QUEUED',
  progress: 40,
  reason: null,
  askedAt: 0,
  endedAt: null,
  lapsesAt: null,
  ...over,
});

const ready = () => jobWith({ state: 'DONE', lapsesAt: Date.now() + 60_000 });

const show = (
  jobs: readonly PrivacyJob[],
  answers: AnswersByName = {},
  platform: Partial<Platform> = {},
) =>
  showToBorrower(showInPortal, <MyData />, { privacyJobs: () => ({ jobs }), ...answers }, platform);

const refuse = () => Promise.reject(new Error('A terminal does not do this.'));
const TERMINAL: Host = {
  profile: 'kiosk',
  branch: null,
  hasApplications: true,
  webOrigin: null,
  language: null,
  idle: null,
  can: { print: true, savePdf: false, openOutside: false, endVisit: true, keepMessages: false },
  onOpenRoute: () => () => undefined,
  savePdf: refuse,
  rememberLanguage: refuse,
  endVisit: refuse,
  keepMessage: refuse,
  unlock: refuse,
  leaveKiosk: refuse,
  keptMessages: refuse,
  discardMessage: refuse,
  terminalStanding: refuse,
  askStaff: refuse,
  desk: null,
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a job of the gateway', () => {
  test.each([
    [null, 'none'],
    [jobWith({}), 'going'],
    [jobWith({ state: 'RUNNING' }), 'going'],
    [jobWith({ state: 'DONE', lapsesAt: 2 }), 'ready'],
    [jobWith({ state: 'DONE', lapsesAt: 1 }), 'lapsed'],
    [jobWith({ state: 'FAILED' }), 'failed'],
  ] as const)('%o is %s', (job, stage) => {
    expect(stageOf(job, 1)).toBe(stage);
  });
});

afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

describe('my data', () => {
  test('is asked for with a fresh phone proof', async () => {
    const asked = show([], { exportMine: () => ({ job: crypto.randomUUID() }) });
    await press('Gather my data');
    await press('The code is right');
    await vi.waitFor(() =>
      expect(asked.find(({ name }) => name === 'exportMine')?.proof).toBe('fresh-proof'),
    );
  });

  test('shows what is in progress, also after a reload', async () => {
    show([jobWith({ kind: 'ERASE' }), jobWith({})]);
    expect(await screen.findByText(/is being gathered: 40%/)).toBeDefined();
    expect(screen.getByText(/is being erased: 40%/)).toBeDefined();
  });

  test('is not saved on a shared terminal, which says where to get it', async () => {
    show([ready()], {}, { host: TERMINAL });
    expect(await screen.findByText(/sign in on your own phone or computer/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Download|Gather/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Erase everything' })).toBeDefined();
  });

  test('is saved as a file, and reported as gone when it can no longer be downloaded', async () => {
    const data = {
      madeAt: 1,
      profile: { name: 'Asha' },
      sessions: [],
      memberships: [],
      messages: [],
      grievances: [],
      notifications: [],
      channels: [],
      applications: [],
    };
    const files = recordFiles();
    const answers = [{ data }, fail({ kind: 'refused', status: 404 })];
    show([ready()], { fetchExport: () => answers.shift() ?? {} });
    await press('Download the file');
    await press('The code is right');
    expect(await screen.findByText('The file is in your downloads.')).toBeDefined();
    expect(files.map(({ name }) => name)).toEqual(['my-data.json']);
    expect(await files[0]?.content.text()).toContain('Asha');
    // The proof of a moment ago does once more.
    await press('Download the file');
    expect(await screen.findByText(/can no longer be downloaded/)).toBeDefined();
  });
});

describe('erasing everything', () => {
  const erase = async (word: string) => {
    await press('Erase everything');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Type ERASE' }), word);
    await press('Go on to erase');
  };

  test('wants the word and a code', async () => {
    const asked = show([], { erase: () => ({ job: crypto.randomUUID() }) });
    await erase('eras');
    expect(await screen.findByText(/Please type ERASE/)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Type ERASE' }), 'e');
    await press('Go on to erase');
    await press('The code is right');
    await vi.waitFor(() =>
      expect(asked.filter(({ name }) => name === 'erase')).toMatchObject([
        { proof: 'fresh-proof' },
      ]),
    );
  });

  test('is reported as done when the session ends with it, which is all that is left of it', async () => {
    let state: SessionState = { userId: 'RS1', keeping: 'browser' };
    const listeners = new Set<() => void>();
    const session: Platform['session'] = {
      current: () => state,
      ready: Promise.resolve(),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const content = (
      <Toasts closeLabel="Close">
        <MyLoan />
      </Toasts>
    );
    const answers = {
      myApplications: () => ({ applications: [] }),
      privacyJobs: () => ({ jobs: [jobWith({ kind: 'ERASE' })] }),
    };
    showToBorrower(showInPortal, content, answers, { session });
    await userEvent.click(await screen.findByRole('heading', { name: 'My data' }));
    await screen.findByText(/is being erased: 40%/);
    act(() => {
      state = { userId: null, keeping: 'browser' };
      listeners.forEach((listener) => listener());
    });
    expect(screen.getByRole('heading', { name: 'Sign in to see your loan' })).toBeDefined();
    expect(await screen.findByText(/is being erased now.*You are signed out/)).toBeDefined();
  });

  test.each([
    [{ number: 'LA0123456789' }, /Money is owed under application LA0123456789/],
    [{}, /You have a role here as well/],
  ])('is refused with %o', async (current, words) => {
    show([], { erase: () => fail({ kind: 'refused', status: 409, current }) });
    await erase('ERASE');
    await press('The code is right');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });
});
