import { beforeEach, describe, expect, it } from 'vitest';
import type { Keychain } from '#main/session/keychain-vault.ts';
import { peopleKeychain } from '#main/session/people-keychain.ts';
import { forgettingVault } from '#main/session/signed-out-mark.ts';
import { memoryValue } from '#main/storage/memory-value.ts';

const GATEWAY = 'https://gateway.example/base';
const FORMER = 'RinSetu portal|https://gateway.example';
const ENTRY_OF_ASHA = 'RinSetu portal https://gateway.example|RS1';
const ASHA = { userId: 'RS1', token: 'secret-1' } as const;
const RAVI = { userId: 'RS2', token: 'secret-2' } as const;

let entries: Map<string, string>;
let marks: Map<string, ReturnType<typeof memoryValue<{ keychainEntryIsOver: true }>>>;

beforeEach(() => {
  entries = new Map();
  marks = new Map();
});

const keychain: Keychain = {
  getPassword: async (service, account) => entries.get(`${service}|${account}`) ?? null,
  setPassword: async (service, account, password) => {
    entries.set(`${service}|${account}`, password);
  },
  deletePassword: async (service, account) => entries.delete(`${service}|${account}`),
};

function open(person: string | null, { takesOver = false, gatewayUrl = GATEWAY } = {}) {
  return peopleKeychain({
    load: async () => keychain,
    gatewayUrl,
    person,
    forgetting: (vault, account) => {
      const mark = marks.get(account) ?? memoryValue();
      marks.set(account, mark);
      return forgettingVault(vault, mark);
    },
    takesOver,
  });
}

describe('the keychain of several people', () => {
  it('has an entry for each, under the gateway and the person', async () => {
    await open(null).write(ASHA);
    await open(null).write(RAVI);
    expect(await open('RS1').read()).toEqual(ASHA);
    expect(await open('RS2').read()).toEqual(RAVI);
    expect(entries.has(ENTRY_OF_ASHA)).toBe(true);
    expect(await open('RS1', { gatewayUrl: 'https://other.example' }).read()).toBeNull();
    expect(await open(null).read()).toBeNull();
  });

  it('ends one person’s and leaves the others’', async () => {
    await open(null).write(ASHA);
    await open(null).write(RAVI);
    await open('RS1').clear();
    expect(await open('RS1').read()).toBeNull();
    expect(await open('RS2').read()).toEqual(RAVI);
  });

  it('takes over the one entry of earlier versions, once', async () => {
    entries.set(FORMER, JSON.stringify(ASHA));
    expect(await open(null).read()).toBeNull();
    expect(await open(null, { takesOver: true }).read()).toEqual(ASHA);
    expect([...entries.keys()]).toEqual([ENTRY_OF_ASHA]);
    expect(await open(null, { takesOver: true }).read()).toBeNull();
    expect(await open('RS1').read()).toEqual(ASHA);
  });

  it('takes over none that was ended', async () => {
    entries.set(FORMER, JSON.stringify(ASHA));
    const former = memoryValue<{ keychainEntryIsOver: true }>();
    former.write({ keychainEntryIsOver: true });
    marks.set('https://gateway.example', former);
    expect(await open(null, { takesOver: true }).read()).toBeNull();
    expect(entries.size).toBe(0);
  });
});
