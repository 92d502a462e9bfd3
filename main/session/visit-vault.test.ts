import { beforeEach, expect, test } from 'vitest';
import type { Keychain } from '#main/session/keychain-vault.ts';
import type { LogEntry } from '#main/lib/log.ts';
import { openSession } from '#main/session/session.ts';
import { visitVaults } from '#main/session/visit-vault.ts';

const SESSION = { userId: 'user-7', token: 'the-secret-token' } as const;
const PERSON = { call: 'userDetails', body: { userId: 'user-7' }, phoneProof: null } as const;
const CREDENTIALS = { mobileNumber: null, userId: 'user-7', password: 'correct horse 1' } as const;

/** A keychain in memory, with faults to set; the real one is driven by tests/desktop. */
let entries: Map<string, string>;
let broken: { load?: boolean; set?: boolean; get?: boolean; delete?: 'says no' | 'hangs' };
let loads: number;
let log: LogEntry[];
beforeEach(() => {
  entries = new Map();
  broken = {};
  loads = 0;
  log = [];
});

const refused = () => Promise.reject(new Error('locked'));
const keychain: Keychain = {
  getPassword: async (_service, account) =>
    broken.get === true ? refused() : (entries.get(account) ?? null),
  setPassword: async (_service, account, password) => {
    if (broken.set === true) return refused();
    entries.set(account, password);
  },
  deletePassword: async (_service, account) => {
    if (broken.delete === 'hangs') return new Promise<boolean>(() => {});
    // What keytar does with a Secret Service that is locked.
    return broken.delete === 'says no' ? false : entries.delete(account);
  },
};
const load = async () => {
  loads += 1;
  return broken.load === true ? refused() : keychain;
};

/** The vaults of visits, as each start of the program makes them. */
const started = (timeoutMs = 1000) =>
  visitVaults({ load, log: (entry) => log.push(entry), timeoutMs });

/** Everything that lies in the keychain, as text and as the bytes behind it. */
const whatLies = () =>
  [...entries.values()].map((text) => `${text} ${Buffer.from(text, 'base64').toString('latin1')}`);

function signIn(vault: ReturnType<ReturnType<typeof started>>, sent: (string | null)[] = []) {
  const session = openSession({
    fetch: async (url, request) => {
      sent.push(new Headers(request.headers).get('authorization'));
      const responseData = url.endsWith('/login')
        ? SESSION
        : { firstName: 'A', lastName: 'B', userType: 'CSR', emailId: 'a@mail.example' };
      return Response.json({ responseData });
    },
    gatewayUrl: 'http://127.0.0.1:8787',
    sendsPhoneProof: false,
    usesGatewayAdditions: false,
    vault,
    onChange: () => {},
  });
  return session.signIn({ credentials: CREDENTIALS, phoneProof: null }).then(() => session);
}

test('what lies in the keychain is sealed, and opens during the visit alone', async () => {
  const next = started();
  const vault = next();
  await vault.write(SESSION);
  expect(entries.size).toBe(1);
  for (const text of whatLies()) expect(text).not.toMatch(/the-secret-token|user-7|userId|token/);
  expect(await vault.read()).toEqual(SESSION);
  // Another visit, whether of this run or of the next, has another key.
  expect(await next().read()).toBeNull();
  await vault.write(SESSION);
  expect(await started()().read()).toBeNull();
});

test('a page is told what holds for the visitor: the sign-in never outlives the visit', async () => {
  const vault = started()();
  await vault.write(SESSION);
  expect(vault.keeping()).toBe('memory');
});

test('each sign-in has a key of its own, and the same session never looks the same', async () => {
  const seen = new Set<string>();
  const next = started();
  for (let visit = 0; visit < 3; visit += 1) {
    const vault = next();
    await vault.write(SESSION);
    for (const text of entries.values()) seen.add(text);
    await vault.clear();
  }
  expect(seen.size).toBe(3);
});

test('the end of a visit removes the entry, and the key even where the keychain does not', async () => {
  const vault = started()();
  await vault.write(SESSION);
  await vault.clear();
  expect(entries.size).toBe(0);

  await vault.write(SESSION);
  broken.delete = 'says no';
  await vault.clear();
  expect(entries.size).toBe(1);
  expect(await vault.read()).toBeNull();
});

test('what a killed program left is removed at the next start, before anybody signs in', async () => {
  await started()().write(SESSION);
  expect(entries.size).toBe(1);
  expect(await started()().read()).toBeNull();
  expect(entries.size).toBe(0);
  expect(log).toEqual([]);
});

test('what was changed in the keychain counts as none', async () => {
  const vault = started()();
  await vault.write(SESSION);
  for (const [account, text] of entries) {
    const bytes = Buffer.from(text, 'base64');
    bytes[30] = (bytes[30] ?? 0) ^ 1;
    entries.set(account, bytes.toString('base64'));
  }
  expect(await vault.read()).toBeNull();
  for (const account of entries.keys()) entries.set(account, JSON.stringify(SESSION));
  expect(await vault.read()).toBeNull();
});

test('without a keychain, the session is in memory, and later visits do not wait for one again', async () => {
  broken.load = true;
  const next = started();
  const vault = next();
  expect(await vault.read()).toBeNull();
  await vault.write(SESSION);
  expect(await vault.read()).toEqual(SESSION);
  await vault.clear();
  expect(await vault.read()).toBeNull();
  const asked = loads;
  const later = next();
  expect(await later.read()).toBeNull();
  await later.write(SESSION);
  expect(await later.read()).toEqual(SESSION);
  expect(loads).toBe(asked);
  expect(log).toEqual([{ event: 'keychain-unavailable' }]);
});

test('a keychain that is locked before the sign-in keeps the session in memory', async () => {
  broken = { set: true, get: true, delete: 'says no' };
  const sent: (string | null)[] = [];
  const session = await signIn(started()(), sent);
  expect(await session.state()).toEqual({ userId: 'user-7', keeping: 'memory' });
  await session.call({ ...PERSON, person: 'user-7' });
  expect(sent.at(-1)).toBe('the-secret-token');
  expect(entries.size).toBe(0);
  expect(log).toEqual([{ event: 'keychain-unavailable' }]);
});

test('a keychain that is gone in the middle of a visit costs the visitor nothing', async () => {
  const sent: (string | null)[] = [];
  const session = await signIn(started()(), sent);
  broken = { load: true };
  expect((await session.state()).userId).toBe('user-7');
  await session.call({ ...PERSON, person: 'user-7' });
  expect(sent.at(-1)).toBe('the-secret-token');
  await session.signOut();
  expect((await session.state()).userId).toBeNull();
  // What is left has lost its key, and goes at the next start with a keychain.
  expect(entries.size).toBe(1);
  broken = {};
  expect(await started()().read()).toBeNull();
  expect(entries.size).toBe(0);
});

test('a keychain that hangs does not keep the next visitor waiting', async () => {
  const next = started(20);
  const vault = next();
  await vault.write(SESSION);
  broken.delete = 'hangs';
  await vault.clear();
  expect(await vault.read()).toBeNull();
  expect(await next().read()).toBeNull();
  expect(log).toEqual([{ event: 'keychain-unavailable' }]);
});
