import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT } from '#scripts/lib/places.ts';

const run = promisify(execFile);

const UNITS = join(CHECKOUT, 'deploy/systemd');
const LENDER_UNIT = join(CHECKOUT, 'deploy/sample-lender/rinsetu-sample-lender.service');
const GATEWAY = 'rinsetu-gateway@8787.service';
const BACKUP = ['rinsetu-backup.service', 'rinsetu-backup.timer'];
/** Debian's own, which every unit depends on. */
const SYSTEM_UNITS = '/usr/lib/systemd/system';
const isHere = existsSync('/usr/bin/systemd-analyze') && existsSync(SYSTEM_UNITS);

const gatewayUnit = () => readFile(join(UNITS, 'rinsetu-gateway@.service'), 'utf8');

describe.skipIf(!isHere)(
  `the units${isHere ? '' : ' (left out: systemd is not installed)'}`,
  () => {
    let root: string;
    beforeAll(async () => {
      root = await mkdtemp(join(CHECKOUT, 'node_modules', '.units-'));
      await mkdir(join(root, 'usr/lib/systemd'), { recursive: true });
      await mkdir(join(root, 'usr/lib/rinsetu/bin'), { recursive: true });
      await cp(SYSTEM_UNITS, join(root, SYSTEM_UNITS), { recursive: true, verbatimSymlinks: true });
      await cp(UNITS, join(root, SYSTEM_UNITS), { recursive: true });
      await cp(LENDER_UNIT, join(root, SYSTEM_UNITS, basename(LENDER_UNIT)));
      await link(
        join(CHECKOUT, 'node_modules/node/bin/node'),
        join(root, 'usr/lib/rinsetu/bin/node'),
      );
    });
    afterAll(() => rm(root, { recursive: true, force: true }));

    it('are as systemd wants them', async () => {
      const { stdout, stderr } = await run('systemd-analyze', [
        'verify',
        `--root=${root}`,
        '--man=no',
        GATEWAY,
        ...BACKUP,
        basename(LENDER_UNIT),
      ]);
      expect([stdout, stderr]).toEqual(['', '']);
    });

    it('let each program do little besides its work', async () => {
      const services = (await readdir(UNITS)).filter((name) => name.endsWith('.service'));
      for (const unit of [...services.map((name) => join(UNITS, name)), LENDER_UNIT]) {
        const { stdout } = await run('systemd-analyze', [
          'security',
          '--offline=true',
          // Fails above 2.0.
          '--threshold=20',
          unit,
        ]);
        expect(stdout).toContain('Overall exposure level');
      }
    });
  },
);

describe('the credentials of the gateway', () => {
  it('are the same for its unit and for the command', async () => {
    const unit = await gatewayUnit();
    const command = await readFile(join(CHECKOUT, 'deploy/server/rinsetu'), 'utf8');
    const loaded = [...unit.matchAll(/^LoadCredential=(?<name>[\w-]+):(?<file>.*)$/gm)];
    expect(loaded.length).toBeGreaterThan(1);
    for (const [, name, file] of loaded) {
      expect(file).toBe(`/etc/rinsetu/credentials/${name}`);
      const variable = new RegExp(`^Environment=(\\w+)=%d/${name}$`, 'm').exec(unit)?.[1];
      expect(command).toContain(`${variable}="$credentials/${name}"`);
    }
    const names = loaded.map(([, name]) => name).join(' ');
    expect(command).toContain(`for name in ${names}; do`);
    expect(unit).not.toMatch(/database-migration-url|backup-key/);
  });
});
