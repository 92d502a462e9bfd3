import { expect, test } from 'vitest';
import { reportAlive } from '#main/lib/watchdog.ts';

function reporting(environment: Record<string, string>) {
  const told: string[][] = [];
  const every: { act: () => void; milliseconds: number }[] = [];
  reportAlive({
    environment,
    run: (tool, args) => told.push([tool, ...args]),
    repeat: (act, milliseconds) => every.push({ act, milliseconds }),
  });
  return { told, every };
}

const WATCHED = { NOTIFY_SOCKET: '/run/user/1000/systemd/notify', WATCHDOG_USEC: '60000000' };

test('under a watchdog the program says that it is alive, three times within its limit', () => {
  const { told, every } = reporting(WATCHED);
  const [only, ...others] = every;
  expect([only?.milliseconds, others]).toEqual([20_000, []]);
  expect(told).toEqual([['systemd-notify', 'WATCHDOG=1']]);
  only?.act();
  expect(told).toHaveLength(2);
});

test.each([
  {},
  { NOTIFY_SOCKET: WATCHED.NOTIFY_SOCKET },
  { WATCHDOG_USEC: WATCHED.WATCHDOG_USEC },
  { ...WATCHED, WATCHDOG_USEC: 'soon' },
  { ...WATCHED, WATCHDOG_USEC: '0' },
])('without a watchdog nothing is run: %j', (environment) => {
  const { told, every } = reporting(environment);
  expect([told, every]).toEqual([[], []]);
});
