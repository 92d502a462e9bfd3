import { expect, test } from 'vitest';
import { fallbackVault } from '#main/session/fallback-vault.ts';
import { type Keychain, keychainEntry } from '#main/session/keychain-vault.ts';
import type { LogEntry } from '#main/lib/log.ts';
import { memoryValue } from '#main/storage/memory-value.ts';
import { memoryVault } from '#main/session/memory-vault.ts';
import { forgettingVault } from '#main/session/signed-out-mark.ts';
import type { TokenVault } from '#main/session/token-vault.ts';

const SESSION = { userId: 'user-7', token: 'secret' } as const;
const SERVICE = 'RinSetu portal https://gateway.example';
const ACCOUNT = 'user-7';

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

function withLog(vault: TokenVault, timeoutMs = 1000) {
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => entries.push(entry);
  return { entries, vault: fallbackVault(vault, memoryVault(), { log, timeoutMs }) };
}

test('a session is kept under its own account', async () => {
  const { entries, load } = keychain();
  const vault = keychainEntry(load, SERVICE, ACCOUNT);
  await vault.write(SESSION);
  expect([...entries.keys()]).toEqual([`${SERVICE}|${ACCOUNT}`]);
  expect(await vault.read()).toEqual(SESSION);
  expect(await keychainEntry(load, SERVICE, 'other').read()).toBeNull();
  await vault.clear();
  expect(await vault.read()).toBeNull();
});

test.each(['', 'not json', '{}', '{"userId":"u"}', '{"userId":"u","token":"t","more":1}', 'null'])(
  'an entry that the portal did not write (%j) counts as none',
  async (text) => {
    const { entries, load } = keychain();
    entries.set(`${SERVICE}|${ACCOUNT}`, text);
    expect(await keychainEntry(load, SERVICE, ACCOUNT).read()).toBeNull();
  },
);

test('a keychain that works is used, and the state says so', async () => {
  const { load } = keychain();
  const { vault, entries } = withLog(keychainEntry(load, SERVICE, ACCOUNT));
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
  const { vault, entries } = withLog(keychainEntry(load, SERVICE, ACCOUNT));
  expect(await vault.read()).toBeNull();
  expect(vault.keeping()).toBe('memory');
  await vault.write(SESSION);
  expect(await vault.read()).toEqual(SESSION);
  expect(loads).toBe(1);
  await vault.clear();
  expect(await vault.read()).toBeNull();
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
  const { vault } = withLog(keychainEntry(async () => locked, SERVICE, ACCOUNT));
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

test.each([
  ['throws', () => Promise.reject(new Error('locked'))],
  // What keytar does with a Secret Service that is locked.
  ['says no more than that it did not', async () => false],
])(
  'a session is over, also after a restart, when the keychain does not delete it and %s',
  async (_how, refusal) => {
    const { entries, load } = keychain();
    const mark = memoryValue<{ keychainEntryIsOver: true }>();
    let refuses = true;
    const stubborn = async (): Promise<Keychain> => {
      const chain = await load();
      const deletePassword = (service: string, account: string) =>
        refuses ? refusal() : chain.deletePassword(service, account);
      return { ...chain, deletePassword };
    };
    /** The vault as each start of the program makes one. */
    const started = () =>
      withLog(forgettingVault(keychainEntry(stubborn, SERVICE, ACCOUNT), mark)).vault;

    const first = started();
    await first.write(SESSION);
    await first.clear();
    expect(entries.size).toBe(1);
    expect(await first.read()).toBeNull();
    expect(await started().read()).toBeNull();

    refuses = false;
    const last = started();
    expect(await last.read()).toBeNull();
    expect(last.keeping()).toBe('keychain');
    expect(entries.size).toBe(0);
    await last.write(SESSION);
    expect(await started().read()).toEqual(SESSION);
  },
);

test('an older session is not restored when the newer one could only be kept in memory', async () => {
  const { load } = keychain();
  const mark = memoryValue<{ keychainEntryIsOver: true }>();
  const plain = forgettingVault(keychainEntry(load, SERVICE, ACCOUNT), mark);
  await plain.write({ userId: 'user-1', token: 'older' });
  const chain = await load();
  const locked = async (): Promise<Keychain> => ({
    ...chain,
    setPassword: () => Promise.reject(new Error('locked')),
  });
  const { vault } = withLog(forgettingVault(keychainEntry(locked, SERVICE, ACCOUNT), mark));
  expect((await vault.read())?.userId).toBe('user-1');
  await vault.write(SESSION);
  expect(await vault.read()).toEqual(SESSION);
  expect(await plain.read()).toBeNull();
});

test('signing out also ends a session in a keychain that only refused to be read', async () => {
  const { entries, load } = keychain();
  const mark = memoryValue<{ keychainEntryIsOver: true }>();
  await keychainEntry(load, SERVICE, ACCOUNT).write(SESSION);
  const chain = await load();
  const unreadable = async (): Promise<Keychain> => ({
    ...chain,
    getPassword: () => Promise.reject(new Error('locked')),
  });
  const { vault } = withLog(forgettingVault(keychainEntry(unreadable, SERVICE, ACCOUNT), mark));
  expect(await vault.read()).toBeNull();
  await vault.clear();
  await expect.poll(() => entries.size).toBe(0);
});

test('a full disk keeps no one signed in', async () => {
  const { entries, load } = keychain();
  const full = {
    read: () => null,
    write: () => {
      throw new Error('ENOSPC');
    },
    clear: () => {},
  };
  const { vault } = withLog(forgettingVault(keychainEntry(load, SERVICE, ACCOUNT), full));
  await vault.write(SESSION);
  expect(vault.keeping()).toBe('keychain');
  await vault.clear();
  expect(entries.size).toBe(0);
});
