import { expect, test } from 'vitest';
import { applyAutoStart } from '#main/kiosk/auto-start.ts';

async function applied(platform: string, wanted: boolean | null, fails = false) {
  const done: unknown[] = [];
  await applyAutoStart({
    platform,
    wanted,
    executable: '/opt/RinSetu/100% "new"',
    setLoginItem: (on) => done.push(on),
    writeEntry: async (text) => {
      if (fails) throw new Error('read-only');
      done.push(text);
    },
    log: ({ event }) => done.push(event),
  });
  return done;
}

test.each(['win32', 'darwin', 'linux'])(
  'nothing is changed without a configured value: %s',
  async (platform) => {
    expect(await applied(platform, null)).toEqual([]);
  },
);

test('Windows and macOS keep the list themselves', async () => {
  expect(await applied('win32', true)).toEqual([true, 'auto-start']);
  expect(await applied('darwin', false)).toEqual([false, 'auto-start']);
});

test('on Linux an entry is written, with the path quoted, or taken away', async () => {
  const [entry] = await applied('linux', true);
  expect(entry).toContain(String.raw`Exec="/opt/RinSetu/100%% \"new\""`);
  expect(await applied('linux', false)).toEqual([null, 'auto-start']);
});

test('an entry that cannot be written does not keep the program from starting', async () => {
  expect(await applied('linux', true, true)).toEqual(['auto-start-not-set']);
});
