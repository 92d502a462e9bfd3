import { asId } from '#domain/ids.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { addToAudit, SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { signChains } from '#gateway/foundation/audit/checkpoints.ts';
import { findMissingMasterKeys } from '#gateway/foundation/sealing/check-data-keys.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { parseMasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { openSqliteStore, openSqliteStoreToRead } from '#gateway/foundation/store/sqlite-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { runCommand, runGateway, startGatewayProcess } from '#tests/processes/gateway-process.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';

/** Milliseconds: how long something may take on a machine that is busy. */
const PATIENCE = { timeout: 20_000, interval: 5 };
const A_YEAR = 365 * 86_400_000;
const PERSON = {
  userId: asId('user', 'RS12345678'),
  firstName: 'Asha',
  lastName: 'Verma',
  category: 'CSR',
  email: 'asha@example.in',
  mobileNumber: '9876543210',
  passwordHash: '$argon2id$',
} as const;

const keyLine = (id: string) => `${id} ${randomBytes(32).toString('base64')}\n`;

function readKeys(text: string) {
  const read = parseMasterKeys(text);
  if (!read.ok) throw new Error(read.failure);
  return read.value;
}

/** Applications of one person, each with a data key and an entry in the audit. */
async function seed(store: Store, keyText: string, applications: number, at: number) {
  const { records } = store;
  const keys = dataKeys(records, readKeys(keyText));
  await store.addAccount(PERSON);
  await records.transact(async (runner) => {
    for (let count = 0; count < applications; count += 1) {
      const id = asId('application', randomUUID());
      const times = { created_at: at, changed_at: at, submitted_at: null, closed_at: null };
      const text = { outcome: null, match_id: null, language: 'en', version: 1 };
      const state = 'DRAFT';
      const number = `LA${String(count).padStart(10, '0')}`;
      await runner
        .insertInto('applications')
        .values({ id, number, user_id: PERSON.userId, state, ...text, ...times })
        .execute();
      await keys.create(runner, ownerOf(id));
      await addToAudit(runner, at, { subject: ownerOf(id), actor: SYSTEM, action: 'create' });
    }
  });
  return keys;
}

