import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeskWrite } from '#contract/desk.ts';
import { fail } from '#contract/result.ts';
import { NO_DETAILS } from '#domain/lending/dealer-details.ts';
import { paise } from '#domain/money/money.ts';
import { keptOfPeople } from '#main/desk/kept/kept-of-people.ts';
import type { LogEntry } from '#main/lib/log.ts';
import type { Keychain } from '#main/session/keychain-vault.ts';

const NAME = 'Asha Rao 4711';

let userData: string;
let entries: Map<string, string>;
let logged: LogEntry[];

beforeEach(() => {
  userData = mkdtempSync(join(tmpdir(), 'kept-'));
  entries = new Map();
  logged = [];
});
afterEach(() => rmSync(userData, { recursive: true }));

const keychain: Keychain = {
  getPassword: async (service, account) => entries.get(`${service}|${account}`) ?? null,
  setPassword: async (service, account, password) => {
    entries.set(`${service}|${account}`, password);
  },
  deletePassword: async (service, account) => entries.delete(`${service}|${account}`),
};

const start = (loadKeychain = async () => keychain) =>
  keptOfPeople({
    userData,
    gatewayUrl: 'https://gateway.example',
    loadKeychain,
    send: async () => fail({ kind: 'unreachable' }),
    onChange: () => {},
    log: (entry) => logged.push(entry),
  });

const LEAD = { search: null, state: null, dueBy: null, step: null, orderBy: 'newest' } as const;
const values = {
  name: NAME,
  mobileNumber: '9876543210',
  vehicleKind: null,
  source: null,
  language: 'en',
  note: '',
  status: { state: 'OPEN', next: null },
} as const;
const write = (): DeskWrite => ({
  call: 'saveLead',
  body: {
    requestId: randomUUID(),
    lead: randomUUID(),
    version: null,
    values,
    isDuplicateKnown: false,
    branch: null,
  },
});
const seen = (lead: string) => ({
  ...values,
  lead,
  version: 1,
  owner: null,
  branch: null,
  createdAt: 1,
  changedAt: 1,
  application: null,
});

const writesFile = () =>
  join(userData, readdirSync(userData).find((each) => /^desk-writes-\w+\.json$/.test(each)) ?? '');

