/** Thrown when the audit is not as the gateways wrote it. The message holds only subjects and numbers. */
export class AuditBroken extends Error {
  override readonly name = 'AuditBroken';
}

export type CheckpointName = { readonly seq: number; readonly hash: string };

export type AuditCounts = {
  entries: number;
  chains: number;
  checkpoints: number;
  /** Chains that retention removed. */
  removed: number;
  lastCheckpoint: CheckpointName | null;
};
