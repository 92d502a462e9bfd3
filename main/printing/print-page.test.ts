import { expect, test } from 'vitest';
import type { LogEntry } from '#main/lib/log.ts';
import { printPage } from '#main/printing/print-page.ts';

async function printing(silent: boolean, printed: boolean, reason: string) {
  const entries: LogEntry[] = [];
  const contents = {
    print: (_options: object, done: (printed: boolean, reason: string) => void) =>
      done(printed, reason),
  };
  const outcome = await printPage(contents, { silent, log: (entry) => entries.push(entry) });
  return { outcome, entries };
}

test('a kiosk without a printer says so, to its log as well', async () => {
  expect(await printing(true, false, 'Printer settings invalid')).toEqual({
    outcome: 'failed',
    entries: [{ event: 'print-failed', reason: 'Printer settings invalid' }],
  });
});

test('neither a printed job nor a cancelled dialogue is logged', async () => {
  const quiet = { outcome: 'printed', entries: [] };
  expect(await printing(true, true, '')).toEqual(quiet);
  expect(await printing(false, false, 'Print job canceled')).toEqual(quiet);
});

test('a roll 80 mm wide gets pages of its own width, and sheets the printer’s usual size', async () => {
  const sizes: unknown[] = [];
  const contents = {
    print: (
      options: { readonly pageSize?: unknown },
      done: (printed: boolean, reason: string) => void,
    ) => {
      sizes.push(options.pageSize);
      done(true, '');
    },
  };
  const log = () => undefined;
  await printPage(contents, { silent: true, paper: '80mm', log });
  await printPage(contents, { silent: true, paper: 'a4', log });
  await printPage(contents, { silent: true, log });
  expect(sizes).toEqual([{ width: 80_000, height: 297_000 }, undefined, undefined]);
});
