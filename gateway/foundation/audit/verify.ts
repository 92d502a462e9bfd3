/** Reads the whole audit page by page, while gateways go on writing it, and says what does not fit. */
import type { KeyObject } from 'node:crypto';
import type { NotedAudit } from '#gateway/foundation/audit/audit-notes.ts';
import { compareWithNotes } from '#gateway/foundation/audit/audit-notes.ts';
import type { AuditCounts, CheckpointName } from '#gateway/foundation/audit/audit-report.ts';
import { AuditBroken } from '#gateway/foundation/audit/audit-report.ts';
import { verifyChains } from '#gateway/foundation/audit/verify-chains.ts';
import { verifyCheckpoints } from '#gateway/foundation/audit/verify-checkpoints.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

export type AuditReport = AuditCounts & { readonly problem: string | null };

/**
 * `publicKey` is null when nothing was ever signed. `known` is a checkpoint that somebody noted elsewhere: without it,
 * nobody can tell that the last checkpoints were removed together with what they sign. `noted` is what gateways have noted
 * outside the database: without it, nor can anybody tell that entries after the last checkpoint were cut off.
 */
export async function verifyAudit(
  db: Runner,
  publicKey: KeyObject | null,
  known: CheckpointName | null,
  noted: NotedAudit | null = null,
): Promise<AuditReport> {
  return reportOn(async (counts) => {
    await verifyChains(db, counts);
    await verifyCheckpoints(db, { publicKey, known }, counts);
    if (noted !== null) await compareWithNotes(db, noted);
  });
}

/** Runs a part of the verification, and says what it found. */
export async function reportOn(
  verify: (counts: AuditCounts) => Promise<void>,
): Promise<AuditReport> {
  const counts: AuditCounts = {
    entries: 0,
    chains: 0,
    checkpoints: 0,
    removed: 0,
    lastCheckpoint: null,
  };
  try {
    await verify(counts);
  } catch (error) {
    if (error instanceof AuditBroken) return { ...counts, problem: error.message };
    throw error;
  }
  return { ...counts, problem: null };
}
