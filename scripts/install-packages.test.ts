import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';

const PROGRAM = `
  const { installPackages } = await import(${JSON.stringify(pathToFileURL('scripts/install-packages.mjs').href)});
  await installPackages(process.argv[1], 'the test');
`;
const LOCKS = ['package-lock.json', 'scripts/emulator/package-lock.json'];

const addressed = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional() })),
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'install-packages-'));
  const packages = {
    '': {},
    'node_modules/one': { version: '1.0.0' },
    'node_modules/@scope/two': { version: '2.0.0' },
    'node_modules/one/node_modules/another-name': { name: '@scope/three', version: '3.0.0' },
    'node_modules/for-another-system': { version: '4.0.0', os: 'none' },
  };
  await writeFile(join(folder, 'package.json'), '{}');
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
});
afterEach(() => rm(folder, { recursive: true }));

/** Installs with a stand-in for npm: what it was asked to do, and what was printed. */
async function install(npm: string, environment: Readonly<NodeJS.ProcessEnv>) {
  const tools = join(folder, 'tools');
  await mkdir(tools);
  const asIfSet = `if [ "$1" = config ]; then echo https://packages.example/npm; exit; fi`;
  const record = `echo "$*" >> "${folder}/asked"; cp package-lock.json "${folder}/lock-used"`;
  const packagesCome = `[ "$1" = ci ] && mkdir -p node_modules/one`;
  const lines = ['#!/bin/sh', asIfSet, record, npm, packagesCome, 'exit 0', ''];
  await writeFile(join(tools, 'npm'), lines.join('\n'));
  await chmod(join(tools, 'npm'), 0o755);
  const { CI: _, ...rest } = process.env;
  const env = { ...rest, ...environment, PATH: `${tools}${delimiter}${process.env['PATH']}` };
  const outcome = await new Promise<{ code: number; said: string; complaints: string }>((resolve) =>
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', PROGRAM, folder],
      { env },
      (error, said, complaints) =>
        resolve({ code: error === null ? 0 : Number(error.code), said, complaints }),
    ),
  );
  const asked = (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n');
  const lockUsed = await readFile(join(folder, 'lock-used'), 'utf8');
  return { ...outcome, asked, lockUsed };
}

// The stand-in is a script of a shell.
describe.skipIf(process.platform === 'win32')('installing packages', () => {
  it('takes a new folder exactly as its lock file says, without running code of packages', async () => {
    const { code, asked } = await install('', {});
    expect(code).toBe(0);
    expect(asked).toEqual([expect.stringMatching(/^ci .*--ignore-scripts.*--prefer-offline$/)]);
  });

  it('takes the packages from where registries keep them, without looking each up', async () => {
    const { lockUsed } = await install('', {});
    const { packages } = addressed.parse(JSON.parse(lockUsed));
    expect(Object.values(packages).map(({ resolved }) => resolved)).toEqual([
      undefined,
      'https://packages.example/npm/one/-/one-1.0.0.tgz',
      'https://packages.example/npm/@scope/two/-/two-2.0.0.tgz',
      'https://packages.example/npm/@scope/three/-/three-3.0.0.tgz',
      'https://packages.example/npm/for-another-system/-/for-another-system-4.0.0.tgz',
    ]);
    expect(await readdir(join(folder, 'node_modules'))).toEqual(['one']);
    expect(await readdir(join(folder, '.cache'))).toEqual([]);
  });

  it('looks the packages up where a registry keeps them elsewhere', async () => {
    const elsewhere = 'grep -q resolved package-lock.json && exit 1';
    const { code, asked, lockUsed } = await install(elsewhere, {});
    expect(code).toBe(0);
    expect(asked).toHaveLength(2);
    expect(lockUsed).toBe(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  });

  it('keeps the packages that are there when new ones do not come', async () => {
    await mkdir(join(folder, 'node_modules', 'old'), { recursive: true });
    expect((await install('exit 1', { CI: 'true' })).code).toBe(1);
    expect(await readdir(join(folder, 'node_modules'))).toEqual(['old']);
  });

  it('only brings up to date what a developer has, but not in CI', async () => {
    await mkdir(join(folder, 'node_modules'));
    expect((await install('', {})).asked[0]).toMatch(/^install --no-save .*--ignore-scripts/);
    await rm(join(folder, 'tools'), { recursive: true });
    expect((await install('', { CI: 'true' })).asked[1]).toMatch(/^ci /);
  });

  it('says how many packages are for this machine, and how many have come', async () => {
    const fetched = 'echo "npm http fetch GET 200 https://packages.example/one.tgz 3ms" >&2';
    const { said } = await install(fetched, {});
    expect(said).toMatch(
      /^Installing the test: up to 3 packages…\n {2}the test: fetched 1, \d+ s\n$/,
    );
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
    expect(asked.at(-1)).not.toContain('--prefer-offline');
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
