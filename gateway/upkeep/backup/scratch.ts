import { mkdirSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { lockFolder } from '#gateway/foundation/store/sqlite-store.ts';
import { StoreInUse } from '#gateway/foundation/store/store.ts';

export type Scratch = { readonly folder: string; readonly close: () => void };

/**
 * A folder next to the data, for its owner alone, where a copy of the database lies in clear while it is made or checked;
 * nothing in clear reaches the folder of backups. Whoever has it is the only one who makes or restores a backup here.
 */
export async function openScratch({
  GATEWAY_DATA_DIR,
}: Pick<Configuration, 'GATEWAY_DATA_DIR'>): Promise<Scratch> {
  const place = `${resolve(GATEWAY_DATA_DIR)}-backup-scratch`;
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const lock = lockOrGiveUp(place);
  const folder = join(place, 'copy');
  // What a killed one has left.
  for (const name of await readdir(place)) {
    if (name === 'copy') await rm(folder, { recursive: true, force: true });
  }
  mkdirSync(folder, { mode: 0o700 });
  return {
    folder,
    close() {
      rmSync(place, { recursive: true, force: true });
      lock.close();
    },
  };
}

function lockOrGiveUp(place: string) {
  try {
    return lockFolder(place);
  } catch (error) {
    if (!(error instanceof StoreInUse)) throw error;
    throw new BackupUnusable('another backup is being made or restored on this machine');
  }
}
