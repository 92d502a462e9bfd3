/** A deployment as its owner sees it: a database, documents, lists and keys, each in a place of its own; and another to restore to. */
import type { ApplicationId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Result } from '#contract/result.ts';
import { backupPlace } from '#gateway/upkeep/backup/backup-key.ts';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import { makeBackup } from '#gateway/upkeep/backup/make-backup.ts';
import type { RestoreOptions } from '#gateway/upkeep/backup/restore-backup.ts';
import { restoreBackup } from '#gateway/upkeep/backup/restore-backup.ts';
import { readConfiguration } from '#gateway/foundation/configuration/configuration.ts';
import { openAuditNotes } from '#gateway/foundation/audit/audit-notes.ts';
import { signChains } from '#gateway/foundation/audit/checkpoints.ts';
import { folderVault } from '#gateway/lending/documents/vaults/folder-vault.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { newVaultKey } from '#gateway/lending/documents/vaults/vault.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { makeKeyFile, newKeyLine } from '#gateway/foundation/sealing/key-file.ts';
import { readKeysOfDeployment } from '#gateway/foundation/sealing/keys-of-deployment.ts';
import { publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import { borrower } from '#gateway/testing/draft-application.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { startTokenIssuer } from '#gateway/testing/phone-tokens.ts';
import { keysOf, testPrivacy } from '#gateway/testing/privacy.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';
import { testGateway, TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';

type Settings = Readonly<Record<string, string>>;

export type Deployment = {
  /** For `prepared.open`. */
  readonly place: string;
  readonly settings: Settings;
  readonly documents: string;
  readonly erasures: string;
  readonly notes: string;
  readonly status: string;
};

/** Where deployments of a test file are, with one key and one folder for all their backups. */
async function newDeployments(prepared: PreparedStore) {
  const home = await mkdtemp(join(tmpdir(), 'rinsetu-backups-'));
  const keyFile = join(home, 'backup-key');
  await makeKeyFile(keyFile, newKeyLine().line);
  return {
    home,
    keyFile,
    /** `outlived`: what there is of another deployment. */
    async add(
      backups: string,
      outlived: Partial<Pick<Deployment, 'erasures' | 'notes' | 'place'>> = {},
    ): Promise<Deployment> {
      const own = join(home, randomUUID());
      await mkdir(own);
      const place = outlived.place ?? (await prepared.newPlace());
      const files = {
        documents: join(own, 'documents'),
        erasures: outlived.erasures ?? join(own, 'erasures.jsonl'),
        notes: outlived.notes ?? join(own, 'audit-notes.jsonl'),
        status: join(own, 'backup-status.json'),
      };
      return {
        place,
        ...files,
        settings: {
          GATEWAY_DATA_DIR: join(own, 'data'),
          ...prepared.environmentOf(place),
          ...TEST_MASTER_KEYS_SETTING,
          GATEWAY_APPLICATIONS: 'on',
          GATEWAY_DOCUMENTS_DIR: files.documents,
          GATEWAY_ERASURES_FILE: files.erasures,
          GATEWAY_AUDIT_NOTES_FILE: files.notes,
          GATEWAY_BACKUP_DIR: backups,
          GATEWAY_BACKUP_KEY_FILE: keyFile,
          GATEWAY_BACKUP_STATUS_FILE: files.status,
        },
      };
    },
    newBackups: () => mkdtemp(join(home, 'backups-')),
    stop: () => rm(home, { recursive: true, force: true }),
  };
}
/** Runs the same tests of backups on SQLite and on PostgreSQL. */
export function describeBackups(title: string, tests: (given: () => Stage) => void): void {
  for (const { name, leftOut, prepare } of STORE_KINDS) {
    const reason = leftOut === null ? '' : ` (left out: ${leftOut})`;
    describe.skipIf(leftOut !== null)(`${title}, on ${name}${reason}`, () => {
      let stage: Awaited<ReturnType<typeof newStage>>;
      beforeAll(async () => {
        stage = await newStage(await prepare());
      });
      afterAll(() => stage.stop());
      tests(() => stage);
    });
  }
}

async function newStage(prepared: PreparedStore) {
  const deployments = await newDeployments(prepared);
  const tokens = await startTokenIssuer();

  const open = async ({ place }: Pick<Deployment, 'place'>) => {
    const store = await prepared.open(place);
    return { store, gateway: await testGateway(store, tokens, {}, { now: Date.now() }) };
  };
  return {
    ...deployments,
    open,
    /** A deployment in use: somebody with a document, and somebody with a submitted application. */
    async inUse(backups: string) {
      const deployment = await deployments.add(backups, { place: await prepared.emptyPlace() });
      const { store, gateway } = await open(deployment);
      await publishTestCatalogue(store);
      const asha = await borrower(gateway);
      await asha.upload(samplePdf());
      const ravi = await newPerson(gateway);
      const { number } = await submitted(ravi);
      const vault = folderVault(deployment.documents, async () => true);
      for (const [key, bytes] of gateway.vault.kept) await vault.write(key, bytes);
      await testPrivacy(store, deployment.erasures);
      const notes = await openAuditNotes(deployment.notes);
      const signed = await signChains(store.records, keysOf(store));
      if (signed !== null) await notes.noteCheckpoint(signed);
      return { deployment, store, gateway, vault, asha, ravi, number, notes };
    },
    async userIds({ place }: Deployment) {
      const store = await prepared.open(place);
      const rows = await store.records.db.selectFrom('accounts').select('user_id').execute();
      await store.close();
      return rows.map(({ user_id }) => user_id).toSorted();
    },
    async stop() {
      await tokens.stop();
      await deployments.stop();
      await prepared.stop();
    },
  };
}
export type Stage = Omit<Awaited<ReturnType<typeof newStage>>, 'stop'>;

/** A document of an application as the database and the vault have it; its bytes open nowhere. */
export async function addDocument(
  store: Store,
  vault: Vault,
  application: ApplicationId,
  bytes: number,
) {
  const key = newVaultKey(randomUUID());
  const none = { sealed_file_name: null, is_masked: null, is_masking_confirmed: null };
  const unchecked = { reason: null, is_scanned: null, content_type: null, content_sha256: null };
  await vault.write(key, Buffer.alloc(bytes, 1));
  await store.records.db
    .insertInto('documents')
    .values({
      ...none,
      ...unchecked,
      id: randomUUID(),
      application_id: application,
      kind: 'photograph',
      state: 'CLEAN',
      version: 1,
      bytes,
      sha256: '',
      content_bytes: null,
      vault_key: key,
      begun_at: 1,
      changed_at: 1,
    })
    .execute();
  return key;
}

/** Bytes that no row names. */
export const addUnnamed = ({ documents }: Deployment) =>
  folderVault(documents, async () => true).write(newVaultKey(randomUUID()), Buffer.from('sealed'));

const configurationOf = (settings: Settings) => {
  const read = readConfiguration(settings);
  if (!read.ok) throw new Error(read.failure.join('\n'));
  return read.value;
};

const orThrow = <Value>(result: Result<Value, string>): Value => {
  if (result.ok) return result.value;
  throw new BackupUnusable(result.failure);
};

/** As `rinsetu backup` does. */
export async function backUp({ settings }: Pick<Deployment, 'settings'>, keep = 14) {
  const configuration = configurationOf(settings);
  const place = orThrow(await backupPlace(configuration, undefined));
  return makeBackup(configuration, place, { keep, isWithoutDatabase: false });
}

/** As `rinsetu restore` does; gives its report. */
export async function restoreTo(
  { settings }: Pick<Deployment, 'settings'>,
  options: Partial<RestoreOptions> = {},
): Promise<string> {
  const configuration = configurationOf(settings);
  const place = orThrow(await backupPlace(configuration, undefined));
  const masterKeys = orThrow(await readKeysOfDeployment(configuration));
  const { lines, isWhole } = await restoreBackup(configuration, place, masterKeys, {
    name: undefined,
    isRecovered: false,
    sendsWaiting: false,
    adoptsVault: false,
    oldVault: undefined,
    ...options,
  });
  if (!isWhole) throw new Error(lines.join('\n'));
  return lines.join('\n');
}
