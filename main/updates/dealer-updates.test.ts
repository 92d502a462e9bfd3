import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_HANDOVER_MS, dealerUpdates } from '#main/updates/dealer-updates.ts';
import type { LogEntry } from '#main/lib/log.ts';
import type { UpdateFeed } from '#main/updates/update-feed.ts';

/** A promise that never settles: the program has ended. */
const ended = () => new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a person answers: whether to restart, and then, where something is not saved, whether to leave all the same. */
function showroom(feed: Partial<UpdateFeed> = {}, answer = false, leaves = true) {
  const done: string[] = [];
  const entries: LogEntry[] = [];
  const check = dealerUpdates({
    feed: {
      installs: true,
      newerVersion: async () => '2.0.0',
      download: async () => void done.push('downloaded'),
      install: () => {
        done.push('installed');
        return ended();
      },
      ...feed,
    },
    report: async (version) => void done.push(`reported ${version}`),
    mayRestart: async (version) => {
      done.push(`asked about ${version}`);
      return answer;
    },
    closeWindow: async () => {
      done.push(leaves ? 'closed' : 'stayed');
      return leaves;
    },
    startAgain: () => void done.push('started again'),
    log: (entry) => entries.push(entry),
  });
  return { check, done, entries };
}

test('a newer version is fetched first, and installed when the person agrees and the window has closed', async () => {
  const { check, done, entries } = showroom({}, true);
  void check();
  await vi.waitFor(() => expect(done).toContain('installed'));
  expect(done).toEqual(['downloaded', 'asked about 2.0.0', 'closed', 'installed']);
  expect(entries.at(-1)).toEqual({ event: 'update-installing', version: '2.0.0' });
});

test('staying with unsaved changes keeps everything, and the question returns at the next check', async () => {
  const { check, done, entries } = showroom({}, true, false);
  await check();
  expect(done).toEqual(['downloaded', 'asked about 2.0.0', 'stayed']);
  expect(entries.at(-1)).toEqual({ event: 'update-put-off', version: '2.0.0' });
  await check();
  expect(done.slice(3)).toEqual(['downloaded', 'asked about 2.0.0', 'stayed']);
});

test('an installation that cannot begin brings the program back as it was', async () => {
  const refused = new Error('Code signature did not pass validation');
  const { check, done, entries } = showroom({ install: () => Promise.reject(refused) }, true);
  await check();
  expect(done.slice(2)).toEqual(['closed', 'started again']);
  expect(entries.at(-1)).toMatchObject({ event: 'update-failed', reason: refused.message });
});

test('an installation that never begins does not leave the person without a window', async () => {
  const { check, done, entries } = showroom({}, true);
  void check();
  await vi.waitFor(() => expect(done).toContain('installed'));
  await vi.advanceTimersByTimeAsync(MAX_HANDOVER_MS);
  expect(done.at(-1)).toBe('started again');
  expect(entries.at(-1)).toMatchObject({ event: 'update-failed' });
});

test('a person who says later is not asked about the same version again in this run', async () => {
  const { check, done } = showroom();
  await check();
  await check();
  expect(done).toEqual(['downloaded', 'asked about 2.0.0']);
});

test('where signatures are not checked, nothing is fetched: the version is reported, once', async () => {
  const { check, done } = showroom({ installs: false }, true);
  await check();
  await check();
  expect(done).toEqual(['reported 2.0.0']);
});

test('without a newer version nothing happens', async () => {
  const { check, done, entries } = showroom({ newerVersion: async () => null });
  await check();
  expect({ done, entries }).toEqual({ done: [], entries: [] });
});

test('a failing feed is a line in the log, and is tried again at the next check', async () => {
  let tries = 0;
  const { check, done, entries } = showroom({
    download: async () => {
      tries += 1;
      if (tries === 1) throw new Error('sha512 checksum mismatch\n  at somewhere');
    },
  });
  await check();
  expect(done).toEqual([]);
  expect(entries.at(-1)).toEqual({ event: 'update-failed', reason: 'sha512 checksum mismatch' });
  await check();
  expect(done).toEqual(['asked about 2.0.0']);
});

test('a check does nothing while another one is under way', async () => {
  let asked = 0;
  const answer = Promise.withResolvers<string | null>();
  const { check } = showroom({
    newerVersion: () => {
      asked += 1;
      return answer.promise;
    },
  });
  const first = check();
  await check();
  answer.resolve(null);
  await first;
  expect(asked).toBe(1);
});
