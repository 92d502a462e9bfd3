import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonFile } from '#main/storage/json-file.ts';
import type { Keychain } from '#main/session/keychain-vault.ts';
import type { LogEntry } from '#main/lib/log.ts';
import { memoryValue } from '#main/storage/memory-value.ts';
import { messageKey } from '#main/kiosk/messages/message-key.ts';
import { KEPT_DAYS, type KeptMessage } from '#contract/kiosk.ts';
import { MAX_KEPT, keptMessages, messageQueue } from '#main/kiosk/messages/message-queue.ts';
import { KEY_BYTES, sealed, sealedValue } from '#main/storage/sealed-file.ts';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Asha Rao',
  email: 'asha@mail.example',
  phone: '98765 43210',
  category: 'Documents',
  remarks: 'Which documents do I need?',
} as const;

let folder: string;
let path: string;
let clock: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  path = join(folder, 'messages.json');
  clock = Date.UTC(2026, 10, 21);
  events = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const key = randomBytes(KEY_BYTES);
let events: string[];
const log = ({ event }: LogEntry) => void events.push(event);

/** The queue as each start of the program makes one. */
const queue = (withKey: Uint8Array = key) =>
  messageQueue({
    store: sealedValue(jsonFile(path, sealed, log), withKey, keptMessages),
    now: () => clock,
    newId: randomUUID,
    log,
  });

test('a kept message waits for the next start, with an id and an end, and unreadable on the disk', () => {
  const answer = queue().keep(MESSAGE);
  if (!answer.ok) throw new Error(answer.failure.kind);
  expect(queue().list()).toEqual([answer.value]);
  expect(answer.value).toMatchObject({ message: MESSAGE, lastTry: 'none' });
  expect(Date.parse(answer.value.expiresAt)).toBe(clock + KEPT_DAYS * 24 * 3600 * 1000);
  const file = readFileSync(path, 'latin1');
  for (const text of [MESSAGE.name, MESSAGE.phone, answer.value.id]) {
    expect(file).not.toContain(text);
    expect(file).not.toContain(Buffer.from(text).toString('base64').slice(0, 10));
  }
});

test('what another key sealed is set aside, and is not lost', () => {
  queue().keep(MESSAGE);
  const other = queue(randomBytes(KEY_BYTES));
  expect(other.list()).toEqual([]);
  expect(events).toContain('file-set-aside');
  other.keep(MESSAGE);
  const [aside = ''] = readdirSync(folder).filter((name) => name !== 'messages.json');
  renameSync(join(folder, aside), path);
  expect(queue().list()).toMatchObject([{ message: MESSAGE }]);
});

test('what was changed on the disk is set aside', () => {
  queue().keep(MESSAGE);
  const stored = sealed.parse(JSON.parse(readFileSync(path, 'utf8')));
  const bytes = Buffer.from(stored.sealed, 'base64');
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  writeFileSync(path, JSON.stringify({ sealed: bytes.toString('base64') }));
  expect(queue().list()).toEqual([]);
  expect(events).toContain('file-set-aside');
});

test('a disk that takes no more loses nothing, and nothing is sent twice', async () => {
  const kept = memoryValue<KeptMessage[]>();
  let full = false;
  const store = {
    ...kept,
    write: (messages: KeptMessage[]) => {
      if (full) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      kept.write(messages);
    },
  };
  const waiting = messageQueue({ store, now: () => clock, newId: randomUUID, log });
  waiting.keep({ ...MESSAGE, remarks: 'one' });
  waiting.keep({ ...MESSAGE, remarks: 'two' });
  full = true;
  expect(() => waiting.keep({ ...MESSAGE, remarks: 'three' })).toThrow('no space left');
  expect(waiting.list()).toHaveLength(2);

  const tried: string[] = [];
  const send = async ({ remarks }: { readonly remarks: string }) => {
    tried.push(remarks);
    return remarks === 'one' ? 'sent' : 'refused';
  };
  await waiting.deliver(send);
  await waiting.deliver(send);
  expect(tried).toEqual(['one', 'two', 'two']);
  full = false;
  await waiting.deliver(send);
  expect(kept.read()).toMatchObject([{ message: { remarks: 'two' }, lastTry: 'refused' }]);
  expect(events).toEqual(expect.arrayContaining(['message-not-kept', 'messages-not-saved']));
});

