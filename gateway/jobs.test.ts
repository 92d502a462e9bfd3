import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '#gateway/http/log.ts';
import { startJobs } from '#gateway/jobs.ts';
import { openSqliteStore } from '#gateway/store/sqlite-store.ts';
import type { Store } from '#gateway/store/store.ts';
import { StoreUnavailable } from '#gateway/store/store.ts';

const TERMS = { idleSeconds: 1800, absoluteSeconds: 43_200 };
const TEN_MINUTES = 600_000;
const A_DAY = 86_400_000;

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
    jobs.stop();
    vi.advanceTimersByTime(TEN_MINUTES);
    expect(logged).toHaveLength(1);
  });

  it('sweep the vault every half hour, where there is one', async () => {
    const sweep = vi.fn<() => Promise<number>>().mockResolvedValue(3);
    const jobs = startJobs(
      store,
      TERMS,
      () => {},
      (entry) => logged.push(entry),
      sweep,
    );
    vi.advanceTimersByTime(3 * TEN_MINUTES);
    await vi.waitFor(() => expect(logged).toContainEqual({ event: 'sweep', removed: 3 }));
    jobs.stop();
  });

  it('check all data once a day, and report damage', async () => {
    const onDamage = vi.fn<() => void>();
    const jobs = start({ findDamage: async () => ['row 7 missing'] }, onDamage);
    vi.advanceTimersByTime(A_DAY);
    await vi.waitFor(() => expect(onDamage).toHaveBeenCalledWith(['row 7 missing']));
    expect(logged).toContainEqual({ event: 'check', findings: 1 });
    jobs.stop();
  });

  it('find nothing in undamaged data', async () => {
    expect(await store.findDamage()).toStrictEqual([]);
  });

  it('continue after a failure', async () => {
    const failing = async () => {
      throw new StoreUnavailable('away');
    };
    const jobs = start({ removeOutdated: failing });
    vi.advanceTimersByTime(2 * TEN_MINUTES);
    await vi.waitFor(() => expect(logged).toHaveLength(2));
    expect(logged[1]).toMatchObject({ event: 'job-failed', job: 'clean-up' });
    jobs.stop();
  });
});
