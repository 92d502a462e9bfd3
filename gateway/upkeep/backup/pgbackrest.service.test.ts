import { asId } from '#domain/ids.ts';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderVault } from '#gateway/lending/documents/vaults/folder-vault.ts';
import { makeKeyFile, newKeyLine } from '#gateway/foundation/sealing/key-file.ts';
import { openPostgresStore } from '#gateway/foundation/store/postgres-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { addDocument } from '#gateway/testing/backups.ts';
import { addApplication } from '#gateway/testing/draft-application.ts';
import type { ClusterPlace } from '#gateway/testing/stores/postgres-cluster.ts';
import {
  initialise,
  isPostgresLeftOut,
  runAsServer,
  startPostgresCluster,
} from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabaseAt, runSql } from '#gateway/testing/stores/postgres-databases.ts';
import { TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { runCommand } from '#tests/processes/gateway-process.ts';

const PGBACKREST = '/usr/bin/pgbackrest';
const DEPLOYED = join(CHECKOUT, 'deploy/pgbackrest');
const MISHAP = 'before the mishap';
/** Milliseconds. */
const RECOVERY = 60_000;

/** The deployed configuration, with the places of a test. */
async function configure(home: string, repository: string, { data, port, ...place }: ClusterPlace) {
  const places: Readonly<Record<string, string>> = {
    'repo1-path': join(repository, 'repository'),
    'repo1-cipher-pass': 'only for this test',
    'log-path': join(repository, 'log'),
    'spool-path': join(repository, 'spool'),
    'lock-path': join(repository, 'lock'),
    'pg1-path': data,
    'pg1-port': String(port),
    'pg1-socket-path': place.home,
  };
  const deployed = await readFile(join(DEPLOYED, 'pgbackrest.conf'), 'utf8');
  const lines = deployed.split('\n').map((line) => {
    const name = line.split('=')[0] ?? '';
    return places[name] === undefined ? line : `${name}=${places[name]}`;
  });
  const file = join(home, `pgbackrest-${port}.conf`);
  // The server's account in a test is not named like its first role.
  await writeFile(file, `${lines.join('\n')}\npg1-user=rinsetu\n`, { mode: 0o644 });
  return file;
}

/** The deployed settings of the server, archiving by this configuration. */
async function settingsOfServer(file: string): Promise<readonly string[]> {
  const text = await readFile(join(DEPLOYED, 'postgresql.conf'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.includes('=') && !line.startsWith('#'))
    .map((line) => line.replaceAll(/ = |'/g, (found) => (found === ' = ' ? '=' : '')))
    .map((line) => line.replace('pgbackrest ', `pgbackrest --config=${file} `));
}

const account = (number: number) =>
  ({
    userId: asId('user', `RS0000000${number}`),
    firstName: 'Asha',
    lastName: 'Verma',
    category: 'CSR',
    email: null,
    mobileNumber: `987654321${number}`,
    passwordHash: null,
  }) as const;

const userIds = async ({ records }: Store) =>
  (await records.db.selectFrom('accounts').select('user_id').orderBy('user_id').execute()).map(
    ({ user_id }) => user_id,
  );

describe.skipIf(isPostgresLeftOut || !existsSync(PGBACKREST))(
  'pgBackRest, as it is deployed',
  () => {
    let home: string;
    let repository: string;
    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'rinsetu-pgbackrest-'));
      await makeKeyFile(join(home, 'backup-key'), newKeyLine().line);
      const made = await runAsServer({ home: tmpdir() }, 'mktemp', [
        '--directory',
        join(tmpdir(), 'rinsetu-repository-XXXXXX'),
      ]);
      repository = made.trim();
      await runAsServer({ home: repository }, 'mkdir', ['repository', 'log', 'spool', 'lock']);
      await runAsServer({ home: tmpdir() }, 'chmod', ['0711', repository]);
      await chmod(home, 0o711);
    });
    afterAll(async () => {
      await rm(home, { recursive: true });
      await rm(repository, { recursive: true });
    });

    it('brings the database back to a moment, and rinsetu does what is left', async () => {
      let file = '';
      const pgbackrest = (...args: readonly string[]) =>
        runAsServer({ home: repository }, PGBACKREST, [
          `--config=${file}`,
          '--stanza=rinsetu',
          ...args,
        ]);
      const cluster = await startPostgresCluster({
        isDurable: true,
        async prepare(place) {
          file = await configure(home, repository, place);
          await initialise(place);
          return settingsOfServer(file);
        },
      });
      const settings = {
        ...TEST_MASTER_KEYS_SETTING,
        GATEWAY_APPLICATIONS: 'on',
        GATEWAY_DATA_DIR: join(home, 'data'),
        GATEWAY_DOCUMENTS_DIR: join(home, 'documents'),
        GATEWAY_ERASURES_FILE: join(home, 'erasures.jsonl'),
        GATEWAY_ERASURES_LIST: 'new',
        GATEWAY_BACKUP_DIR: join(home, 'backups'),
        GATEWAY_BACKUP_KEY_FILE: join(home, 'backup-key'),
      };
      let database = '';
      try {
        await pgbackrest('stanza-create');
        await pgbackrest('check');
        database = await newDatabaseAt(cluster.url);
        const store = await openPostgresStore(database);
        await store.addAccount(account(1));
        await pgbackrest('--type=full', 'backup');
        // From here on only the archived log has it.
        await store.addAccount(account(2));
        const vault = folderVault(settings.GATEWAY_DOCUMENTS_DIR, async () => true);
        const application = await addApplication(store, account(2).userId, 'LA0000000001');
        await addDocument(store, vault, application, 1000);
        const proof = { phoneProvedAt: null, byPassword: true };
        await store.addSession('digest', account(2), proof, 5);
        const made = await runCommand('backup', { ...settings, DATABASE_URL: database }, [
          '--without-database',
        ]);
        expect(made).toMatchObject({ code: 0, err: '' });
        await runSql(cluster.url, `SELECT pg_create_restore_point('${MISHAP}')`);
        await store.records.db.deleteFrom('applications').execute();
        await store.records.db.deleteFrom('accounts').execute();
        await store.addAccount(account(3));
        expect(await userIds(store)).toStrictEqual(['RS00000003']);
        await store.close();
        // Waits until the log is archived.
        await pgbackrest('check');
      } finally {
        await cluster.stop();
      }

      const recovered = await startPostgresCluster({
        isDurable: true,
        async prepare(place) {
          file = await configure(home, repository, place);
          await runAsServer(place, 'mkdir', ['--mode=0700', place.data]);
          await pgbackrest(
            '--type=name',
            `--target=${MISHAP}`,
            '--target-action=promote',
            'restore',
          );
          return ['archive_mode=off'];
        },
      });
      try {
        const url = new URL(database);
        url.port = new URL(recovered.url).port;
        const elsewhere = {
          ...settings,
          DATABASE_URL: url.href,
          GATEWAY_DOCUMENTS_DIR: join(home, 'other-documents'),
        };
        const isRecovering = () =>
          runAsServer({ home: repository }, 'psql', [
            '--tuples-only',
            '--no-align',
            '--command=SELECT pg_is_in_recovery()',
            recovered.url,
          ]);
        await expect.poll(isRecovering, { timeout: RECOVERY, interval: 200 }).toBe('f\n');
        const refused = await runCommand('restore', elsewhere);
        expect(refused.err).toContain('then add --recovered\n');
        const finished = await runCommand('restore', elsewhere, ['--recovered']);
        expect(finished).toMatchObject({ code: 0, err: '' });
        expect(finished.out).toContain('documents: 1 written, 0 were there\n');
        const store = await openPostgresStore(url.href);
        expect(await userIds(store)).toStrictEqual(['RS00000001', 'RS00000002']);
        const sessions = store.records.db.selectFrom('sessions').selectAll();
        expect(await sessions.execute()).toStrictEqual([]);
        await store.close();
      } finally {
        await recovered.stop();
      }
    });
  },
);
