import type { Records } from '#gateway/foundation/store/records.ts';

/** Keys that are looked up in one statement. */
export const KEYS_AT_A_TIME = 500;

/** Which of the keys, at most `KEYS_AT_A_TIME`, a row names. */
export async function keysInUse(records: Records, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const [contents, parts] = await Promise.all(
    (['documents', 'document_parts'] as const).map((table) =>
      records.db.selectFrom(table).select('vault_key').where('vault_key', 'in', keys).execute(),
    ),
  );
  return new Set(
    [...(contents ?? []), ...(parts ?? [])].flatMap(({ vault_key }) => vault_key ?? []),
  );
}

/** What is listed, some at a time, with which of their keys are in use. */
export async function* withUse<Item>(
  records: Records,
  items: AsyncIterable<Item>,
  keyOf: (item: Item) => string,
): AsyncIterable<{ readonly item: Item; readonly isUsed: boolean }> {
  let batch: Item[] = [];
  const ofBatch = async () => {
    const some = batch;
    batch = [];
    const used = await keysInUse(records, some.map(keyOf));
    return some.map((item) => ({ item, isUsed: used.has(keyOf(item)) }));
  };
  for await (const item of items) {
    batch.push(item);
    if (batch.length === KEYS_AT_A_TIME) yield* await ofBatch();
  }
  yield* await ofBatch();
}
