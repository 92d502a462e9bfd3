import { DAY_MS } from '#domain/days.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log, LogEntry } from '#gateway/foundation/telemetry/log.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import type { SessionTerms, Store } from '#gateway/foundation/store/store.ts';
import { outsideOfTraces } from '#gateway/foundation/telemetry/spans.ts';

/** Milliseconds. */
const CLEAN_UP_EVERY = 10 * 60 * 1000;
const CHECK_EVERY = DAY_MS;

/** How long jobs that are running may take to end when the gateway stops. */
const MAX_ENDING = 10_000;

export type Jobs = {
  /** Begins nothing more; settles when what is running, and what goes on alongside it, has ended or has taken too long. */
  readonly stop: () => Promise<void>;
  /** Does a job immediately, or once more right after it has ended. */
  readonly wake: (name: string) => void;
};

export type PeriodicJob = {
  readonly name: string;
  /** Milliseconds. */
  readonly every: number;
  /** Gives what is worth a line in the log; null when nothing is. `stopping` is aborted when the gateway stops. */
  readonly work: (stopping: AbortSignal) => Promise<LogEntry | null>;
  /** Ends what the work leaves going on. */
  readonly end?: () => Promise<void>;
};

/** Hears of jobs: which there are, and each run of one. */
export type JobWatch = {
  readonly expect: (job: string, every: number) => void;
  readonly run: <Summary>(job: string, work: () => Promise<Summary>) => Promise<Summary>;
};
const UNWATCHED: JobWatch = { expect: () => {}, run: (_job, work) => work() };

/** Runs a job that is not to run twice at the same moment; asked meanwhile, it runs once more afterwards. */
function oneByOne(work: () => Promise<void>, stopping: AbortSignal) {
  let isAskedAgain = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    do {
      isAskedAgain = false;
      await work();
    } while (isAskedAgain && !stopping.aborted);
    running = null;
  };
  return {
    ask() {
      if (stopping.aborted) return;
      // It may be a request that asks, of which the job is no part.
      if (running === null) running = outsideOfTraces(run);
      else isAskedAgain = true;
    },
    ended: async () => running,
  };
}

/**
 * Removes outdated data, and checks all data for damage once a day, with whatever jobs there are besides. Each gateway does
 * this for itself.
 */
export function startJobs(
  store: Store,
  terms: SessionTerms,
  onDamage: (findings: readonly string[]) => void,
  log: Log,
  more: readonly PeriodicJob[] = [],
  watch: JobWatch = UNWATCHED,
): Jobs {
  const jobs: readonly PeriodicJob[] = [
    {
      name: 'clean-up',
      every: CLEAN_UP_EVERY,
      work: async () => ({ removed: await store.removeOutdated(terms) }),
    },
    {
      name: 'check',
      every: CHECK_EVERY,
      async work() {
        const findings = await store.findDamage();
        if (findings.length > 0) onDamage(findings);
        return { findings: findings.length };
      },
    },
    ...more,
  ];
  const stopping = new AbortController();
  const runs = new Map(
    jobs.map(({ name, work }) => [
      name,
      oneByOne(async () => {
        try {
          const summary = await watch.run(name, () => work(stopping.signal));
          if (summary !== null) log({ event: name, ...summary });
        } catch (error) {
          log({ event: 'job-failed', job: name, ...describeFailure(error) });
        }
      }, stopping.signal),
    ]),
  );
  for (const { name, every } of jobs) watch.expect(name, every);
  const timers = jobs.map(({ name, every }) => setInterval(() => runs.get(name)?.ask(), every));
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      const ended = Promise.all(Array.from(runs.values(), (run) => run.ended()));
      await Promise.all([
        Promise.race([ended, wait(MAX_ENDING, null, { ref: false })]),
        ...jobs.map(async ({ end }) => end?.()),
      ]);
    },
    wake: (name) => runs.get(name)?.ask(),
  };
}
