import { command, giveUp } from '#gateway/foundation/command-line/command-line.ts';
import {
  configurationOrGiveUp,
  masterKeysOrGiveUp,
  openStoreOrGiveUp,
} from '#gateway/foundation/command-line/what-commands-need.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { rewrapDataKeys } from '#gateway/foundation/sealing/rewrap.ts';
import type { Store } from '#gateway/foundation/store/store.ts';

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

/** Wraps all data keys with the current master key. See docs/operations/keys.md. */
export const rotateKeysCommand = command({
  words: '',
  options: {},
  takes: { least: 0, most: 0 },
  async run() {
    const configuration = configurationOrGiveUp();
    const masterKeys = await masterKeysOrGiveUp(configuration);
    try {
      const store = await openStoreOrGiveUp(configuration);
      await rotate(store, masterKeys);
      await store.close();
    } catch (error) {
      giveUp(`the data keys cannot be wrapped: ${JSON.stringify(describeFailure(error))}`);
    }
  },
});
