/**
 * For the operator: `npm run key:rotate` wraps all data keys with the current master key. See docs/operations/keys.md.
 */
import { giveUp } from '#gateway/command-line.ts';
import { readConfiguration } from '#gateway/configuration.ts';
import { describeFailure } from '#gateway/http/log.ts';
import type { MasterKeys } from '#gateway/sealing/master-keys.ts';
import { readKeysOfDeployment } from '#gateway/sealing/keys-of-deployment.ts';
import { rewrapDataKeys } from '#gateway/sealing/rewrap.ts';
import { openStore } from '#gateway/store/open-store.ts';
import type { Store } from '#gateway/store/store.ts';
import { StoreInUse } from '#gateway/store/store.ts';

const MAX_NAMED = 20;

async function rotate(store: Store, masterKeys: MasterKeys): Promise<void> {
  const { done, failed } = await rewrapDataKeys(store.records, masterKeys);
  process.stdout.write(`data keys wrapped with ${masterKeys.current.id}: ${done} more\n`);
  const rows = await store.records.db
    .selectFrom('data_keys')
    .select(['master_key', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('master_key')
    .orderBy('master_key')
    .execute();
  for (const { master_key, count } of rows) process.stdout.write(`${master_key}: ${count}\n`);
  if (failed.length === 0) return;
  process.exitCode = 1;
  const named = failed.slice(0, MAX_NAMED).join(', ');
  process.stderr.write(`${failed.length} data keys do not open with the master keys: ${named}\n`);
}

const configuration = readConfiguration(process.env);
if (!configuration.ok) giveUp(...configuration.failure);
const masterKeys = await readKeysOfDeployment(configuration.value);
if (!masterKeys.ok) giveUp(masterKeys.failure);
try {
  const store = await openStore(configuration.value);
  await rotate(store, masterKeys.value);
  await store.close();
} catch (error) {
  giveUp(
    error instanceof StoreInUse
      ? `${error.message}: stop it first, SQLite has one writer`
      : `the data keys cannot be wrapped: ${JSON.stringify(describeFailure(error))}`,
  );
}