test('messages that cannot even be read are tried again later', async () => {
  const store = {
    ...memoryValue<KeptMessage[]>(),
    read: () => {
      throw new Error('input/output error');
    },
  };
  const waiting = messageQueue({ store, now: () => clock, newId: randomUUID, log });
  await waiting.deliver(async () => 'sent');
  expect(events).toEqual(['messages-not-tried']);
});

test('messages go out in order, and those that went are gone', async () => {
  const first = queue();
  first.keep({ ...MESSAGE, remarks: 'one' });
  first.keep({ ...MESSAGE, remarks: 'two' });
  const sent: string[] = [];
  await first.deliver(async ({ remarks }) => {
    sent.push(remarks);
    return 'sent';
  });
  expect(sent).toEqual(['one', 'two']);
  expect(queue().list()).toEqual([]);
});

test('a gateway that is away ends the round; a refused message stays for staff to see', async () => {
  const waiting = queue();
  waiting.keep({ ...MESSAGE, remarks: 'one' });
  waiting.keep({ ...MESSAGE, remarks: 'two' });
  let tries = 0;
  await waiting.deliver(async () => {
    tries += 1;
    return 'unreachable';
  });
  expect(tries).toBe(1);
  await waiting.deliver(async ({ remarks }) => (remarks === 'one' ? 'refused' : 'sent'));
  expect(waiting.list()).toMatchObject([{ message: { remarks: 'one' }, lastTry: 'refused' }]);
});

test('what is kept or discarded while others are being sent stays so', async () => {
  const waiting = queue();
  const one = waiting.keep({ ...MESSAGE, remarks: 'one' });
  await waiting.deliver(async () => {
    waiting.keep({ ...MESSAGE, remarks: 'late' });
    if (one.ok) waiting.discard(one.value.id);
    return 'unreachable';
  });
  expect(waiting.list()).toMatchObject([{ message: { remarks: 'late' } }]);
});

test('only one round goes at a time', async () => {
  const waiting = queue();
  waiting.keep(MESSAGE);
  const answer = Promise.withResolvers<'sent'>();
  let tries = 0;
  const send = () => {
    tries += 1;
    return answer.promise;
  };
  const rounds = [waiting.deliver(send), waiting.deliver(send)];
  answer.resolve('sent');
  await Promise.all(rounds);
  expect(tries).toBe(1);
});

test('messages end, are thrown away by staff, and are never too many', () => {
  const waiting = queue();
  const kept = Array.from({ length: MAX_KEPT + 1 }, () => waiting.keep(MESSAGE));
  expect(kept.at(-1)).toEqual({ ok: false, failure: { kind: 'full' } });
  const [first] = kept;
  expect(waiting.discard(first?.ok === true ? first.value.id : '')).toBe(true);
  expect(waiting.discard(randomUUID())).toBe(false);
  expect(waiting.list()).toHaveLength(MAX_KEPT - 1);
  clock += KEPT_DAYS * 24 * 3600 * 1000;
  expect(waiting.list()).toEqual([]);
  expect(() => readFileSync(path)).toThrow('ENOENT');
});

test('the key is made once and lives in the keychain; without one there is none', async () => {
  const entries = new Map<string, string>();
  const keychain: Keychain = {
    getPassword: async (_service, account) => entries.get(account) ?? null,
    setPassword: async (_service, account, password) => {
      entries.set(account, password);
    },
    deletePassword: async () => true,
  };
  const made = await messageKey(async () => keychain);
  expect(made).toHaveLength(KEY_BYTES);
  expect(await messageKey(async () => keychain)).toEqual(made);
  const forgetful = { ...keychain, getPassword: async () => null };
  expect(await messageKey(async () => forgetful)).toBeNull();
  expect(await messageKey(() => Promise.reject(new Error('no libsecret')))).toBeNull();
});
