import type { PRIVACY_JOB_STATES } from '#contract/applications/privacy.ts';
import type { UserId } from '#domain/ids.ts';
/** Exports, erasures, and what the gateway removes by itself. */
export type PrivacyAndRetentionTables = {
  /** Exports and erasures that people asked for. */
  privacy_jobs: {
    id: string;
    kind: string;
    /** null once the person was erased. */
    user_id: UserId | null;
    state: (typeof PRIVACY_JOB_STATES)[number];
    /** In percent. */
    progress: number;
    /** Why it failed. */
    reason: string | null;
    tries: number;
    /** When somebody may work on it, again if need be; null once it has ended. */
    due_at: number | null;
    asked_at: number;
    ended_at: number | null;
    /** What was exported. */
    sealed: string | null;
  };
  /** How many erasures were asked for, done and refused in a month in India, `YYYY-MM`. Nothing of whom. */
  erasure_counts: { month: string; event: string; count: number };
  /** Keyed digests of what was erased: see `gateway/upkeep/privacy/erasure-list.ts`. */
  erasures: { digest: string; erased_at: number };
  /** The last run of each class of what is removed once it was kept long enough. */
  retention_runs: {
    name: string;
    began_at: number;
    /** null while it goes on, or where its gateway ended before it did. */
    ended_at: number | null;
    removed: number;
    /** By this run and all before it, since they are noted. */
    removed_ever: number;
  };
};
