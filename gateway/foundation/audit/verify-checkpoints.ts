import type { KeyObject } from 'node:crypto';
import type { Selectable } from 'kysely';
import { CHAIN_START } from '#gateway/foundation/audit/audit.ts';
import type { AuditCounts, CheckpointName } from '#gateway/foundation/audit/audit-report.ts';
import { AuditBroken } from '#gateway/foundation/audit/audit-report.ts';
import { hashOfCheckpoint, headsDigest } from '#gateway/foundation/audit/checkpoints.ts';
import { isSignedBy } from '#gateway/foundation/audit/signing-key.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

const PAGE = 1000;

type CheckpointRow = Selectable<Tables['audit_checkpoints']>;

export type Trusted = {
  readonly publicKey: KeyObject | null;
  readonly known: CheckpointName | null;
};

/** A page of a checkpoint's heads, each with the entry that it names, and whether its chain was removed later on. */
const headsOf = (db: Runner, checkpoint: number, after: number) =>
  db
    .selectFrom('audit_heads as head')
    .leftJoin('audit_entries as entry', (join) =>
      join.onRef('entry.subject', '=', 'head.subject').onRef('entry.seq', '=', 'head.seq'),
    )
    .select(['head.position', 'head.subject', 'head.seq', 'head.hash', 'head.is_removed'])
    .select('entry.hash as entry_hash')
    .select((eb) =>
      eb
        .selectFrom('audit_heads as end')
        .select(({ fn }) => fn.max('end.seq').as('seq'))
        .whereRef('end.subject', '=', 'head.subject')
        .where('end.is_removed', '=', 1)
        .as('removed_seq'),
    )
    .where('head.checkpoint', '=', checkpoint)
    .where('head.position', '>', after)
    .orderBy('head.position')
    .limit(PAGE)
    .execute();

/** Checks each head, and gives the digest of them all. */
async function verifyHeads(db: Runner, checkpoint: number, counts: AuditCounts): Promise<string> {
  const digest = headsDigest();
  for (let position = -1; ;) {
    const page = await headsOf(db, checkpoint, position);
    for (const head of page) {
      digest.add(head);
      const at = `chain ${head.subject}, entry ${head.seq}:`;
      if (head.is_removed === 1) counts.removed += 1;
      const isKept = head.entry_hash === head.hash && head.removed_seq === null;
      const wasRemoved =
        head.entry_hash === null && head.removed_seq !== null && head.seq <= head.removed_seq;
      if (!isKept && !wasRemoved) {
        throw new AuditBroken(`${at} it is not the one that checkpoint ${checkpoint} signed`);
      }
    }
    if (page.length < PAGE) return digest.hex();
    position = page.at(-1)?.position ?? position;
  }
}

function checkCheckpoint(
  row: CheckpointRow,
  previous: CheckpointRow | null,
  trusted: Trusted,
): void {
  const at = `checkpoint ${row.seq}:`;
  if (row.seq !== (previous?.seq ?? 0) + 1)
    throw new AuditBroken(`${at} others before it are missing`);
  if (row.previous_hash !== (previous?.hash ?? CHAIN_START)) {
    throw new AuditBroken(`${at} it does not follow the one before it`);
  }
  if (row.at < (previous?.at ?? row.at)) {
    throw new AuditBroken(`${at} it is older than the one before it`);
  }
  if (row.hash !== hashOfCheckpoint(row)) throw new AuditBroken(`${at} it was changed`);
  if (trusted.publicKey === null) throw new AuditBroken(`${at} the key that signed it is missing`);
  if (!isSignedBy(trusted.publicKey, row.hash, row.signature)) {
    throw new AuditBroken(`${at} its signature is not right`);
  }
  if (row.seq === trusted.known?.seq && row.hash !== trusted.known.hash) {
    throw new AuditBroken(`${at} it is not the one that was noted`);
  }
}

/** Checkpoints after a number, each by its hash, its signature and the one before it, and the entries that it names. */
async function verifyAfter(
  db: Runner,
  before: CheckpointRow | null,
  trusted: Trusted,
  counts: AuditCounts,
): Promise<CheckpointRow | null> {
  let last = before;
  for (;;) {
    const after: number = last?.seq ?? 0;
    const page: readonly CheckpointRow[] = await db
      .selectFrom('audit_checkpoints')
      .selectAll()
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    for (const row of page) {
      checkCheckpoint(row, last, trusted);
      if ((await verifyHeads(db, row.seq, counts)) !== row.heads_hash) {
        throw new AuditBroken(`checkpoint ${row.seq}: the chains that it names were changed`);
      }
      counts.checkpoints += 1;
      counts.lastCheckpoint = { seq: row.seq, hash: row.hash };
      last = row;
    }
    if (page.length < PAGE) return last;
  }
}

/** The newest checkpoints, with what they name. */
export async function verifyNewestCheckpoints(
  db: Runner,
  publicKey: KeyObject | null,
  newest: number,
  counts: AuditCounts,
): Promise<void> {
  const before = await db
    .selectFrom('audit_checkpoints')
    .selectAll()
    .orderBy('seq', 'desc')
    .offset(newest)
    .limit(1)
    .executeTakeFirst();
  await verifyAfter(db, before ?? null, { publicKey, known: null }, counts);
}

/** Every checkpoint, and that none is missing. */
export async function verifyCheckpoints(
  db: Runner,
  trusted: Trusted,
  counts: AuditCounts,
): Promise<void> {
  const last = await verifyAfter(db, null, trusted, counts);
  const foreign = await db
    .selectFrom('audit_heads as head')
    .leftJoin('audit_checkpoints as checkpoint', 'checkpoint.seq', 'head.checkpoint')
    .select('head.checkpoint')
    .where('checkpoint.seq', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (foreign !== undefined) {
    throw new AuditBroken(`checkpoint ${foreign.checkpoint}: it is missing`);
  }
  if (trusted.known !== null && trusted.known.seq > (last?.seq ?? 0)) {
    throw new AuditBroken(`checkpoint ${trusted.known.seq}: it was noted, and is missing`);
  }
}
