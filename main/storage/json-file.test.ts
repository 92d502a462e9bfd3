import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jsonFile } from '#main/storage/json-file.ts';
import type { LogEntry } from '#main/lib/log.ts';

let folder: string;
let path: string;
let entries: LogEntry[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'json-file-'));
  path = join(folder, 'value.json');
  entries = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const schema = z.strictObject({ count: z.int() });
const open = () => jsonFile(path, schema, (entry) => void entries.push(entry));

test('a value is there again for the next program', () => {
  expect(open().read()).toBeNull();
  open().write({ count: 1 });
  open().write({ count: 2 });
  expect(open().read()).toEqual({ count: 2 });
  expect(readdirSync(folder)).toEqual(['value.json']);
  open().clear();
  expect(open().read()).toBeNull();
  expect(entries).toEqual([]);
});

test.each(['', '{', '{"count":1.5}', '{"count":1,"more":2}', 'null'])(
  'a file that the program did not write (%j) is set aside, and not overwritten by the next write',
  (text) => {
    writeFileSync(path, text);
    expect(open().read()).toBeNull();
    const [aside = ''] = readdirSync(folder);
    expect(entries).toEqual([{ event: 'file-set-aside', file: aside }]);
    open().write({ count: 1 });
    expect(readFileSync(join(folder, aside), 'utf8')).toBe(text);
    expect(open().read()).toEqual({ count: 1 });
  },
);

test('what cannot be opened as a file is set aside too', () => {
  mkdirSync(path);
  expect(open().read()).toBeNull();
  expect(entries).toMatchObject([{ event: 'file-set-aside' }]);
});

test('a failed write leaves the old value, and nothing next to it', () => {
  open().write({ count: 1 });
  // Nothing can be renamed over a folder that holds something.
  const taken = join(folder, 'taken');
  mkdirSync(join(taken, 'inside'), { recursive: true });
  expect(() => jsonFile(taken, schema, () => {}).write({ count: 2 })).toThrow('EISDIR');
  expect(readdirSync(folder).toSorted()).toEqual(['taken', 'value.json']);
  expect(open().read()).toEqual({ count: 1 });
});
