import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';

const LOCKS = ['package-lock.json', 'scripts/emulator/package-lock.json'];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'install-packages-'));
  const packages = {
    '': {},
    'node_modules/one': {},
    'node_modules/two': {},
    'node_modules/for-another-system': { os: ['none'] },
  };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
});
afterEach(() => rm(folder, { recursive: true }));

/** Installs with a stand-in for npm: what it was asked to do, and what was printed. */
async function install(npm: string, environment: Readonly<NodeJS.ProcessEnv>) {
  const tools = join(folder, 'tools');
  await mkdir(tools);
  await writeFile(join(tools, 'npm'), `#!/bin/sh\necho "$*" >> "${folder}/asked"\n${npm}\n`);
  await chmod(join(tools, 'npm'), 0o755);
  const { CI: _, ...rest } = process.env;
  const env = { ...rest, ...environment, PATH: `${tools}${delimiter}${process.env['PATH']}` };
  const outcome = await new Promise<{ code: number; said: string; complaints: string }>((resolve) =>
    execFile(
      process.execPath,
      ['scripts/install-packages.mjs', folder],
      { env },
      (error, said, complaints) =>
        resolve({ code: error === null ? 0 : Number(error.code), said, complaints }),
    ),
  );
  const asked = (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n');
  return { ...outcome, asked };
}

// The stand-in is a script of a shell.
describe.skipIf(process.platform === 'win32')('installing packages', () => {
  it('takes a new folder exactly as its lock file says, without running code of packages', async () => {
    const { code, asked } = await install('', {});
    expect(code).toBe(0);
    expect(asked).toEqual([expect.stringMatching(/^ci .*--ignore-scripts.*--prefer-offline$/)]);
  });

  it('only brings up to date what a developer has, but not in CI', async () => {
    await mkdir(join(folder, 'node_modules'));
    expect((await install('', {})).asked[0]).toMatch(/^install --no-save .*--ignore-scripts/);
    await rm(join(folder, 'tools'), { recursive: true });
    expect((await install('', { CI: 'true' })).asked[1]).toMatch(/^ci /);
  });

  it('says how many of the packages for this machine have come', async () => {
    const fetched = 'echo "npm http fetch GET 200 https://packages.example/one.tgz 3ms" >&2';
    const { said } = await install(fetched, {});
    expect(said).toMatch(/^ {2}fetched 1 of 2 packages, \d+ s\n$/);
  });

  it('tells what npm complains of, but for engines, and fails with it', async () => {
    const complaints = 'echo "npm warn EBADENGINE old" >&2; echo "npm error no network" >&2';
    const outcome = await install(`${complaints}; exit 1`, {});
    expect(outcome.code).toBe(1);
    expect(outcome.complaints).toMatch(/^npm error no network\nnpm ci .* ended with 1\.\n$/);
  });

  it('asks the registry when the cache does not know a version yet', async () => {
    const stale = 'case "$*" in *prefer-offline*) echo "npm error code ETARGET" >&2; exit 1;; esac';
    const { code, asked } = await install(stale, {});
    expect(code).toBe(0);
    expect(asked).toHaveLength(2);
    expect(asked[1]).not.toContain('--prefer-offline');
  });
});

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

// `npm ci` refuses a lock file that leaves out a package, even one for another platform.
it.each(LOCKS)('%s pins the packages of every platform by their digests', async (path) => {
  const { packages } = lockFile.parse(JSON.parse(await readFile(path, 'utf8')));
  const names = new Set(Object.keys(packages).map((key) => key.replace(/^.*node_modules\//, '')));
  const [, ...pinned] = Object.values(packages);
  for (const { integrity, optionalDependencies = {} } of pinned) {
    expect(integrity).toMatch(/^sha512-/);
    expect(Object.keys(optionalDependencies).filter((name) => !names.has(name))).toEqual([]);
  }
});
