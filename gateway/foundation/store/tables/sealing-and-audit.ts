/** The keys that seal, and the audit. */
export type SealingAndAuditTables = {
  /** The keys that seal what belongs to one owner, each wrapped by a master key. */
  data_keys: { owner: string; master_key: string; wrapped: string; created_at: number };
  /** A hash chain for each subject, such as `application:…`. No personal data. */
  audit_entries: {
    subject: string;
    /** From 1, without gaps. */
    seq: number;
    at: number;
    role: string;
    actor: string;
    action: string;
    /** JSON of numbers, states and IDs. */
    facts: string;
    previous_hash: string;
    hash: string;
  };
  /** Heads of chains that changed since their last checkpoint. */
  audit_unsigned: { subject: string; seq: number; hash: string };
  /** From 1, without gaps; each signed and chained to the one before. */
  audit_checkpoints: {
    seq: number;
    at: number;
    /** Digest of its rows in `audit_heads`. */
    heads_hash: string;
    previous_hash: string;
    hash: string;
    signature: string;
  };
  audit_heads: {
    checkpoint: number;
    position: number;
    subject: string;
    seq: number;
    hash: string;
    /** 1 when the chain was removed with this checkpoint, as it had been kept long enough. */
    is_removed: number;
  };
};
