import type { PeriodicJob } from '#gateway/foundation/jobs/jobs.ts';
import {
  contentInClear,
  ownerOfMessage,
  sealedColumns,
} from '#gateway/people/contact/sealed-messages.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import type { Store } from '#gateway/foundation/store/store.ts';

/** Messages of one transaction. */
const BATCH = 100;
/** Milliseconds: beside newer gateways, an older one may still write in clear. */
const TEN_MINUTES = 10 * 60 * 1000;

/** Seals some messages that are in clear; gives how many. Many gateways may do so at the same moment. */
const sealSome = (records: Records, keys: DataKeys): Promise<number> =>
  records.transact(async (runner) => {
    const query = runner
      .selectFrom('contact_messages')
      .selectAll()
      .where('sealed', 'is', null)
      .orderBy('id')
      .limit(BATCH);
    const rows = await records.claim(query).execute();
    for (const row of rows) {
      const key = await keys.findOrCreate(runner, ownerOfMessage(row.id));
      await runner
        .updateTable('contact_messages')
        .set(sealedColumns(key, row.id, contentInClear(row)))
        .where('id', '=', row.id)
        .execute();
    }
    return rows.length;
  });

/** Seals the messages from before messages were sealed. It may end at any moment, and go on later. */
export async function sealOldMessages(
  { records, forgetDeleted }: Pick<Store, 'records' | 'forgetDeleted'>,
  keys: DataKeys,
  stopping?: AbortSignal,
): Promise<number> {
  let sealed = 0;
  for (;;) {
    const some = await sealSome(records, keys);
    sealed += some;
    if (some < BATCH || stopping?.aborted === true) break;
  }
  if (sealed > 0) forgetDeleted();
  return sealed;
}

export const SEAL_MESSAGES = 'seal-messages';

export const sealMessagesJob = (
  store: Pick<Store, 'records' | 'forgetDeleted'>,
  keys: DataKeys,
): PeriodicJob => ({
  name: SEAL_MESSAGES,
  every: TEN_MINUTES,
  async work(stopping) {
    const sealed = await sealOldMessages(store, keys, stopping);
    return sealed === 0 ? null : { sealed };
  },
});
