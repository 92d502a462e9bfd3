import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';

export type PrivacyJob = ReplyOf<(typeof RENDERER_CALLS)['privacyJobs']>['jobs'][number];

/** The newest job of a kind; the gateway gives the newest first. */
export const newestOf = (
  jobs: readonly PrivacyJob[],
  kind: PrivacyJob['kind'],
): PrivacyJob | null => jobs.find((job) => job.kind === kind) ?? null;

/** How far an export or an erasure is, as people see it. */
export type Stage = 'none' | 'going' | 'ready' | 'lapsed' | 'failed';

export function stageOf(job: PrivacyJob | null, now: number): Stage {
  switch (job?.state) {
    case undefined:
      return 'none';
    case 'QUEUED':
    case 'RUNNING':
      return 'going';
    case 'DONE':
      return job?.lapsesAt != null && job.lapsesAt > now ? 'ready' : 'lapsed';
    case 'FAILED':
      return 'failed';
  }
}
