import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { CHAIN_START } from '#gateway/foundation/audit/audit.ts';
import type { CheckpointSigner } from '#gateway/foundation/audit/signing-key.ts';
import { checkpointSigner } from '#gateway/foundation/audit/signing-key.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** Chains of one checkpoint. */
const MAX_HEADS = 500;

type CheckpointRow = Selectable<Tables['audit_checkpoints']>;
/** The last entry of a chain, as a checkpoint names it. */
export type Head = Pick<
  Selectable<Tables['audit_heads']>,
  'subject' | 'seq' | 'hash' | 'is_removed'
>;

/** SHA-256 of all heads of a checkpoint, added in their order. */
export function headsDigest() {
  const digest = createHash('sha256');
  return {
    add({ subject, seq, hash, is_removed }: Head) {
      digest.update(`${JSON.stringify([subject, seq, hash, is_removed])}\n`);
    },
    hex: () => digest.digest('hex'),
  };
}

/** SHA-256 in hex of a checkpoint and, through the hash before it, of all checkpoints up to it. */
export const hashOfCheckpoint = ({
  previous_hash,
  seq,
  at,
  heads_hash,
}: Omit<CheckpointRow, 'hash' | 'signature'>) =>
  createHash('sha256')
    .update(JSON.stringify([previous_hash, seq, at, heads_hash]))
    .digest('hex');

export type Checkpoint = { readonly seq: number; readonly hash: string; readonly chains: number };

/** Two gateways that add one at the same moment: the later one fails by the table's key, and nothing of it is kept. */
async function addCheckpoint(
  runner: Transaction<Tables>,
  signer: CheckpointSigner,
  now: number,
  heads: readonly Head[],
): Promise<Checkpoint> {
  const last = await runner
    .selectFrom('audit_checkpoints')
    .select(['seq', 'at', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const digest = headsDigest();
  for (const head of heads) digest.add(head);
  const checkpoint = {
    seq: (last?.seq ?? 0) + 1,
    at: Math.max(now, last?.at ?? now),
    heads_hash: digest.hex(),
    previous_hash: last?.hash ?? CHAIN_START,
  };
  const hash = hashOfCheckpoint(checkpoint);
  await runner
    .insertInto('audit_checkpoints')
    .values({ ...checkpoint, hash, signature: signer.sign(hash) })
    .execute();
  await runner
    .insertInto('audit_heads')
    .values(heads.map((head, position) => ({ ...head, checkpoint: checkpoint.seq, position })))
    .execute();
  return { seq: checkpoint.seq, hash, chains: heads.length };
}

/** Signs the heads of some chains that changed since the last checkpoint; null when there is none. */
export async function signChains(records: Records, keys: DataKeys): Promise<Checkpoint | null> {
  // Before the transaction, which must not make a key that is lost when it is rolled back.
  const signer = await checkpointSigner(keys, records.db);
  try {
    return await records.transact(async (runner) => {
      const query = runner
        .selectFrom('audit_unsigned')
        .select(['subject', 'seq', 'hash'])
        .orderBy('subject')
        .limit(MAX_HEADS);
      const changed = await records.claim(query).execute();
      if (changed.length === 0) return null;
      const heads = changed.map((head) => ({ ...head, is_removed: 0 }));
      const checkpoint = await addCheckpoint(runner, signer, await timeOf(records, runner), heads);
      const subjects = changed.map(({ subject }) => subject);
      await runner.deleteFrom('audit_unsigned').where('subject', 'in', subjects).execute();
      return checkpoint;
    });
  } catch (error) {
    // Another gateway has just signed; what is left is signed the next time.
    if (records.isUniqueViolation(error)) return null;
    throw error;
  }
}

/** Signs until no changed chain is left, or the gateway stops; `note` hears of each checkpoint. Gives the last one, with all its chains. */
export async function signEveryChain(
  records: Records,
  keys: DataKeys,
  note: (checkpoint: Checkpoint) => Promise<void>,
  stopping: AbortSignal,
): Promise<Checkpoint | null> {
  let last: Checkpoint | null = null;
  let chains = 0;
  do {
    const checkpoint = await signChains(records, keys);
    if (checkpoint === null) break;
    await note(checkpoint);
    last = checkpoint;
    chains += checkpoint.chains;
  } while (last.chains === MAX_HEADS && !stopping.aborted);
  return last === null ? null : { ...last, chains };
}

/**
 * Removes a chain that was kept long enough, within the transaction that removes its subject. What is left of it is
 * its signed end, so that the missing chain is no gap.
 */
export async function removeChain(
  runner: Transaction<Tables>,
  signer: CheckpointSigner,
  at: number,
  subject: string,
): Promise<void> {
  const last = await runner
    .selectFrom('audit_entries')
    .select(['subject', 'seq', 'hash'])
    .where('subject', '=', subject)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return;
  await addCheckpoint(runner, signer, at, [{ ...last, is_removed: 1 }]);
  await runner.deleteFrom('audit_entries').where('subject', '=', subject).execute();
  await runner.deleteFrom('audit_unsigned').where('subject', '=', subject).execute();
}

/**
 * Removes what is due, each with its chain and in a transaction of its own, and gives how many there were. `removeNext` gives
 * false when none is left, or other gateways are at work on those that are.
 */
export async function removeWithChains(
  records: Records,
  signer: CheckpointSigner,
  removeNext: (
    runner: Transaction<Tables>,
    at: number,
    removeChainOf: (subject: string) => Promise<void>,
  ) => Promise<boolean>,
): Promise<number> {
  const removeOne = async () => {
    try {
      return await records.transact(async (runner) => {
        const at = await timeOf(records, runner);
        return removeNext(runner, at, (subject) => removeChain(runner, signer, at, subject));
      });
    } catch (error) {
      // Another gateway has signed a checkpoint at the same moment; what is left goes the next time.
      if (records.isUniqueViolation(error)) return false;
      throw error;
    }
  };
  let removed = 0;
  while (await removeOne()) removed += 1;
  return removed;
}