describe('what a desk keeps for a person', () => {
  it('knows what quotes say of the dealer after a restart, sealed, and forgets it with the person', async () => {
    const reply = {
      dealer: { id: 'madeup', names: { en: NAME, hi: NAME } },
      member: { userId: 'RS1', membership: randomUUID(), name: NAME, duty: 'manager' },
      details: { version: null, details: NO_DETAILS },
      openLeads: 3,
      dueLeads: 1,
    };
    (await start().of('RS1')).desk.note(null, reply);
    (await start().of('RS1')).desk.note(null, { dealer: null });
    const { dealer, details } = reply;
    expect((await start().of('RS1')).desk.read()).toMatchObject({ desk: { dealer, details } });
    const [file = ''] = readdirSync(userData).filter((name) => name.startsWith('desk-details-'));
    expect(readFileSync(join(userData, file), 'utf8')).not.toContain(NAME);
    await start().forget('RS1');
    expect(readdirSync(userData)).toEqual([]);
  });

  it('is on the disk, unreadable, and there after a restart', async () => {
    const kept = await start().of('RS1');
    kept.writes.keep(write(), null);
    const lead = randomUUID();
    kept.leads.note({ ...LEAD, after: null }, { leads: [seen(lead)], next: null });
    const model = {
      brand: 'Tezgati',
      model: 'Sawari',
      variant: null,
      vehicleKind: 'e-rickshaw',
      battery: null,
      rangeKm: null,
      exShowroomPrice: paise(165_000_00),
      elsewhere: { registration: paise(0), insurance: paise(0) },
      districts: [],
      accessories: [],
      offers: [],
      stock: [],
    };
    const list = { version: 2, savedAt: 1, savedBy: NAME, models: [model] };
    kept.prices.note({ version: null }, { list });
    kept.prices.note({ version: 1 }, { list: { ...list, version: 1 } });
    expect(kept.keptOn).toBe('disk');
    const text = readdirSync(userData).map((each) => readFileSync(join(userData, each), 'utf8'));
    expect(text).toHaveLength(3);
    expect(text.join('')).not.toMatch(/Asha|98765|waiting|Sawari/);

    const again = await start().of('RS1');
    expect(again.writes.list()).toMatchObject([{ write: { body: { values: { name: NAME } } } }]);
    expect(again.leads.read()?.leads).toMatchObject([{ lead }]);
    expect(again.prices.read()).toMatchObject({ list });
  });

  it('is out of another person’s reach, by name and by file', async () => {
    const people = start();
    (await people.of('RS1')).writes.keep(write(), null);
    expect((await people.of('RS2')).writes.list()).toEqual([]);
    const ofFirst = writesFile();
    (await people.of('RS2')).writes.keep(write(), null);
    const ofSecond = readdirSync(userData)
      .map((each) => join(userData, each))
      .find((each) => each.includes('desk-writes') && each !== ofFirst);
    renameSync(ofFirst, ofSecond ?? '');
    expect((await start().of('RS2')).writes.list()).toEqual([]);
    expect(readdirSync(userData).some((each) => each.includes('unreadable'))).toBe(true);
  });

  it('is set aside, never overwritten, when it was tampered with', async () => {
    (await start().of('RS1')).writes.keep(write(), null);
    const text = readFileSync(writesFile(), 'utf8');
    const at = text.length - 10;
    const other = text[at] === 'A' ? 'B' : 'A';
    writeFileSync(writesFile(), text.slice(0, at) + other + text.slice(at + 1));
    expect((await start().of('RS1')).writes.list()).toEqual([]);
    expect(readdirSync(userData).filter((each) => each.includes('unreadable'))).toHaveLength(1);
  });

  it('is in memory only where there is no keychain, and says so', async () => {
    const people = start(() => Promise.reject(new Error('no libsecret')));
    const kept = await people.of('RS1');
    kept.writes.keep(write(), null);
    expect(kept.keptOn).toBe('memory');
    expect(readdirSync(userData)).toEqual([]);
    expect(logged).toContainEqual({ event: 'desk-in-memory-only' });
    expect(await people.hasUnsent('RS1')).toBe(true);
    expect((await people.of('RS1')).writes.list()).toHaveLength(1);
  });

  it('makes no key for a person who keeps nothing, and finds existing ones', async () => {
    expect(start().known('RS1')).toBeNull();
    expect(await start().hasUnsent('RS1')).toBe(false);
    expect(entries.size).toBe(0);
    (await start().of('RS1')).writes.keep(write(), null);
    expect(start().known('RS1')).not.toBeNull();
    expect(await start().hasUnsent('RS1')).toBe(true);
  });

  it('is gone with its key when the person is forgotten', async () => {
    const people = start();
    (await people.of('RS1')).writes.keep(write(), null);
    await people.forget('RS1');
    expect(readdirSync(userData)).toEqual([]);
    expect(entries.size).toBe(0);
    expect((await people.of('RS1')).writes.list()).toEqual([]);
  });

  it('is the list of leads as it was last seen: a whole one replaces it, a search adds to it', async () => {
    const { leads } = await start().of('RS1');
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const ids = () => leads.read()?.leads.map(({ lead }) => lead);
    leads.note({ ...LEAD, after: null }, { leads: [seen(first)], next: first });
    leads.note({ ...LEAD, after: first }, { leads: [seen(second)], next: null });
    leads.note({ ...LEAD, search: 'asha', after: null }, { leads: [seen(third)], next: null });
    // Neither the leads of one salesperson nor those of one branch are all.
    leads.note({ ...LEAD, owner: 'me', after: null }, { leads: [], next: null });
    leads.note({ ...LEAD, branch: 'none', after: null }, { leads: [], next: null });
    expect(ids()).toEqual([first, second, third]);
    leads.note({ ...LEAD, after: null }, { leads: [seen(second)], next: null });
    expect(ids()).toEqual([second]);
    leads.note({ nonsense: true }, { leads: [], next: null });
    leads.note({ ...LEAD, after: null }, { nonsense: true });
    expect(ids()).toEqual([second]);
  });
});
