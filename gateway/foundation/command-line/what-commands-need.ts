/** What several commands begin with: the configuration, the store and the master keys, or one line that says what is wrong. */
import { giveUp } from '#gateway/foundation/command-line/command-line.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { readConfiguration } from '#gateway/foundation/configuration/configuration.ts';
import { readKeysOfDeployment } from '#gateway/foundation/sealing/keys-of-deployment.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { UnsuitedSchema } from '#gateway/foundation/store/migrate.ts';
import { openStore } from '#gateway/foundation/store/open-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { StoreInUse } from '#gateway/foundation/store/store.ts';

export function configurationOrGiveUp(): Configuration {
  const read = readConfiguration(process.env);
  return read.ok ? read.value : giveUp(...read.failure);
}

/** Opens the store to change it. On SQLite the gateway must be stopped meanwhile: the data folder belongs to one process. */
export async function openStoreOrGiveUp(configuration: Configuration): Promise<Store> {
  return openStore(configuration).catch((error: unknown) => {
    if (error instanceof StoreInUse) {
      return giveUp(`${error.message}: stop it first, SQLite has one writer`);
    }
    if (error instanceof UnsuitedSchema) return giveUp(error.message);
    throw error;
  });
}

export async function masterKeysOrGiveUp(configuration: Configuration): Promise<MasterKeys> {
  const read = await readKeysOfDeployment(configuration);
  return read.ok ? read.value : giveUp(read.failure);
}
