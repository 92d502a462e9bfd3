/**
 * What the audit held, noted outside the database, so that nobody who can write there can cut off its end unnoticed: each
 * checkpoint, and the newest entry of each chain that no checkpoint names yet. A file that grows by a line for each; it holds
 * numbers and hashes, and nobody's name.
 */
import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { AuditBroken } from '#gateway/foundation/audit/audit-report.ts';
import type { Checkpoint } from '#gateway/foundation/audit/checkpoints.ts';
import { readLines, writeLines } from '#gateway/foundation/sealing/line-file.ts';
import { syncFolder } from '#gateway/foundation/sealing/secret-files.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const checkpointLine = z.object({ checkpoint: z.int(), hash: z.string() });
const headLine = z.object({ chain: z.string(), entry: z.int(), hash: z.string() });
type HeadLine = z.output<typeof headLine>;
type CheckpointLine = z.output<typeof checkpointLine>;

export type NotedAudit = {
  /** The newest; null where none was noted. It stands for all before it, and for the entries that those name. */
  readonly checkpoint: CheckpointLine | null;
  /** Entries that were noted after it. */
  readonly heads: readonly HeadLine[];
};

/** Bytes from which a file is made smaller when a gateway starts: what the newest checkpoint stands for goes. */
const LARGE = 8 * 1024 * 1024;
const PAGE = 500;

/** Reads the notes; a file that is not there is empty. A line that a crash cut short is passed over. */
export async function readAuditNotes(file: string): Promise<NotedAudit> {
  let checkpoint: CheckpointLine | null = null;
  let heads: HeadLine[] = [];
  for (const value of await readLines(file)) {
    const head = z.safeParse(headLine, value);
    if (head.success) heads.push(head.data);
    const signed = z.safeParse(checkpointLine, value);
    if (!signed.success) continue;
    // Entries that were noted before it may still wait for the next one.
    heads = heads.slice(-PAGE);
    checkpoint = signed.data;
  }
  return { checkpoint, heads };
}

/** The newest entry of each chain that was ever noted, and the newest checkpoint; also what a checkpoint stands for by now. */
export async function readNotedEnds(file: string) {
  const entries = new Map<string, number>();
  let checkpoint = 0;
  for (const value of await readLines(file)) {
    const head = z.safeParse(headLine, value);
    if (head.success) {
      const { chain, entry } = head.data;
      entries.set(chain, Math.max(entries.get(chain) ?? 0, entry));
    }
    const signed = z.safeParse(checkpointLine, value);
    if (signed.success) checkpoint = Math.max(checkpoint, signed.data.checkpoint);
  }
  return { entries, checkpoint };
}

export type AuditNotes = {
  readonly noteCheckpoint: (checkpoint: Checkpoint) => Promise<void>;
  /** Notes the newest entries that no checkpoint names yet; gives how many were new. */
  readonly noteHeads: (db: Runner) => Promise<number>;
};

/** Opens the notes, and makes the file when there is none. */
export async function openAuditNotes(file: string): Promise<AuditNotes> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LARGE) {
    const { checkpoint, heads } = await readAuditNotes(file);
    await writeLines(`${file}.new`, 'w', [...(checkpoint === null ? [] : [checkpoint]), ...heads]);
    await rename(`${file}.new`, file);
    await syncFolder(dirname(file));
  }
  /** By chain: the newest entry that is noted and not signed. */
  let noted = new Map<string, number>();
  return {
    noteCheckpoint: ({ seq, hash }) => writeLines(file, 'a', [{ checkpoint: seq, hash }]),
    async noteHeads(db) {
      const waiting = await db
        .selectFrom('audit_unsigned')
        .select(['subject', 'seq', 'hash'])
        .execute();
      const fresh = waiting.filter(({ subject, seq }) => (noted.get(subject) ?? 0) < seq);
      if (fresh.length > 0) {
        await writeLines(
          file,
          'a',
          fresh.map(({ subject, seq, hash }) => ({ chain: subject, entry: seq, hash })),
        );
      }
      noted = new Map(waiting.map(({ subject, seq }) => [subject, seq]));
      return fresh.length;
    },
  };
}

/** Whether all that was noted is there; a chain that retention has removed is no gap. Throws `AuditBroken` for what is not. */
export async function compareWithNotes(db: Runner, { checkpoint, heads }: NotedAudit) {
  if (checkpoint !== null) {
    const found = await db
      .selectFrom('audit_checkpoints')
      .select('hash')
      .where('seq', '=', checkpoint.checkpoint)
      .executeTakeFirst();
    if (found?.hash !== checkpoint.hash) {
      const what = found === undefined ? 'is missing' : 'is not the one that was';
      throw new AuditBroken(
        `checkpoint ${checkpoint.checkpoint}: it was noted outside the database, and ${what}`,
      );
    }
  }
  for (const { chain, entry, hash } of heads) {
    const found = await db
      .selectFrom('audit_entries')
      .select('hash')
      .where('subject', '=', chain)
      .where('seq', '=', entry)
      .executeTakeFirst();
    if (found?.hash === hash) continue;
    const removed = await db
      .selectFrom('audit_heads')
      .select('seq')
      .where('subject', '=', chain)
      .where('is_removed', '=', 1)
      .where('seq', '>=', entry)
      .executeTakeFirst();
    if (found === undefined && removed !== undefined) continue;
    const what = found === undefined ? 'is missing' : 'is not the one that was';
    throw new AuditBroken(
      `chain ${chain}, entry ${entry}: it was noted outside the database, and ${what}`,
    );
  }
}
