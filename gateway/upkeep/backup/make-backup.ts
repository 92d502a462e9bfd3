import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { BackupPlace } from '#gateway/upkeep/backup/backup-key.ts';
import { beginBackup, removeOldBackups } from '#gateway/upkeep/backup/backup-folder.ts';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import type { Copied } from '#gateway/upkeep/backup/copy-documents.ts';
import { copyDocuments } from '#gateway/upkeep/backup/copy-documents.ts';
import type { DatabaseCopy } from '#gateway/upkeep/backup/database-copy.ts';
import type { Manifest } from '#gateway/upkeep/backup/manifest.ts';
import { FILES, writeManifest } from '#gateway/upkeep/backup/manifest.ts';
import { readIfThere, writeSealed } from '#gateway/upkeep/backup/sealed-files.ts';
import { openScratch } from '#gateway/upkeep/backup/scratch.ts';
import { verifyBackup } from '#gateway/upkeep/backup/verify-backup.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { openVault } from '#gateway/lending/documents/vaults/open-vault.ts';
import { erasuresInVault } from '#gateway/upkeep/privacy/erasures-in-vault.ts';
import { fileApart } from '#gateway/foundation/sealing/file-apart.ts';
import { copyPostgres } from '#gateway/upkeep/backup/postgres-copy.ts';
import { copySqlite } from '#gateway/upkeep/backup/sqlite-copy.ts';

export type MakeOptions = {
  /** How many backups are kept, this one included. */
  readonly keep: number;
  /** Whether the database has backups of its own, and only documents and lists are copied. */
  readonly isWithoutDatabase: boolean;
};

export type MadeBackup = {
  readonly name: string;
  readonly manifest: Manifest;
  readonly documents: Copied;
  /** How many old backups were removed, or why they could not be. */
  readonly removed: Result<number, unknown>;
};

/** Opened when the first document asks for it: a gateway without loan applications has no vault. */
function vaultOnce(configuration: Configuration) {
  let opened: ReturnType<typeof openVault> | null = null;
  return async () => {
    opened ??= openVault(configuration, () => Date.now());
    const vault = await opened;
    if (!vault.ok) throw new BackupUnusable(vault.failure);
    return vault.value;
  };
}

async function* fileOf(
  configuration: Configuration,
  setting: 'GATEWAY_ERASURES_FILE' | 'GATEWAY_AUDIT_NOTES_FILE',
): AsyncGenerator<Buffer> {
  const file = fileApart(configuration, setting);
  if (!file.ok) throw new BackupUnusable(file.failure);
  yield* readIfThere(file.value);
}

/** The list of erasures, as a file has it. */
async function* erasuresOf(configuration: Configuration): AsyncGenerator<Buffer> {
  const isInVault =
    configuration.GATEWAY_ERASURES_IN === 'vault' && configuration.GATEWAY_APPLICATIONS === 'on';
  if (!isInVault) return yield* fileOf(configuration, 'GATEWAY_ERASURES_FILE');
  const vault = await vaultOnce(configuration)();
  const { keys, erased } = await erasuresInVault(vault, () => false).read();
  for (const line of [...keys, ...Array.from(erased, (digest) => ({ erased: digest }))]) {
    yield Buffer.from(`${JSON.stringify(line)}\n`);
  }
}

async function* asLines(values: AsyncIterable<object>): AsyncGenerator<Buffer> {
  for await (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`);
}

type Filling = {
  readonly configuration: Configuration;
  readonly place: BackupPlace;
  /** The folder of the backup. */
  readonly folder: string;
  readonly copy: DatabaseCopy;
};

/** Seals the database, then the documents that it names: their bytes were written before it named them. */
async function fillWith(
  { configuration, place, folder, copy }: Filling,
  { isWithoutDatabase }: MakeOptions,
) {
  const key = place.keys.current;
  const database = isWithoutDatabase
    ? null
    : { kind: copy.kind, ...(await writeSealed(key, folder, FILES.database, copy.content())) };
  const counts: Copied = { kept: 0, added: 0, missing: 0 };
  const lines = copyDocuments(place, copy.vaultKeys(), vaultOnce(configuration), counts);
  const documents = await writeSealed(key, folder, FILES.documents, asLines(lines));
  return {
    counts,
    parts: { database, documents: { ...documents, kept: counts.kept, missing: counts.missing } },
  };
}

/** Seals everything into the unfinished folder. */
async function fill(
  configuration: Configuration,
  place: BackupPlace,
  folder: string,
  scratch: string,
  options: MakeOptions,
) {
  const key = place.keys.current;
  const begunAt = new Date().toISOString();
  // Before the database, which must have all that they name. The list of erasures comes after it: it must not lack anybody.
  const notes = fileOf(configuration, 'GATEWAY_AUDIT_NOTES_FILE');
  const auditNotes = await writeSealed(key, folder, FILES.auditNotes, notes);
  const copy = await copyOfDatabase(configuration, scratch);
  const filling = { configuration, place, folder, copy };
  const { counts, parts } = await fillWith(filling, options).finally(() => copy.close());
  const listed = erasuresOf(configuration);
  const erasures = await writeSealed(key, folder, FILES.erasures, listed);
  const endedAt = new Date().toISOString();
  const manifest = { format: 1, begunAt, endedAt, ...parts, erasures, auditNotes } as const;
  await writeManifest(key, folder, manifest);
  return counts;
}

const removeOld = (place: BackupPlace, keep: number): Promise<Result<number, unknown>> =>
  removeOldBackups(place, keep).then(succeed, fail);

/**
 * Makes a backup while gateways serve, reads it back, and only then gives it its name and removes old ones. Throws
 * `BackupUnusable`, or what the disk says; then the backups from before are as they were.
 */
export async function makeBackup(
  configuration: Configuration,
  place: BackupPlace,
  options: MakeOptions,
): Promise<MadeBackup> {
  const scratch = await openScratch(configuration);
  try {
    const { name, unfinished, finish, drop } = await beginBackup(place.folder, new Date());
    try {
      const documents = await fill(configuration, place, unfinished, scratch.folder, options);
      const manifest = await verifyBackup(place.keys, unfinished, scratch.folder);
      await finish();
      return { name, manifest, documents, removed: await removeOld(place, options.keep) };
    } catch (error) {
      await drop();
      throw error;
    }
  } finally {
    scratch.close();
  }
}

/** `scratch`: a folder of this machine for a copy in clear. */
const copyOfDatabase = (
  place: Pick<Configuration, 'DATABASE_URL' | 'GATEWAY_DATA_DIR'>,
  scratch: string,
): Promise<DatabaseCopy> =>
  place.DATABASE_URL === undefined
    ? copySqlite(place.GATEWAY_DATA_DIR, scratch)
    : copyPostgres(place.DATABASE_URL);
