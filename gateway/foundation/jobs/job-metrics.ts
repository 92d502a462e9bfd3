import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { JobWatch } from '#gateway/foundation/jobs/jobs.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';

/** Notes in the metrics when each job ended well. `now` in milliseconds since 1970. */
export function jobMetrics(metrics: Pick<Metrics, 'show' | 'countJobRun'>, now: Clock): JobWatch {
  const jobs = new Map<string, { readonly every: number; endedWell: number }>();
  metrics.show('gateway_job_last_success_timestamp_seconds', async () =>
    Array.from(jobs, ([job, { endedWell }]) => [endedWell / 1000, { job }] as const),
  );
  metrics.show('gateway_job_interval_seconds', async () =>
    Array.from(jobs, ([job, { every }]) => [every / 1000, { job }] as const),
  );
  return {
    expect: (job, every) => jobs.set(job, { every, endedWell: now() }),
    async run(job, work) {
      try {
        const summary = await work();
        const known = jobs.get(job);
        if (known !== undefined) known.endedWell = now();
        metrics.countJobRun(job, 'done');
        return summary;
      } catch (error) {
        metrics.countJobRun(job, 'failed');
        throw error;
      }
    },
  };
}
