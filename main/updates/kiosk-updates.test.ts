import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_TRIES, kioskUpdates } from '#main/updates/kiosk-updates.ts';
import type { LogEntry } from '#main/lib/log.ts';
import { memoryValue } from '#main/storage/memory-value.ts';

const AFTERNOON = new Date(2026, 0, 5, 15, 0);
const NIGHT = new Date(2026, 0, 6, 2, 30);

let world: { now: Date; visited: boolean; touched: boolean; version: string | null; open: boolean };
let done: string[];
let entries: LogEntry[];
const events = () => entries.map(({ event }) => event);

beforeEach(() => {
  world = { now: AFTERNOON, visited: false, touched: false, version: '2.0.0', open: false };
  done = [];
  entries = [];
});

function started({
  installs = true,
  tries = memoryValue<{ version: string; tries: number }>(),
  download = async () => void done.push('downloaded'),
  install = (): Promise<never> => {
    done.push('installed');
    return new Promise(() => {});
  },
} = {}) {
  return kioskUpdates({
    feed: {
      installs,
      newerVersion: async () => world.version,
      download,
      install,
    },
    tries,
    now: () => world.now,
    isVisited: () => world.visited,
    wasTouched: () => world.touched,
    letClose: (may) => {
      world.open = may;
    },
    log: (entry) => entries.push(entry),
  });
}

test('at the start, before any visitor, a newer version is installed immediately', async () => {
  await started().check();
  expect(done).toEqual(['downloaded', 'installed']);
});

test('after the first visitor it waits for the night, and at night for the visitor to leave', async () => {
  world.touched = true;
  world.visited = true;
  const updates = started();
  await updates.check();
  world.visited = false;
  updates.installWhenQuiet();
  expect(done).toEqual(['downloaded']);

  world.now = NIGHT;
  world.visited = true;
  updates.installWhenQuiet();
  expect(done).toEqual(['downloaded']);

  world.visited = false;
  updates.installWhenQuiet();
  updates.installWhenQuiet();
  expect(done).toEqual(['downloaded', 'installed']);
});

test('a version that did not come is not tried for ever, and the next version is', async () => {
  const tries = memoryValue<{ version: string; tries: number }>();
  for (let start = 0; start < MAX_TRIES + 2; start += 1) await started({ tries }).check();
  expect(done.filter((each) => each === 'installed')).toHaveLength(MAX_TRIES);
  expect(events().at(-1)).toBe('update-given-up');

  world.version = '2.0.1';
  await started({ tries }).check();
  expect(done.at(-1)).toBe('installed');

  // After the update there is nothing newer, and the count is over.
  world.version = null;
  await started({ tries }).check();
  expect(tries.read()).toBeNull();
});

test('where signatures are not checked, a newer version is a line in the log, once', async () => {
  const updates = started({ installs: false });
  await updates.check();
  await updates.check();
  expect(done).toEqual([]);
  expect(entries).toEqual([{ event: 'update-available', version: '2.0.0' }]);
});

test('a download that fails is a line in the log, and is tried again at the next check', async () => {
  let downloads = 0;
  const updates = started({
    download: async () => {
      downloads += 1;
      if (downloads === 1) throw new Error('not signed by the application owner');
      done.push('downloaded');
    },
  });
  await updates.check();
  expect(events()).toEqual(['update-available', 'update-failed']);
  await updates.check();
  expect(done).toEqual(['downloaded', 'installed']);
});

test('the window may be closed for an installation, and no longer when that could not begin', async () => {
  let openWhenInstalled = false;
  const refused = Promise.withResolvers<never>();
  await started({
    install: () => {
      openWhenInstalled = world.open;
      return refused.promise;
    },
  }).check();
  expect(openWhenInstalled).toBe(true);
  refused.reject(new Error('Code signature did not pass validation'));
  await vi.waitFor(() => expect(events().at(-1)).toBe('update-failed'));
  expect(world.open).toBe(false);
});
