import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#domain/days.ts';
import type { LogEntry } from '#gateway/foundation/telemetry/log.ts';
import { startJobs } from '#gateway/foundation/jobs/jobs.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { StoreUnavailable } from '#gateway/foundation/store/store.ts';

const TERMS = { idleSeconds: 1800, absoluteSeconds: 43_200 };
const TEN_MINUTES = 600_000;

describe("the gateway's jobs", () => {
  let folder: string;
  let store: Store;
  let logged: LogEntry[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-jobs-'));
    store = await openSqliteStore(folder);
    logged = [];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await store.close();
    await rm(folder, { recursive: true });
  });
  const start = (changes: Partial<Store> = {}, onDamage: () => void = () => {}) =>
    startJobs({ ...store, ...changes }, TERMS, onDamage, (entry) => logged.push(entry));

  it('remove outdated data every ten minutes', async () => {
    const jobs = start();
    vi.advanceTimersByTime(TEN_MINUTES);
    await vi.waitFor(() => expect(logged).toStrictEqual([{ event: 'clean-up', removed: 0 }]));
    await jobs.stop();
    vi.advanceTimersByTime(TEN_MINUTES);
    expect(logged).toHaveLength(1);
  });

  it('check all data once a day, and report damage', async () => {
    const onDamage = vi.fn<() => void>();
    const jobs = start({ findDamage: async () => ['row 7 missing'] }, onDamage);
    vi.advanceTimersByTime(DAY_MS);
    await vi.waitFor(() => expect(onDamage).toHaveBeenCalledWith(['row 7 missing']));
    expect(logged).toContainEqual({ event: 'check', findings: 1 });
    await jobs.stop();
  });

  it('find nothing in undamaged data', async () => {
    expect(await store.findDamage()).toStrictEqual([]);
  });

  it('include those of others: never twice at one time, once more when asked meanwhile, ended before it stops', async () => {
    const ended: (() => void)[] = [];
    const work = vi.fn<() => Promise<{ done: number }>>(
      () => new Promise((resolve) => ended.push(() => resolve({ done: 1 }))),
    );
    const quiet = { name: 'quiet', every: 1000, work: async () => null };
    const more = [{ name: 'slow', every: 1000, work }, quiet];
    const jobs = startJobs(
      store,
      TERMS,
      () => {},
      (entry) => logged.push(entry),
      more,
    );
    vi.advanceTimersByTime(3000);
    jobs.wake('slow');
    expect(work).toHaveBeenCalledTimes(1);
    ended[0]?.();
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
    ended[1]?.();
    await vi.waitFor(() => expect(logged).toHaveLength(2));
    expect(logged[1]).toStrictEqual({ event: 'slow', done: 1 });
    jobs.wake('slow');
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3));
    jobs.wake('unknown');
    const stopped = vi.fn<() => void>();
    void jobs.stop().then(stopped);
    jobs.wake('slow');
    await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).not.toHaveBeenCalled();
    ended[2]?.();
    await vi.waitFor(() => expect(stopped).toHaveBeenCalledTimes(1));
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('continue after a failure', async () => {
    const failing = async () => {
      throw new StoreUnavailable('away');
    };
    const jobs = start({ removeOutdated: failing });
    vi.advanceTimersByTime(2 * TEN_MINUTES);
    await vi.waitFor(() => expect(logged).toHaveLength(2));
    expect(logged[1]).toMatchObject({ event: 'job-failed', job: 'clean-up' });
    await jobs.stop();
  });
});