describe('a gateway with loan applications', () => {
  const [sqlite, postgres] = STORE_KINDS;
  let prepared: PreparedStore;
  let home: string;
  let folder: string;
  let keyText: string;
  let settings: Record<string, string>;

  beforeAll(async () => {
    if (sqlite === undefined) throw new Error('no store');
    prepared = await sqlite.prepare();
  });
  afterAll(() => prepared.stop());
  beforeEach(async () => {
    folder = await prepared.newPlace();
    home = await mkdtemp(join(tmpdir(), 'rinsetu-start-'));
    keyText = keyLine('first');
    settings = {
      GATEWAY_DATA_DIR: folder,
      GATEWAY_APPLICATIONS: 'on',
      GATEWAY_MASTER_KEYS_FILE: join(home, 'keys'),
    };
    await setKeys(keyText);
    return () => rm(home, { recursive: true });
  });
  const setKeys = (text: string) => writeFile(join(home, 'keys'), text, { mode: 0o600 });
  const erasures = () => readFile(join(home, 'erasures.jsonl'), 'utf8').catch(() => '');
  const seeded = async (applications: number, at = Date.now()) => {
    const store = await openSqliteStore(folder);
    return { store, keys: await seed(store, keyText, applications, at) };
  };
  const countOf = async (table: 'accounts' | 'applications') => {
    const store = openSqliteStoreToRead(folder);
    const rows = await store.records.db.selectFrom(table).selectAll().execute();
    await store.close();
    return rows.length;
  };

  it('does not start without the master keys of its data', async () => {
    const { store } = await seeded(1);
    await store.close();
    await setKeys(keyLine('second'));
    expect(await runGateway(settings)).toMatchObject({
      code: 1,
      err: 'GATEWAY_MASTER_KEYS_FILE: the data needs master keys that are missing: first\n',
    });
  });

  it('does not start with a list of erasures among its data', async () => {
    const within = { ...settings, GATEWAY_ERASURES_FILE: join(folder, 'erasures.jsonl') };
    expect(await runGateway(within)).toMatchObject({
      code: 1,
      err: 'GATEWAY_ERASURES_FILE: the file must be outside of GATEWAY_DATA_DIR\n',
    });
  });

  it('does not start with a file of holidays that it cannot read', async () => {
    const file = join(home, 'holidays.json');
    await writeFile(file, '["2027-03-22", "Holi"]');
    expect(await runGateway({ ...settings, GATEWAY_HOLIDAYS_FILE: file })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^GATEWAY_HOLIDAYS_FILE: line 1, column 16: .+\n$/),
    });
  });

  it('has erased a person when it serves again after it was killed while erasing', async () => {
    const { store } = await seeded(150);
    const job = {
      kind: 'ERASE',
      state: 'QUEUED',
      progress: 0,
      tries: 0,
      due_at: 1,
      asked_at: 1,
    } as const;
    await store.records.db
      .insertInto('privacy_jobs')
      .values({ id: randomUUID(), user_id: PERSON.userId, ...job })
      .execute();
    await store.close();
    const first = await startGatewayProcess(settings);
    await vi.waitFor(async () => expect(await erasures()).toContain('"erased"'), PATIENCE);
    await first.end('SIGKILL');
    const second = await startGatewayProcess(settings);
    expect(await countOf('accounts')).toBe(0);
    expect(await countOf('applications')).toBe(150);
    const listed = (await erasures()).match(/"erased"/g);
    expect(listed).toHaveLength(151);
    expect(await runCommand('audit verify', settings)).toMatchObject({ code: 0 });
    await second.end('SIGTERM');
    expect([...first.lines, ...second.lines].join('\n')).not.toContain(PERSON.userId);
  });

  it('takes its list of erasures into the vault, needs the file no longer, and does not start without the list', async () => {
    const documents = join(home, 'documents');
    const shared = { ...settings, GATEWAY_DOCUMENTS_DIR: documents };
    await (await startGatewayProcess(shared)).end('SIGTERM');
    const digest = 'd'.repeat(43);
    await appendFile(join(home, 'erasures.jsonl'), `${JSON.stringify({ erased: digest })}\n`);
    const inVault = { ...shared, GATEWAY_ERASURES_IN: 'vault' };
    await (await startGatewayProcess(inVault)).end('SIGTERM');
    expect(await readdir(join(documents, 'erasures'))).toContain(digest);
    await rm(join(home, 'erasures.jsonl'));
    await (await startGatewayProcess(inVault)).end('SIGTERM');
    expect(await erasures()).toBe('');
    await rm(join(documents, 'erasures'), { recursive: true });
    expect(await runGateway(inVault)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^GATEWAY_ERASURES_IN: .+ missing: put it back, .+\n$/),
    });
  });

  it('lets its audit be verified, and what is due be counted, while it runs', async () => {
    const { store, keys } = await seeded(3, Date.now() - A_YEAR);
    await signChains(store.records, keys);
    await store.close();
    const running = await startGatewayProcess(settings);
    const dry = ['--dry-run'];
    expect((await runCommand('retention', settings, dry)).out).toMatch(
      /^3 after 30 days: drafts .+\n0 after 7 days: .+\n0 after 30 days: .+\n0 after 365 days: .+\n0 after 365 days: .*grievances.+\n0 after 90 days: .*leads.+\n$/,
    );
    const whole = await runCommand('audit verify', settings);
    expect(whole).toMatchObject({ code: 0, err: '' });
    expect(whole.out).toMatch(/^entries: 3 in 3 chains\ncheckpoints: 1\n/);
    const [, last = ''] = /last checkpoint: (\S+)/.exec(whole.out) ?? [];
    const [, publicKey = ''] = /public key: (\S+)/.exec(whole.out) ?? [];
    await running.end('SIGTERM');

    const kept = ['--public-key', publicKey, '--checkpoint', last];
    const alone = { GATEWAY_DATA_DIR: folder };
    const again = await openSqliteStore(folder);
    await again.records.db.updateTable('audit_entries').set({ action: 'x' }).execute();
    await again.close();
    const changed = await runCommand('audit verify', alone, kept);
    expect(changed.code).toBe(1);
    expect(changed.err).toBe('');
    expect(changed.out).toMatch(/PROBLEM: chain application:\S+, entry 1: it was changed\n$/);
  });

  it('checks the audit with a public key that begins with a dash', async () => {
    const { store, keys } = await seeded(1);
    await signChains(store.records, keys);
    await store.close();
    const other = ['--public-key', `-${'A'.repeat(42)}`];
    const checked = await runCommand('audit verify', settings, other);
    expect(checked).toMatchObject({ code: 1, err: '' });
    expect(checked.out).toMatch(/\nPROBLEM: checkpoint 1: .*signature.*\n$/);
  });

  it('says in one line which option of the audit check it does not know', async () => {
    expect(await runCommand('audit verify', settings, ['--checkpiont', '1'])).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(
        /^Unknown option '--checkpiont'.*\nusage: rinsetu audit verify .*\n$/,
      ),
    });
  });

  it('keeps its data when the master key is rotated, even if that was killed half-way', async () => {
    const { store } = await seeded(1500);
    await setKeys(keyLine('second') + keyText);
    const inUse = await runCommand('key rotate', settings);
    expect(inUse.code).toBe(1);
    expect(inUse.err).toMatch(/^another gateway is already running .+: stop it first/);
    await store.close();

    const reader = openSqliteStoreToRead(folder);
    const rewrapped = vi.waitFor(async () => {
      const query = reader.records.db.selectFrom('data_keys').select('owner').limit(1);
      const found = await query.where('master_key', '=', 'second').executeTakeFirst();
      expect(found).not.toBeUndefined();
    }, PATIENCE);
    await runCommand('key rotate', settings, [], rewrapped);
    await rewrapped;
    const both = await readFile(join(home, 'keys'), 'utf8');
    expect(await findMissingMasterKeys(reader.records, readKeys(both))).toBeNull();
    const rest = await runCommand('key rotate', settings);
    expect(rest).toMatchObject({ code: 0, err: '' });
    expect(rest.out).toMatch(/^data keys wrapped with second: \d+ more\nsecond: 1500\n$/);
    const second = readKeys(both.split('\n').slice(0, 1).join('\n'));
    expect(await findMissingMasterKeys(reader.records, second)).toBeNull();
    await reader.close();
  });

  it.skipIf(postgres?.leftOut !== null)(
    'goes on while the master key is rotated on PostgreSQL',
    async () => {
      const cluster = await postgres?.prepare();
      if (cluster === undefined) throw new Error('no store');
      const place = await cluster.newPlace();
      const store = await cluster.open(place);
      await seed(store, keyText, 20, Date.now());
      await store.close();
      const on = { ...settings, ...cluster.environmentOf(place) };
      await setKeys(keyLine('second') + keyText);
      const running = await startGatewayProcess(on);
      const rotated = await runCommand('key rotate', on);
      expect(rotated).toMatchObject({ code: 0, err: '' });
      // With the key of the list of erasures.
      expect(rotated.out).toMatch(/second: 21\n$/);
      await running.end('SIGTERM');
      await cluster.stop();
    },
  );
});
