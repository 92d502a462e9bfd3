import { beforeEach, expect, test } from 'vitest';
import { OPERATION_NAMES, channelOf } from '#contract/channels.ts';
import { fail, succeed } from '#contract/result.ts';
import { MAX_PARTS, PART_BYTES } from '#domain/lending/documents.ts';
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
    <Reply>(name: string, reply: Reply) =>
    (...args: unknown[]) => {
      asked.push([name, ...args]);
      return reply;
    };
  const operations: Operations = {
    sessionState: note('sessionState', { userId: null, keeping: 'memory' }),
    signIn: note('signIn', succeed({ userId: 'asha' })),
    signOut: note('signOut', undefined),
    callGateway: note('callGateway', succeed(null)),
    uploadPart: note('uploadPart', succeed({ part: 1 })),
    fetchDocument: note('fetchDocument', fail({ kind: 'unreachable' })),
    openExternal: note('openExternal', true),
    print: note('print', 'printed'),
    savePdf: note('savePdf', 'saved'),
    rememberLanguage: note('rememberLanguage', undefined),
    settings: null,
    host: null,
    endVisit: null,
    keepMessage: note('keepMessage', fail({ kind: 'full' })),
    unlock: note('unlock', { outcome: 'unlocked' }),
    leaveKiosk: note('leaveKiosk', succeed(null)),
    keptMessages: note('keptMessages', succeed([])),
    discardMessage: note('discardMessage', succeed(null)),
    terminalStanding: note('terminalStanding', succeed('reporting')),
    askStaff: note('askStaff', { outcome: 'none' }),
    lockDesk: note('lockDesk', undefined),
    deskPeople: note('deskPeople', []),
    forgetPerson: note('forgetPerson', 'forgotten'),
    keepWrite: note('keepWrite', fail({ kind: 'full' })),
    keptWrites: note('keptWrites', succeed({ keptOn: 'disk', writes: [] })),
    dismissWrite: note('dismissWrite', 'dismissed'),
    keptLeads: note('keptLeads', null),
    keptPrices: note('keptPrices', null),
    keptToday: note('keptToday', null),
    keptDesk: note('keptDesk', null),
    remindsPerson: note('remindsPerson', null),
    remindPerson: note('remindPerson', undefined),
  };
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

test('every operation has a channel that answers, and there is no other', () => {
  expect([...handlers.keys()].toSorted()).toEqual(OPERATION_NAMES.map(channelOf).toSorted());
});

test('the own page is answered, with its arguments parsed', async () => {
  const credentials = { mobileNumber: '+91 98765 43210', password: null, userId: null };
  expect(await ask(channelOf('signIn'), OWN, { credentials, phoneProof: null })).toEqual(
    succeed({ userId: 'asha' }),
  );
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
  const request = { call: 'userDetails', body, phoneProof: null, person: null };
  await expect(ask(channelOf('callGateway'), OWN, request)).rejects.toThrow('refused');
  expect(entries).toEqual([
    { event: 'ipc-refused', channel: channelOf('callGateway'), reason: 'size' },
  ]);
});

const PART = {
  document: 'c7f0f2a4-6a51-4f0e-9d8c-3f2f5d1f6a10',
  part: 1,
  base64: Buffer.alloc(PART_BYTES, 7).toString('base64'),
  person: null,
} as const;

test('a whole part of a document is taken, though it is more than other arguments may be', async () => {
  expect(PART.base64.length).toBeGreaterThan(MAX_ARGUMENT_BYTES);
  expect(await ask(channelOf('uploadPart'), OWN, PART)).toEqual(succeed({ part: 1 }));
  expect(asked).toEqual([['uploadPart', PART]]);
});

test('more than a part is refused unread', async () => {
  const base64 = Buffer.alloc(PART_BYTES + 1024).toString('base64');
  await expect(ask(channelOf('uploadPart'), OWN, { ...PART, base64 })).rejects.toThrow('refused');
  expect(entries).toEqual([
    { event: 'ipc-refused', channel: channelOf('uploadPart'), reason: 'size' },
  ]);
});

