import type { Log, LogEntry } from '#gateway/http/log.ts';
import { describeFailure } from '#gateway/http/log.ts';
import type { SessionTerms, Store } from '#gateway/store/store.ts';

/** Milliseconds. */
const CLEAN_UP_EVERY = 10 * 60 * 1000;
const CHECK_EVERY = 24 * 60 * 60 * 1000;

export type Jobs = {
  /** Begins no job any more; settles when what goes on beside them has ended. */
  readonly stop: () => Promise<void>;
  /** Does a job at once, or once more right after it has ended. */
  readonly wake: (name: string) => void;
};

export type PeriodicJob = {
  readonly name: string;
  /** Milliseconds. */
  readonly every: number;
  /** Gives what is worth a line in the log; null when nothing is. */
  readonly work: () => Promise<LogEntry | null>;
  /** Ends what the work leaves going on. */
  readonly end?: () => Promise<void>;
};

/** Runs a job that is not to run twice at the same moment; asked meanwhile, it runs once more afterwards. */
function oneByOne(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const run = async () => {
    isRunning = true;
    do {
      isAskedAgain = false;
      await work();
    } while (isAskedAgain);
    isRunning = false;
  };
  return () => {
    if (isRunning) isAskedAgain = true;
    else void run();
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
  const runs = new Map(
    jobs.map(({ name, work }) => [
      name,
      oneByOne(async () => {
        try {
          const told = await work();
          if (told !== null) log({ event: name, ...told });
        } catch (error) {
          log({ event: 'job-failed', job: name, ...describeFailure(error) });
        }
      }),
    ]),
  );
  const timers = jobs.map(({ name, every }) => setInterval(() => runs.get(name)?.(), every));
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(jobs.map(async ({ end }) => end?.()));
    },
    wake: (name) => runs.get(name)?.(),
  };
}
