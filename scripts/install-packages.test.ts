import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const PROGRAM = `
  const { installPackages } = await import(${JSON.stringify(pathToFileURL('scripts/install-packages.mjs').href)});
  await installPackages(process.argv[1], 'the test');
`;
const LOCKED = ['.', 'scripts/emulator'];

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ resolution: z.object({ integrity: z.string() }).strict() }),
  ),
});
const lockOf = async (folder: string) =>
  lockFile.parse(parse(await readFile(join(folder, 'pnpm-lock.yaml'), 'utf8')));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'install-packages-'));
  await cp('pnpm-workspace.yaml', join(folder, 'pnpm-workspace.yaml'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Installs `uqr` by a lock file that names the digest given: the exit code, and what was printed. */
async function install(integrity: string) {
  const dependencies = { uqr: '0.1.3' };
  // Whatever installs packages runs this after them, unless no code is run.
  const scripts = { postinstall: "node --eval \"fs.writeFileSync('has-run', '')\"" };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies, scripts }));
  const lock = `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      uqr:
        specifier: 0.1.3
        version: 0.1.3
packages:
  uqr@0.1.3:
    resolution: {integrity: ${integrity}}
snapshots:
  uqr@0.1.3: {}
`;
  await writeFile(join(folder, 'pnpm-lock.yaml'), lock);
  return new Promise<{ code: number; said: string }>((resolve) =>
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', PROGRAM, folder],
      { env: { ...process.env, npm_config_fetch_retries: '0' } },
      (error, said, complaints) =>
        resolve({ code: error === null ? 0 : Number(error.code), said: said + complaints }),
    ),
  );
}

describe('installing packages', () => {
  it('takes what the lock file names, without running any code, and says how far it is', async () => {
    const { packages } = await lockOf('.');
    const { code, said } = await install(packages['uqr@0.1.3']?.resolution.integrity ?? '');
    expect(said).toMatch(
      /^Installing the test…\n(?: {2}Progress: .*\n)* {2}Progress: .*added 1, done\n/,
    );
    expect(code).toBe(0);
    expect(await readdir(join(folder, 'node_modules'))).toContain('uqr');
    expect(existsSync(join(folder, 'has-run'))).toBe(false);
  });

  it('refuses a package with another digest than the lock file names, and says which', async () => {
    const { code, said } = await install(`sha512-${'A'.repeat(86)}==`);
    expect(code).toBe(1);
    expect(said).toMatch(/uqr/);
    expect(said).toMatch(/ended with 1\.\n$/);
    expect(existsSync(join(folder, 'node_modules/uqr'))).toBe(false);
  });
});

it.each(LOCKED)(
  'every package of %s is pinned by its digest, and names no address',
  async (path) => {
    const { packages } = await lockOf(path);
    const digests = Object.values(packages).map(({ resolution }) => resolution.integrity);
    expect(digests.length).toBeGreaterThan(200);
    expect(digests.filter((each) => !each.startsWith('sha512-'))).toEqual([]);
  },
);

it.each(LOCKED)('no package of %s runs code while it is installed', async (path) => {
  const settings: unknown = parse(await readFile(join(path, 'pnpm-workspace.yaml'), 'utf8'));
  expect(settings).toMatchObject({ ignoreScripts: true });
});

it('packages are chosen for the Node that the project runs on', async () => {
  const settings: unknown = parse(await readFile('pnpm-workspace.yaml', 'utf8'));
  expect(settings).toMatchObject({ nodeVersion: process.versions.node });
});
