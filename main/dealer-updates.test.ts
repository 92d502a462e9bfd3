import { expect, test } from 'vitest';
import { dealerUpdates } from '#main/dealer-updates.ts';
import type { LogEntry } from '#main/log.ts';
import type { UpdateFeed } from '#main/update-feed.ts';

function showroom(feed: Partial<UpdateFeed> = {}, answer = false) {
  const done: string[] = [];
  const entries: LogEntry[] = [];
  const look = dealerUpdates({
    feed: {
      installs: true,
      newerVersion: async () => '2.0.0',
      download: async () => void done.push('downloaded'),
      install: () => void done.push('installed'),
      ...feed,
    },
    tell: async (version) => void done.push(`told of ${version}`),
    mayRestart: async (version) => {
      done.push(`asked about ${version}`);
      return answer;
    },
    log: (entry) => entries.push(entry),
  });
  return { look, done, entries };
}

test('a newer version is fetched first, and installed when the person agrees', async () => {
  const { look, done } = showroom({}, true);
  await look();
  expect(done).toEqual(['downloaded', 'asked about 2.0.0', 'installed']);
});

test('who says later is not asked about the same version again in this run', async () => {
  const { look, done } = showroom();
  await look();
  await look();
  expect(done).toEqual(['downloaded', 'asked about 2.0.0']);
});

test('where signatures are not checked, nothing is fetched: the person is told, once', async () => {
  const { look, done } = showroom({ installs: false }, true);
  await look();
  await look();
  expect(done).toEqual(['told of 2.0.0']);
});

test('without a newer version nothing happens', async () => {
  const { look, done, entries } = showroom({ newerVersion: async () => null });
  await look();
  expect({ done, entries }).toEqual({ done: [], entries: [] });
});

test('a feed that fails is a line in the log, and is asked again at the next look', async () => {
  let tries = 0;
  const { look, done, entries } = showroom({
    download: async () => {
      tries += 1;
      if (tries === 1) throw new Error('sha512 checksum mismatch\n  at somewhere');
    },
  });
  await look();
  expect(done).toEqual([]);
  expect(entries.at(-1)).toEqual({ event: 'update-failed', reason: 'sha512 checksum mismatch' });
  await look();
  expect(done).toEqual(['asked about 2.0.0']);
});

test('a look while another one still waits does nothing', async () => {
  let asked = 0;
  const answer = Promise.withResolvers<string | null>();
  const { look } = showroom({
    newerVersion: () => {
      asked += 1;
      return answer.promise;
    },
  });
  const first = look();
  await look();
  answer.resolve(null);
  await first;
  expect(asked).toBe(1);
});
