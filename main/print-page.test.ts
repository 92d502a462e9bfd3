import { expect, test } from 'vitest';
import type { LogEntry } from '#main/log.ts';
import { printPage } from '#main/print-page.ts';

async function logged(silent: boolean, printed: boolean, reason: string): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  const contents = {
    print: (_options: object, done: (printed: boolean, reason: string) => void) =>
      done(printed, reason),
  };
  await printPage(contents, { silent, log: (entry) => entries.push(entry) });
  return entries;
}

test('a kiosk without a printer says so in its log, and the page goes on', async () => {
  expect(await logged(true, false, 'Printer settings invalid')).toEqual([
    { event: 'print-failed', reason: 'Printer settings invalid' },
  ]);
});

test('what came out is not told, nor who changed their mind in the system’s dialogue', async () => {
  expect(await logged(true, true, '')).toEqual([]);
  expect(await logged(false, false, 'Print job canceled')).toEqual([]);
});
