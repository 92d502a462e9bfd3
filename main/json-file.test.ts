import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jsonFile } from '#main/json-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'json-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const schema = z.strictObject({ count: z.int() });

test('a value is there again for the next program', () => {
  const path = join(folder, 'value.json');
  jsonFile(path, schema).write({ count: 1 });
  jsonFile(path, schema).write({ count: 2 });
  expect(jsonFile(path, schema).read()).toEqual({ count: 2 });
  expect(readdirSync(folder)).toEqual(['value.json']);
  jsonFile(path, schema).clear();
  expect(jsonFile(path, schema).read()).toBeNull();
});

test.each(['', '{', '{"count":1.5}', '{"count":1,"more":2}', 'null'])(
  'a file that the program did not write (%j) counts as none',
  (text) => {
    const path = join(folder, 'value.json');
    writeFileSync(path, text);
    expect(jsonFile(path, schema).read()).toBeNull();
  },
);
