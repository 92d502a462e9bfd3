import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT } from '#scripts/lib/places.ts';

const run = promisify(execFile);
const ANALYZE = '/usr/bin/systemd-analyze';
const UNITS = ['rinsetu-backup.service', 'rinsetu-backup.timer'] as const;
const NODE = '/usr/lib/rinsetu/bin/node';
/** Of ten, by `systemd-analyze security`, times ten. */
const MOST_EXPOSED = '20';

describe.skipIf(!existsSync(ANALYZE))('the units of the nightly backup', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-units-'));
    for (const unit of UNITS) {
      const text = await readFile(join(CHECKOUT, 'deploy/systemd', unit), 'utf8');
      // Only the server package has its own Node.
      await writeFile(join(folder, unit), text.replace(NODE, process.execPath));
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('have nothing that systemd does not know', async () => {
    const files = UNITS.map((unit) => join(folder, unit));
    expect(await run(ANALYZE, ['verify', ...files])).toStrictEqual({ stdout: '', stderr: '' });
  });

  it('leave the service nothing that it does not need', async () => {
    const unit = join(CHECKOUT, 'deploy/systemd/rinsetu-backup.service');
    const args = ['security', '--offline=true', `--threshold=${MOST_EXPOSED}`, '--no-pager', unit];
    await expect(run(ANALYZE, args)).resolves.toBeDefined();
  });
});
