import { asId } from '#domain/ids.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dashboardFigures } from '#gateway/areas/dashboard/cached-figures.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { StoreUnavailable } from '#gateway/foundation/store/store.ts';

const A_MINUTE = 60_000;
const TWELVE_DAYS = { from: '2026-11-10', to: '2026-11-21' };

describe('the figures of the dashboard', () => {
  let home: string;
  let store: Store;
  let statements: number;
  let applications: number;
  let elapsed: number;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-figures-'));
    [statements, applications, elapsed] = [0, 0, 0];
    store = await openSqliteStore(home, {
      onStatement: () => {
        statements += 1;
      },
    });
  });
  afterEach(async () => {
    await store.close();
    await rm(home, { recursive: true });
  });

  const submit = async () => {
    applications += 1;
    const at = Date.now();
    await store.records.db
      .insertInto('applications')
      .values({
        id: asId('application', `application-${applications}`),
        number: `LA${String(applications).padStart(10, '0')}`,
        state: 'SUBMITTED',
        version: 1,
        language: 'en',
        created_at: at,
        changed_at: at,
        submitted_at: at,
      })
      .execute();
  };
  const figuresOf = (cachedFrom: number) =>
    dashboardFigures(store.records, { cachedFrom, elapsed: () => elapsed });
  const submittedIn = async (figures: ReturnType<typeof figuresOf>) =>
    (await figures.of(null)).answers.submitted;

  it('are counted for whoever looks, while that is quick', async () => {
    const figures = figuresOf(1);
    expect(await submittedIn(figures)).toBe(0);
    await submit();
    expect(await submittedIn(figures)).toBe(1);
  });

  it('are at most five minutes old, where it takes long', async () => {
    const figures = figuresOf(0);
    expect(await submittedIn(figures)).toBe(0);
    await submit();
    elapsed = 5 * A_MINUTE - 1;
    const before = statements;
    expect(await submittedIn(figures)).toBe(0);
    expect(statements).toBe(before);
    // Another period is counted for itself.
    await figures.of(TWELVE_DAYS);
    expect(statements).toBeGreaterThan(before);
    elapsed = 5 * A_MINUTE;
    expect(await submittedIn(figures)).toBe(1);
  });

  it('are there before anybody looks, and before they are too old', async () => {
    const figures = figuresOf(0);
    const { work, every } = figures.job;
    await work(new AbortController().signal);
    await submit();
    elapsed += every;
    await work(new AbortController().signal);
    const before = statements;
    expect(await submittedIn(figures)).toBe(1);
    elapsed += every;
    expect(await submittedIn(figures)).toBe(1);
    expect(statements).toBe(before);
  });

  it('are counted once for many who look at the same moment', async () => {
    const figures = figuresOf(Infinity);
    const before = statements;
    await figures.of(null);
    const once = statements - before;
    await Promise.all(Array.from({ length: 10 }, () => figures.of(null)));
    expect(statements - before).toBe(2 * once);
  });

  it('are counted again after a count that failed', async () => {
    let isAway = true;
    const now = () => {
      if (isAway) throw new StoreUnavailable('away');
      return store.records.now();
    };
    const figures = dashboardFigures({ ...store.records, now });
    await expect(figures.of(null)).rejects.toThrow('away');
    isAway = false;
    expect(await submittedIn(figures)).toBe(0);
  });
});
