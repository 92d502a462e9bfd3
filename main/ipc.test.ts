import { beforeEach, expect, test } from 'vitest';
import { CHANNELS } from '#contract/channels.ts';
import { APP_ORIGIN } from '#main/origin/app-address.ts';
import { type Asking, MAX_ARGUMENT_BYTES, type Operations, answerRenderer } from '#main/ipc.ts';
import type { LogEntry } from '#main/lib/log.ts';

const WINDOW = { id: 7 } as const;
const OWN: Asking = { sender: WINDOW, senderFrame: { parent: null, origin: APP_ORIGIN } };

let handlers: Map<string, (event: Asking, ...args: unknown[]) => Promise<unknown>>;
let asked: unknown[][];
let entries: LogEntry[];

beforeEach(() => {
  handlers = new Map();
  asked = [];
  entries = [];
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      asked.push([name, ...args]);
      return 'answered';
    };
  const operations = {
    sessionState: note('sessionState'),
    signIn: note('signIn'),
    signOut: note('signOut'),
    callGateway: note('callGateway'),
    openExternal: note('openExternal'),
    print: note('print'),
    savePdf: note('savePdf'),
    settings: note('settings'),
    host: note('host'),
    endVisit: null,
    keepMessage: note('keepMessage'),
    unlock: note('unlock'),
    leaveKiosk: note('leaveKiosk'),
    keptMessages: note('keptMessages'),
    discardMessage: note('discardMessage'),
  } satisfies Operations;
  const ipcMain = { handle: handlers.set.bind(handlers) };
  answerRenderer(ipcMain, operations, {
    isCurrent: (id) => id === WINDOW.id,
    log: (entry) => entries.push(entry),
  });
});

async function ask(channel: string, event: Asking, ...args: unknown[]): Promise<unknown> {
  const handler = handlers.get(channel);
  if (handler === undefined) throw new Error(`nothing answers ${channel}`);
  return handler(event, ...args);
}

test('every channel but those that main speaks on has an answer', () => {
  const spoken: readonly string[] = [CHANNELS.sessionChanged, CHANNELS.openRoute];
  const answered = Object.values(CHANNELS).filter((name) => !spoken.includes(name));
  expect([...handlers.keys()].toSorted()).toEqual(answered.toSorted());
});

test('the own page is answered, with its arguments parsed', async () => {
  const credentials = { mobileNumber: '+91 98765 43210', password: null, userId: null };
  expect(await ask(CHANNELS.signIn, OWN, { credentials, phoneProof: null })).toBe('answered');
  const parsed = { ...credentials, mobileNumber: '9876543210' };
  expect(asked).toEqual([['signIn', { credentials: parsed, phoneProof: null }]]);
});

test.each<[string, Asking]>([
  [
    'the window of an earlier visit',
    { sender: { id: 6 }, senderFrame: { parent: null, origin: APP_ORIGIN } },
  ],
  ['a frame inside the page', { sender: WINDOW, senderFrame: { parent: {}, origin: APP_ORIGIN } }],
  [
    'another origin',
    { sender: WINDOW, senderFrame: { parent: null, origin: 'https://elsewhere.example' } },
  ],
  [
    'the same host over http',
    { sender: WINDOW, senderFrame: { parent: null, origin: 'http://app.rinsetu.example' } },
  ],
  ['a page without an origin', { sender: WINDOW, senderFrame: { parent: null, origin: 'null' } }],
  ['a frame that is gone', { sender: WINDOW, senderFrame: null }],
])('%s is refused on every channel', async (_who, event) => {
  for (const channel of handlers.keys()) {
    await expect(ask(channel, event)).rejects.toThrow('refused');
  }
  expect(asked).toEqual([]);
  expect(new Set(entries.map(({ reason }) => reason))).toEqual(new Set(['sender']));
});

test('arguments that are too large are refused unread, and what they hold is not logged', async () => {
  const body = { userId: 'secret'.repeat(MAX_ARGUMENT_BYTES) };
  const request = { call: 'userDetails', body, phoneProof: null };
  await expect(ask(CHANNELS.callGateway, OWN, request)).rejects.toThrow('refused');
  expect(entries).toEqual([
    { event: 'ipc-refused', channel: CHANNELS.callGateway, reason: 'size' },
  ]);
});

const CONTACT = {
  txnDate: '21/11/2026',
  name: 'Asha',
  email: 'asha@mail.example',
  phone: '98765 43210',
  category: 'Papers',
  remarks: 'Which?',
} as const;

const cycle: Record<string, unknown> = {};
cycle['self'] = cycle;

test.each<[string, string, unknown[]]>([
  [
    'the login call on the general channel',
    CHANNELS.callGateway,
    [{ call: 'login', body: {}, phoneProof: null }],
  ],
  [
    'a call by address',
    CHANNELS.callGateway,
    [{ call: 'https://x.example', body: {}, phoneProof: null }],
  ],
  [
    'a field beside the body',
    CHANNELS.callGateway,
    [{ call: 'userDetails', body: { userId: 'u' }, phoneProof: null, headers: {} }],
  ],
  ['one argument too many', CHANNELS.signOut, ['now']],
  ['no argument', CHANNELS.signIn, []],
  ['a PIN that is none', CHANNELS.unlock, ['12a4']],
  ['a PIN without end', CHANNELS.unlock, ['1'.repeat(5000)]],
  ['a path in place of a name', CHANNELS.savePdf, ['../../autostart']],
  ['a number that is no id', CHANNELS.discardMessage, ['1']],
  ['a message that is none', CHANNELS.keepMessage, ['hello']],
  ['a message with something else in it', CHANNELS.keepMessage, [{ ...CONTACT, password: 'x' }]],
  ['a file address', CHANNELS.openExternal, ['file:///etc/passwd']],
  ['something that is no JSON', CHANNELS.openExternal, [cycle]],
])('%s is refused', async (_what, channel, args) => {
  await expect(ask(channel, OWN, ...args)).rejects.toThrow('refused');
  expect(asked).toEqual([]);
});

test('a body that a person got wrong is answered with its fields, not refused', async () => {
  const request = { call: 'updateUser', body: { userId: 'u', email: 'no' }, phoneProof: null };
  expect(await ask(CHANNELS.callGateway, OWN, request)).toMatchObject({
    ok: false,
    failure: { kind: 'invalid', fields: expect.arrayContaining(['email', 'firstName']) },
  });
  expect(entries).toEqual([]);
});

test('so is a message to keep', async () => {
  expect(await ask(CHANNELS.keepMessage, OWN, { ...CONTACT, email: 'no' })).toEqual({
    ok: false,
    failure: { kind: 'invalid', fields: ['email'] },
  });
  expect(await ask(CHANNELS.keepMessage, OWN, CONTACT)).toBe('answered');
});

test('what this host does not do is refused and noted', async () => {
  await expect(ask(CHANNELS.endVisit, OWN)).rejects.toThrow('refused');
  expect(entries).toEqual([
    { event: 'ipc-refused', channel: CHANNELS.endVisit, reason: 'unavailable' },
  ]);
});
