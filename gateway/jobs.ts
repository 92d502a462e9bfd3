import type { Log } from '#gateway/http/log.ts';
import { describeFailure } from '#gateway/http/log.ts';
import type { SessionTerms, Store } from '#gateway/store/store.ts';

/** Milliseconds. */
const CLEAN_UP_EVERY = 10 * 60 * 1000;
const SWEEP_EVERY = 30 * 60 * 1000;
const CHECK_EVERY = 24 * 60 * 60 * 1000;

export type Jobs = { readonly stop: () => void };

/**
 * Removes outdated data, also from the vault if there is one, and checks all data for damage once a day. Each gateway does
 * this for itself.
 */
export function startJobs(
  store: Store,
  terms: SessionTerms,
  onDamage: (findings: readonly string[]) => void,
  log: Log,
  sweepVault: (() => Promise<number>) | null = null,
): Jobs {
  const logged = (job: string, work: () => Promise<void>) => () => {
    work().catch((error: unknown) => log({ event: 'job-failed', job, ...describeFailure(error) }));
  };
  const cleanUp = logged('clean-up', async () => {
    const removed = await store.removeOutdated(terms);
    log({ event: 'clean-up', removed });
  });
  const check = logged('check', async () => {
    const findings = await store.findDamage();
    log({ event: 'check', findings: findings.length });
    if (findings.length > 0) onDamage(findings);
  });
  const sweep = logged('sweep', async () => {
    if (sweepVault !== null) log({ event: 'sweep', removed: await sweepVault() });
  });
  const timers = [
    setInterval(cleanUp, CLEAN_UP_EVERY),
    setInterval(sweep, SWEEP_EVERY),
    setInterval(check, CHECK_EVERY),
  ];
  for (const timer of timers) timer.unref();
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
