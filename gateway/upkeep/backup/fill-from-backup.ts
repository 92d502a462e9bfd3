import { chmodSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import type { Manifest } from '#gateway/upkeep/backup/manifest.ts';
import { FILES } from '#gateway/upkeep/backup/manifest.ts';
import { isEmptyDatabase, isRecovering } from '#gateway/upkeep/backup/postgres-copy.ts';
import { fillDatabase } from '#gateway/upkeep/backup/postgres-programs.ts';
import { readChecked, writeStream } from '#gateway/upkeep/backup/sealed-files.ts';
import { checkSqlite } from '#gateway/upkeep/backup/sqlite-copy.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { syncFolder } from '#gateway/foundation/sealing/secret-files.ts';
import { UnsuitedSchema } from '#gateway/foundation/store/migrate.ts';
import type { StorePlace } from '#gateway/foundation/store/open-store.ts';
import { migrateStore, openStore } from '#gateway/foundation/store/open-store.ts';
import { DATABASE_FILE, lockFolder } from '#gateway/foundation/store/sqlite-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';

/** Where the database lies in the data folder until it is whole and settled. */
const UNFINISHED = 'restoring';
const MAY_BE_THERE = new Set([UNFINISHED, 'lock.sqlite', 'lost+found']);

/** Throws where there is something already that a restored database would replace, or the backup is of another kind. */
export async function refuseTarget(place: StorePlace, { database }: Manifest): Promise<void> {
  const { DATABASE_URL: url, GATEWAY_DATA_DIR: folder } = place;
  if (database === null) {
    throw new BackupUnusable(
      'the backup is without a database: recover that first, then add --recovered',
    );
  }
  if (url === undefined) {
    if (database.kind !== 'sqlite') {
      throw new BackupUnusable('DATABASE_URL: the backup is of PostgreSQL, and none is named');
    }
    const names = await readdir(folder).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    });
    if (names.some((name) => !MAY_BE_THERE.has(name))) {
      throw new BackupUnusable(`GATEWAY_DATA_DIR: ${folder} is not empty: nothing is replaced`);
    }
    return;
  }
  if (database.kind !== 'postgres') {
    throw new BackupUnusable('DATABASE_URL: the backup is of SQLite: take the variable away');
  }
  if (!(await isEmptyDatabase(url))) {
    throw new BackupUnusable('DATABASE_URL: the database is not empty: nothing is replaced');
  }
}

/** Brings the schema of an older backup up to date, and opens the store. */
async function openUpToDate(place: StorePlace): Promise<Store> {
  try {
    await migrateStore(place, () => {});
    return await openStore(place);
  } catch (error) {
    if (error instanceof UnsuitedSchema) throw new BackupUnusable(error.message);
    throw error;
  }
}

/** Writes SQLite's file aside, settles it, and moves it to its place only then. */
async function fillFolder<Value>(
  place: StorePlace,
  content: AsyncIterable<Uint8Array>,
  settle: (store: Store) => Promise<Value>,
): Promise<Value> {
  const folder = place.GATEWAY_DATA_DIR;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const aside = join(folder, UNFINISHED);
  try {
    await rm(aside, { recursive: true, force: true });
    await mkdir(aside, { mode: 0o700 });
    const file = join(aside, DATABASE_FILE);
    await writeStream(file, content);
    chmodSync(file, 0o600);
    checkSqlite(file);
    const store = await openUpToDate({ ...place, GATEWAY_DATA_DIR: aside });
    const settled = await settle(store).finally(() => store.close());
    await rename(file, join(folder, DATABASE_FILE));
    await syncFolder(folder);
    return settled;
  } finally {
    await rm(aside, { recursive: true, force: true });
    lock.close();
  }
}

/** Fills an empty place with the database of a backup, and settles it before anybody else sees it. */
export async function fillFromBackup<Value>(
  place: StorePlace,
  keys: MasterKeys,
  backup: string,
  { database }: Manifest,
  settle: (store: Store) => Promise<Value>,
): Promise<Value> {
  if (database === null) throw new Error('refused before');
  const content = readChecked(keys, backup, FILES.database, database);
  if (place.DATABASE_URL === undefined) return fillFolder(place, content, settle);
  // The gateway's own role may not make tables.
  await fillDatabase(place.DATABASE_MIGRATION_URL ?? place.DATABASE_URL, content);
  return settleInPlace(place, settle);
}

/** Settles a database that is where it belongs. */
export async function settleInPlace<Value>(
  place: StorePlace,
  settle: (store: Store) => Promise<Value>,
): Promise<Value> {
  if (place.DATABASE_URL !== undefined && (await isRecovering(place.DATABASE_URL))) {
    throw new BackupUnusable('DATABASE_URL: the database is still recovering: wait until it is up');
  }
  const store = await openUpToDate(place);
  return settle(store).finally(() => store.close());
}