const CONTACT = {
  txnDate: '21/11/2026',
  name: 'Asha',
  email: 'asha@mail.example',
  phone: '98765 43210',
  category: 'Documents',
  remarks: 'Which?',
} as const;

const cycle: Record<string, unknown> = {};
cycle['self'] = cycle;

test.each<[string, string, unknown[]]>([
  [
    'the login call on the general channel',
    channelOf('callGateway'),
    [{ call: 'login', body: {}, phoneProof: null, person: null }],
  ],
  [
    'an operator’s call',
    channelOf('callGateway'),
    [{ call: 'members', body: { role: 'operator', after: null }, phoneProof: null, person: 'RS1' }],
  ],
  [
    'a lender’s call',
    channelOf('callGateway'),
    [{ call: 'inbox', body: { received: [] }, phoneProof: null, person: 'RS1' }],
  ],
  [
    'a call by address',
    channelOf('callGateway'),
    [{ call: 'https://x.example', body: {}, phoneProof: null, person: null }],
  ],
  [
    'a field beside the body',
    channelOf('callGateway'),
    [{ call: 'userDetails', body: { userId: 'u' }, phoneProof: null, person: null, headers: {} }],
  ],
  ['one argument too many', channelOf('signOut'), ['now']],
  ['no argument', channelOf('signIn'), []],
  ['a PIN that is none', channelOf('unlock'), ['12a4']],
  ['a PIN without end', channelOf('unlock'), ['1'.repeat(5000)]],
  ['a path in place of a name', channelOf('savePdf'), ['../../autostart']],
  ['a number that is no id', channelOf('discardMessage'), ['1']],
  ['something else to ask staff', channelOf('askStaff'), ['answer']],
  ['a message that is none', channelOf('keepMessage'), ['hello']],
  [
    'a message with something else in it',
    channelOf('keepMessage'),
    [{ ...CONTACT, password: 'x' }],
  ],
  ['a file address', channelOf('openExternal'), ['file:///etc/passwd']],
  [
    'a part that is a byte too long',
    channelOf('uploadPart'),
    [{ ...PART, base64: Buffer.alloc(PART_BYTES + 3).toString('base64') }],
  ],
  ['a part that is no base64', channelOf('uploadPart'), [{ ...PART, base64: 'no base64!!!' }]],
  ['a part that is empty', channelOf('uploadPart'), [{ ...PART, base64: '' }]],
  ['a part beyond the last', channelOf('uploadPart'), [{ ...PART, part: MAX_PARTS + 1 }]],
  ['a part of a path', channelOf('uploadPart'), [{ ...PART, document: '../../login' }]],
  [
    'a document by its path',
    channelOf('fetchDocument'),
    [{ document: '../auth-service/login', person: null }],
  ],
  ['something that is no JSON', channelOf('openExternal'), [cycle]],
])('%s is refused', async (_what, channel, args) => {
  await expect(ask(channel, OWN, ...args)).rejects.toThrow('refused');
  expect(asked).toEqual([]);
});

test('a body that a person got wrong is answered with its fields, not refused', async () => {
  const request = {
    call: 'updateUser',
    body: { userId: 'u', email: 'no' },
    phoneProof: null,
    person: null,
  };
  expect(await ask(channelOf('callGateway'), OWN, request)).toMatchObject({
    ok: false,
    failure: { kind: 'invalid', fields: expect.arrayContaining(['email', 'firstName']) },
  });
  expect(entries).toEqual([]);
});

test('a message to keep that does not fit is answered with its fields, and one without room with that', async () => {
  expect(await ask(channelOf('keepMessage'), OWN, { ...CONTACT, email: 'no' })).toEqual({
    ok: false,
    failure: { kind: 'invalid', fields: ['email'] },
  });
  expect(await ask(channelOf('keepMessage'), OWN, CONTACT)).toEqual(fail({ kind: 'full' }));
});

test('what this host does not do is refused and noted', async () => {
  await expect(ask(channelOf('endVisit'), OWN)).rejects.toThrow('refused');
  expect(entries).toEqual([
    { event: 'ipc-refused', channel: channelOf('endVisit'), reason: 'unavailable' },
  ]);
});
