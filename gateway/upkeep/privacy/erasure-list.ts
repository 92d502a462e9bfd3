import { randomBytes } from 'node:crypto';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import {
  addWrappedKey,
  replaceWrappedKey,
  unwrapDataKey,
  wrapDataKey,
} from '#gateway/foundation/sealing/data-keys.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { KEY_BYTES } from '#gateway/foundation/sealing/master-keys.ts';
import { checkOfKey, erasureDigest, type Erased } from '#gateway/upkeep/privacy/erasure-file.ts';
import type { ErasurePlace } from '#gateway/upkeep/privacy/erasure-place.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Owner of the data key for the digests in the list. */
const ERASURES = 'erasures';
const PAGE = 500;
/** Rows that another gateway adds may appear in another order than their times say. In milliseconds. */
const LATE_ROWS = 10 * 60 * 1000;

/** Thrown at the start, when the list cannot be used. The message is one line for the operator. */
export class ErasureListUnusable extends Error {
  override readonly name = 'ErasureListUnusable';
}

export type ErasureList = {
  readonly digestOf: (what: Erased, id: string, createdAt: number) => string;
  /** Adds to the list, for good when this is done. */
  readonly add: (digests: readonly string[]) => Promise<void>;
  /** What is in the list, and not in the database: that was restored from a backup, or a gateway was killed. */
  readonly missingFrom: (records: Records) => Promise<Set<string>>;
  /** Adds to the list what other gateways have erased; gives how much that was. */
  readonly followOthers: (records: Records) => Promise<number>;
};

export type ListDeps = {
  readonly records: Records;
  readonly keys: DataKeys;
  readonly masterKeys: MasterKeys;
};

/**
 * Gives a database that has no key that of the list, as it is new or older than the first erasure, or else a new one. The
 * line is in the list before anybody sees the key: a gateway that starts at the same time would take the list for lost.
 */
const beginKey = ({ records, keys, masterKeys }: ListDeps, place: ErasurePlace): Promise<Buffer> =>
  records.transact(async (runner) => {
    const made = randomBytes(KEY_BYTES);
    const row = wrapDataKey(masterKeys.current, ERASURES, made);
    // Others that begin wait here. The list is read and written in the transaction, once in the life of a database.
    if (!(await addWrappedKey(runner, records, row))) return keys.findOrCreate(runner, ERASURES);
    const { keys: lines } = await place.read();
    if (lines.length === 0) {
      await place.append([{ key: row, check: checkOfKey(made) }]);
      return made;
    }
    const line = lines.findLast(({ key }) => masterKeys.byId.has(key.master_key));
    if (line === undefined) {
      throw new ErasureListUnusable('the master keys that opened the list of erasures are missing');
    }
    const key = unwrapDataKey(masterKeys, line.key);
    await replaceWrappedKey(runner, line.key);
    return key;
  });

/**
 * Opens the list of erasures. A new list is begun for a new database alone, or where `mayBegin` says so: a database that was
 * restored from a backup would bring erased people back.
 */
export async function openErasureList(
  deps: ListDeps,
  place: ErasurePlace,
  mayBegin = false,
): Promise<ErasureList> {
  const { records, keys } = deps;
  // Looked for before the list is read, as another gateway may begin the list meanwhile.
  const key = (await keys.find(records.db, ERASURES)) ?? (await beginKey(deps, place));
  const found = await place.read();
  const erased = new Set(found.erased);
  if (found.keys.length === 0 && !mayBegin) {
    throw new ErasureListUnusable(
      'this database has a list of erasures, and it is missing: put it back, so that nobody who was erased returns. For one more gateway of a running database that has a list of its own, or where the list is lost for good, start once with GATEWAY_ERASURES_LIST=new',
    );
  }
  const check = checkOfKey(key);
  if (found.keys.some((line) => line.check !== check)) {
    throw new ErasureListUnusable('the list of erasures belongs to another database');
  }
  const row = await records.db
    .selectFrom('data_keys')
    .select(['owner', 'master_key', 'wrapped'])
    .where('owner', '=', ERASURES)
    .executeTakeFirstOrThrow();
  // A rotated master key has wrapped it again: the list must not need the old one.
  if (place.isOpen() && !found.keys.some((line) => line.key.wrapped === row.wrapped)) {
    await place.append([{ key: row, check }]);
  }
  let followedTo = 0;

  const add = async (digests: readonly string[]) => {
    const fresh = digests.filter((digest) => !erased.has(digest));
    if (fresh.length === 0) return;
    await place.append(fresh.map((digest) => ({ erased: digest })));
    for (const digest of fresh) erased.add(digest);
  };

  return {
    digestOf: (what, id, createdAt) => erasureDigest(key, what, id, createdAt),
    add,
    async missingFrom({ db }) {
      const missing = new Set(erased);
      const all = [...erased];
      for (let start = 0; start < all.length; start += PAGE) {
        const rows = await db
          .selectFrom('erasures')
          .select('digest')
          .where('digest', 'in', all.slice(start, start + PAGE))
          .execute();
        for (const { digest } of rows) missing.delete(digest);
      }
      return missing;
    },
    async followOthers({ db }) {
      if (!place.isOpen()) return 0;
      let [at, last] = [followedTo - LATE_ROWS, ''];
      const before = erased.size;
      for (;;) {
        const rows = await db
          .selectFrom('erasures')
          .selectAll()
          .where((eb) => eb(eb.refTuple('erased_at', 'digest'), '>', eb.tuple(at, last)))
          .orderBy('erased_at')
          .orderBy('digest')
          .limit(PAGE)
          .execute();
        await add(rows.map(({ digest }) => digest));
        const end = rows.at(-1);
        if (end === undefined) break;
        [at, last] = [end.erased_at, end.digest];
        followedTo = Math.max(followedTo, at);
      }
      return erased.size - before;
    },
  };
}
