import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '#tests/desktop/desktop-test.ts';
import { type Debian, whyNotHere, withDebian } from '#tests/installers/debian.ts';

/** Milliseconds. Another checkout on this machine may be at these tests, too. */
const TURN_TIMEOUT = 300_000;

export const runFile = promisify(execFile);

/** A person's own folder, with nothing in it but where the program keeps its data. */
type Home = {
  readonly folder: string;
  readonly data: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Runs a tool of the system for the person; gives what it prints. */
  readonly run: (tool: string, ...args: string[]) => Promise<string>;
};

export const test = base.extend<{ debian: Debian; home: Home }>({
  debian: [
    async ({}, use, testInfo) => {
      const reason = whyNotHere();
      testInfo.skip(reason !== null, `nothing was installed: ${reason ?? ''}`);
      await withDebian(use);
    },
    { timeout: TURN_TIMEOUT },
  ],
  home: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'home-'));
    const data = join(folder, '.config', 'RinSetu');
    await mkdir(data, { recursive: true });
    // What opens links looks whether there is a screen.
    const environment = { HOME: folder, XDG_CONFIG_HOME: join(folder, '.config'), DISPLAY: ':0' };
    const run: Home['run'] = async (tool, ...args) =>
      (await runFile(tool, args, { env: { ...process.env, ...environment } })).stdout;
    await use({ folder, data, environment, run });
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

/** Every file of a folder with the sum of what is in it. */
export async function sumsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const sums = paths.toSorted().map(async (path) => {
    return [
      path,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ] as const;
  });
  return new Map(await Promise.all(sums));
}

export { expect } from 'playwright/test';
