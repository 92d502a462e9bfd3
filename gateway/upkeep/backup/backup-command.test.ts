import { asId } from '#domain/ids.ts';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderVault } from '#gateway/lending/documents/vaults/folder-vault.ts';
import { makeKeyFile, newKeyLine } from '#gateway/foundation/sealing/key-file.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';
import { addDocument } from '#gateway/testing/backups.ts';
import { addApplication } from '#gateway/testing/draft-application.ts';
import { TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';
import { runRinsetu } from '#tests/processes/gateway-process.ts';

/** Bytes of a document. */
const LARGE = 8_000_000;

let home: string;
let settings: Readonly<Record<string, string>>;
const at = (name: string) => join(home, name);
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinsetu-backup-'));
  await makeKeyFile(at('backup-key'), newKeyLine().line);
  settings = {
    ...TEST_MASTER_KEYS_SETTING,
    GATEWAY_APPLICATIONS: 'on',
    GATEWAY_DATA_DIR: at('data'),
    GATEWAY_ERASURES_FILE: at('erasures.jsonl'),
    GATEWAY_ERASURES_LIST: 'new',
    GATEWAY_BACKUP_DIR: at('backups'),
    GATEWAY_BACKUP_KEY_FILE: at('backup-key'),
    GATEWAY_BACKUP_STATUS_FILE: at('status.json'),
  };
  await (await openSqliteStore(at('data'))).close();
});
afterAll(() => rm(home, { recursive: true }));

const status = async (): Promise<unknown> =>
  JSON.parse(await readFile(settings['GATEWAY_BACKUP_STATUS_FILE'] ?? '', 'utf8'));

async function refusal(
  words: readonly string[],
  changes: Readonly<Record<string, string>> = {},
  limits: Parameters<typeof runRinsetu>[3] = {},
) {
  const { code, out, err } = await runRinsetu(words, { ...settings, ...changes }, null, limits);
  expect([code, out]).toStrictEqual([1, '']);
  expect(err).toMatch(/^.+\n$/);
  return err;
}

it('says in one line what it has made, or why it has not, and notes it for the metrics', async () => {
  const made = await runRinsetu(['backup'], settings);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(
    /: SQLite, \d+ bytes; 0 documents, 0 of them new; read back and whole\n$/,
  );
  const finishedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(await status()).toStrictEqual({ finishedAt, ok: true });
  expect(await refusal(['backup'], { GATEWAY_BACKUP_KEY_FILE: '' })).toContain('always sealed');
  expect(await status()).toStrictEqual({ finishedAt, ok: false });
  expect(await refusal(['backup'], { GATEWAY_BACKUP_DIR: '' })).toContain('in which folder');
  expect(await refusal(['backup', '--to', home])).toContain('not be where the backups are');
  await chmod(at('backup-key'), 0o640);
  expect(await refusal(['backup'])).toContain('others may read the file: chmod 600 it');
  await chmod(at('backup-key'), 0o600);
  expect((await runRinsetu(['backup', '--keep', 'all'], settings)).code).toBe(2);
});

it.skipIf(process.platform === 'win32')(
  'leaves the backups as they are when the disk is full',
  async () => {
    const store = await openSqliteStore(at('data'));
    await store.addAccount({
      userId: asId('user', 'RS12345678'),
      firstName: 'Asha',
      lastName: 'Verma',
      category: 'CSR',
      email: null,
      mobileNumber: '9876543210',
      passwordHash: null,
    });
    const application = await addApplication(store, asId('user', 'RS12345678'), 'LA0000000001');
    const vault = folderVault(at('data-documents'), async () => true);
    await addDocument(store, vault, application, LARGE);
    await store.close();
    const before = await readdir(at('backups'));
    // Enough for the database, and not for the document. In blocks of 512 bytes.
    const limits = { largestFile: 10_000 };
    expect(await refusal(['backup'], {}, limits)).toMatch(/older ones are as they were: .+\n$/);
    expect(await readdir(at('backups'))).toStrictEqual(before);
    expect(await readdir(dirname(at('data')))).not.toContain('data-backup-scratch');
    expect(await runRinsetu(['restore', '--check'], settings)).toMatchObject({ code: 0 });
    expect(await runRinsetu(['backup'], settings)).toMatchObject({ code: 0 });
  },
);

it('restores a new data folder once, and checks without restoring', async () => {
  const elsewhere = {
    ...settings,
    GATEWAY_DATA_DIR: at('other'),
    GATEWAY_ERASURES_FILE: at('other-erasures.jsonl'),
  };
  const checked = await runRinsetu(['restore', '--check'], elsewhere);
  expect(checked.out).toMatch(/: whole; begun at \S+, 1 documents\n$/);
  expect(await readdir(home)).not.toContain('other');
  const restored = await runRinsetu(['restore'], elsewhere);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toContain('documents: 1 written, 0 were there\n');
  expect(await refusal(['restore'], elsewhere)).toContain('is not empty: nothing is replaced');
  expect((await runRinsetu(['restore', '--waiting-messages', 'drop'], elsewhere)).code).toBe(2);
});
