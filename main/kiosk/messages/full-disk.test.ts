import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';

const PROGRAM = join(import.meta.dirname, 'testing', 'keep-until-full.ts');
/** In blocks of 512 bytes: room for a few messages of about 3,600 bytes, and a write that comes short after them. */
const MAX_FILE_BLOCKS = 60;

const outcome = z.object({ acknowledged: z.int(), found: z.int(), refusal: z.string() });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// Windows knows no such limit.
test.skipIf(process.platform === 'win32')(
  'when there is no room for another message, all that were acknowledged are still there',
  async () => {
    const { stdout } = await promisify(execFile)('sh', [
      '-c',
      `ulimit -f ${MAX_FILE_BLOCKS} && exec "$0" "$@"`,
      process.execPath,
      PROGRAM,
      folder,
    ]);
    const { acknowledged, found, refusal } = outcome.parse(JSON.parse(stdout));
    expect(refusal).toBe('EFBIG');
    expect(acknowledged).toBeGreaterThan(1);
    expect(found).toBe(acknowledged);
    expect(readdirSync(folder)).toEqual(['kept-messages.json']);
  },
);
