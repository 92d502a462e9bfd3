import { beforeEach, expect, test } from 'vitest';
import { type VisitEffects, visits } from '#main/kiosk/visits.ts';

let done: string[];
beforeEach(() => {
  done = [];
});

function start(changed: Partial<VisitEffects<string>> = {}) {
  let opened = 0;
  return visits<string>({
    open: (partition) => {
      opened += 1;
      done.push(`open ${opened} in partition ${partition}`);
      return `visit ${opened}`;
    },
    forget: async (visit) => {
      done.push(`forget ${visit}`);
    },
    close: (visit) => done.push(`close ${visit}`),
    clean: async (partition) => {
      done.push(`clean partition ${partition}`);
    },
    log: () => {},
    ...changed,
  });
}

test('a visit ends in this order: forgotten, the next one opened elsewhere, closed, cleaned', async () => {
  const all = start();
  await all.end();
  expect(all.current()).toBe('visit 2');
  expect(done).toEqual([
    'open 1 in partition 0',
    'forget visit 1',
    'open 2 in partition 1',
    'close visit 1',
    'clean partition 0',
  ]);
  await all.end();
  expect(done.slice(5)).toEqual([
    'forget visit 2',
    'open 3 in partition 0',
    'close visit 2',
    'clean partition 1',
  ]);
});

test('no one enters a partition before it is clean', async () => {
  const cleaning = Promise.withResolvers<void>();
  const all = start({ clean: () => cleaning.promise });
  await all.end();
  const second = all.end();
  await Promise.resolve();
  expect(all.current()).toBe('visit 2');
  cleaning.resolve();
  await second;
  expect(all.current()).toBe('visit 3');
});

test('a partition that cannot be cleaned is never used again', async () => {
  const all = start({
    clean: (partition) => (partition === 0 ? Promise.reject(new Error('busy')) : Promise.resolve()),
  });
  for (let time = 0; time < 4; time += 1) await all.end();
  expect(done.filter((each) => each.startsWith('open'))).toEqual([
    'open 1 in partition 0',
    'open 2 in partition 1',
    'open 3 in partition 2',
    'open 4 in partition 1',
    'open 5 in partition 2',
  ]);
});

test('pressed twice, a visit ends once', async () => {
  const all = start();
  await Promise.all([all.end(), all.end(), all.end()]);
  expect(all.current()).toBe('visit 2');
});

test('a visit ends even when something of it cannot be dropped', async () => {
  const all = start({ forget: () => Promise.reject(new Error('clipboard in use')) });
  await all.end();
  expect(all.current()).toBe('visit 2');
});
