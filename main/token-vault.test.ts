import { expect, test } from 'vitest';
import { fallbackVault } from '#main/fallback-vault.ts';
import { KEYCHAIN_SERVICE, type Keychain, keychainVault } from '#main/keychain-vault.ts';
import type { LogEntry } from '#main/log.ts';
import { memoryVault } from '#main/memory-vault.ts';
import type { TokenVault } from '#main/token-vault.ts';

const SESSION = { userId: 'user-7', token: 'secret' } as const;
const GATEWAY = 'https://gateway.example/base';

/** A keychain in memory; the real one is driven by tests/desktop. */
function keychain(entries = new Map<string, string>()) {
  const key = (service: string, account: string) => `${service}|${account}`;
  const chain: Keychain = {
    getPassword: async (service, account) => entries.get(key(service, account)) ?? null,
    setPassword: async (service, account, password) => {
      entries.set(key(service, account), password);
    },
    deletePassword: async (service, account) => entries.delete(key(service, account)),
  };
  return { entries, load: async () => chain };
}

function withLog(vault: TokenVault, patienceMs = 1000) {
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => entries.push(entry);
  return { entries, vault: fallbackVault(vault, memoryVault(), { log, patienceMs }) };
}

test('a session is kept under the origin of the gateway that gave it', async () => {
  const { entries, load } = keychain();
  const vault = keychainVault(load, GATEWAY);
  await vault.write(SESSION);
  expect([...entries.keys()]).toEqual([`${KEYCHAIN_SERVICE}|https://gateway.example`]);
  expect(await vault.read()).toEqual(SESSION);
  expect(await keychainVault(load, 'https://other.example').read()).toBeNull();
  await vault.clear();
  expect(await vault.read()).toBeNull();
});

test.each(['', 'not json', '{}', '{"userId":"u"}', '{"userId":"u","token":"t","more":1}', 'null'])(
  'an entry that the portal did not write (%j) counts as none',
  async (text) => {
    const { entries, load } = keychain();
    entries.set(`${KEYCHAIN_SERVICE}|https://gateway.example`, text);
    expect(await keychainVault(load, GATEWAY).read()).toBeNull();
  },
);

test('a keychain that works is used, and the state says so', async () => {
  const { load } = keychain();
  const { vault, entries } = withLog(keychainVault(load, GATEWAY));
  await vault.write(SESSION);
  expect(vault.keeping()).toBe('keychain');
  expect(await vault.read()).toEqual(SESSION);
  expect(entries).toEqual([]);
});

test('a keychain that cannot be loaded gives way to memory for the rest of the run', async () => {
  let loads = 0;
  const load = async (): Promise<Keychain> => {
    loads += 1;
    throw new Error('libsecret is not there');
  };
  const { vault, entries } = withLog(keychainVault(load, GATEWAY));
  expect(await vault.read()).toBeNull();
  expect(vault.keeping()).toBe('memory');
  await vault.write(SESSION);
  expect(await vault.read()).toEqual(SESSION);
  await vault.clear();
  expect(await vault.read()).toBeNull();
  expect(loads).toBe(1);
  expect(entries).toEqual([{ event: 'keychain-unavailable' }]);
});

test('a keychain that reads but does not write keeps the new session in memory', async () => {
  const { load } = keychain();
  const locked: Keychain = {
    ...(await load()),
    setPassword: async () => {
      throw new Error('locked');
    },
  };
  const { vault } = withLog(keychainVault(async () => locked, GATEWAY));
  expect(await vault.read()).toBeNull();
  expect(vault.keeping()).toBe('keychain');
  await vault.write(SESSION);
  expect(vault.keeping()).toBe('memory');
  expect(await vault.read()).toEqual(SESSION);
});

test('a keychain that never answers is given up on', async () => {
  const silent: TokenVault = {
    ...memoryVault(),
    keeping: () => 'keychain',
    read: () => new Promise(() => {}),
  };
  const { vault } = withLog(silent, 20);
  expect(await vault.read()).toBeNull();
  expect(vault.keeping()).toBe('memory');
});
