import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAX_LOG_BYTES, logFile } from '#main/lib/log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lines are added to what earlier runs wrote', () => {
  const logs = join(folder, 'logs');
  logFile(logs)('one\n');
  logFile(logs)('two\n');
  expect(readFileSync(join(logs, 'portal.log'), 'utf8')).toBe('one\ntwo\n');
});

test('the log never takes more than two files', () => {
  const write = logFile(folder);
  for (let time = 0; time < 5; time += 1) write('x'.repeat(MAX_LOG_BYTES));
  expect(readdirSync(folder).toSorted()).toEqual(['portal.log', 'portal.old.log']);
  expect(statSync(join(folder, 'portal.log')).size).toBeLessThanOrEqual(2 * MAX_LOG_BYTES);
});

test('a place that cannot be written stops nothing', () => {
  const write = logFile('/dev/null/logs');
  expect(() => write('line\n')).not.toThrow();
});
