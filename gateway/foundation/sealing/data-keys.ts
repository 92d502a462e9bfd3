import { createHmac, randomBytes } from 'node:crypto';
import type { Expression } from 'kysely';
import type { MasterKey, MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { KEY_BYTES } from '#gateway/foundation/sealing/master-keys.ts';
import {
  asColumn,
  fromColumn,
  openBytes,
  SealBroken,
  sealBytes,
} from '#gateway/foundation/sealing/seal.ts';
import type { Given } from '#gateway/foundation/store/prepared-statement.ts';
import { preparedStatement } from '#gateway/foundation/store/prepared-statement.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { givenNow } from '#gateway/foundation/store/times.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';
import { reading, together } from '#gateway/foundation/store/together.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

/** Owner of the key for digests by which sealed values are looked up. */
const LOOKUP = 'lookup';

const placeOf = (owner: string) => ({ table: 'data_keys', row: owner, column: 'wrapped' });

/** Wraps a data key for the table `data_keys`. */
export function wrapDataKey(master: MasterKey, owner: string, key: Buffer) {
  const wrapped = asColumn(sealBytes(master.bytes, placeOf(owner), key));
  return { owner, master_key: master.id, wrapped };
}

/** Throws `SealBroken` when the master key is missing or the row was changed. */
export function unwrapDataKey(masterKeys: MasterKeys, row: DataKeyRow): Buffer {
  const master = masterKeys.byId.get(row.master_key);
  if (master === undefined) throw new SealBroken('the master key of a data key is missing');
  return openBytes(master.bytes, placeOf(row.owner), fromColumn(row.wrapped));
}

export type DataKeyRow = {
  readonly owner: string;
  readonly master_key: string;
  readonly wrapped: string;
};

export type DataKeys = {
  /** Makes and keeps the key of a new owner. */
  readonly create: (runner: Runner, owner: string) => Promise<Buffer>;
  /** null when the owner was erased, or never was. */
  readonly find: (runner: Runner, owner: string) => Promise<Buffer | null>;
  /** The same, to be sent with other statements; the owner may be what a query gives. */
  readonly reading: (runner: Runner, owner: string | Expression<string>) => Reading<Buffer | null>;
  /** Those of many owners, by the owner; one that was erased, or never was, has none. */
  readonly findAll: (
    runner: Runner,
    owners: readonly string[],
  ) => Promise<ReadonlyMap<string, Buffer>>;
  /** For keys of the gateways themselves. Whoever comes first makes the key; the others take that one. */
  readonly findOrCreate: (runner: Runner, owner: string) => Promise<Buffer>;
  /** Makes everything unreadable that was sealed for the owner. */
  readonly destroy: (runner: Runner, owner: string) => Promise<void>;
  /** A keyed digest of a value that is stored sealed, to find it by. The same on every gateway, whatever the master key. */
  readonly lookupDigest: (runner: Runner, value: string) => Promise<string>;
  /** The same of several values. */
  readonly lookupDigests: (runner: Runner, values: readonly string[]) => Promise<string[]>;
};

/** Keeps a key that was wrapped elsewhere, unless its owner has one; gives whether it was kept. */
export async function addWrappedKey(
  runner: Runner,
  records: Pick<Records, 'now'>,
  row: DataKeyRow,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await runner
    .insertInto('data_keys')
    .values({ ...row, created_at: records.now() })
    .onConflict((conflict) => conflict.column('owner').doNothing())
    .executeTakeFirstOrThrow();
  return inserted !== 0n;
}

/** Puts a key that was wrapped elsewhere in the place of its owner's. */
export async function replaceWrappedKey(runner: Runner, row: DataKeyRow): Promise<void> {
  await runner.updateTable('data_keys').set(row).where('owner', '=', row.owner).execute();
}

export function dataKeys(
  records: Pick<Records, 'now' | 'clock'>,
  masterKeys: MasterKeys,
): DataKeys {
  const insertKey = preparedStatement((runner, given: Given<keyof DataKeyRow | 'now'>) =>
    runner.insertInto('data_keys').values({
      owner: given('owner'),
      master_key: given('master_key'),
      wrapped: given('wrapped'),
      created_at: givenNow(records, given),
    }),
  );
  const readingOf = (runner: Runner, owner: string | Expression<string>) =>
    reading(runner.selectFrom('data_keys').selectAll().where('owner', '=', owner), ([row]) =>
      row === undefined ? null : unwrapDataKey(masterKeys, row),
    );
  const find = (runner: Runner, owner: string) => together(runner, readingOf(runner, owner));
  const findOrCreate = async (runner: Runner, owner: string) => {
    const found = await find(runner, owner);
    if (found !== null) return found;
    const made = wrapDataKey(masterKeys.current, owner, randomBytes(KEY_BYTES));
    await addWrappedKey(runner, records, made);
    const kept = await find(runner, owner);
    if (kept === null) throw new SealBroken('a data key that was just made is missing');
    return kept;
  };

  const lookupDigests = async (runner: Runner, values: readonly string[]) => {
    // Not remembered: a key that was made in a transaction is gone when that is rolled back.
    const lookup = await findOrCreate(runner, LOOKUP);
    return values.map((value) => createHmac('sha256', lookup).update(value).digest('base64url'));
  };

  return {
    async create(runner, owner) {
      const key = randomBytes(KEY_BYTES);
      await write(
        runner,
        insertKey(runner, {
          ...wrapDataKey(masterKeys.current, owner, key),
          now: records.clock?.() ?? null,
        }),
      );
      return key;
    },
    find,
    reading: readingOf,
    async findAll(runner, owners) {
      if (owners.length === 0) return new Map();
      const rows = await runner
        .selectFrom('data_keys')
        .selectAll()
        .where('owner', 'in', owners)
        .execute();
      return new Map(rows.map((row) => [row.owner, unwrapDataKey(masterKeys, row)]));
    },
    findOrCreate,
    async destroy(runner, owner) {
      await runner.deleteFrom('data_keys').where('owner', '=', owner).execute();
    },
    async lookupDigest(runner, value) {
      const [digest = ''] = await lookupDigests(runner, [value]);
      return digest;
    },
    lookupDigests,
  };
}
