import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pnpmScript } from '#scripts/install-packages.mjs';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { startGatewayProcess } from '#tests/processes/gateway-process.ts';

const run = promisify(execFile);

const INSTALLED = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const SOURCES = [...INSTALLED, 'domain', 'contract', 'gateway'];
const INSTALL = ['install', '--frozen-lockfile', '--prod', '--prefer-offline'];
/** What draws pages or windows, or builds them. */
const OF_PAGES_AND_DESKTOP =
  /^(?:react|@fluentui|firebase|chart\.js|vite|electron|keytar|playwright)/;

let home = '';
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'server-from-sources-'));
  for (const name of SOURCES) await cp(join(CHECKOUT, name), join(home, name), { recursive: true });
});
afterAll(() => rm(home, { recursive: true, force: true }));

it('needs none of the packages of pages and the desktop', async () => {
  await run(process.execPath, [await pnpmScript(), ...INSTALL], { cwd: home });
  const installed = await readdir(join(home, 'node_modules'));
  expect(installed.length).toBeGreaterThan(20);
  expect(installed.filter((name) => OF_PAGES_AND_DESKTOP.test(name))).toEqual([]);

  const gateway = await startGatewayProcess(
    { GATEWAY_DATA_DIR: join(home, 'data') },
    {},
    join(home, 'gateway/index.ts'),
  );
  try {
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
  } finally {
    await gateway.end('SIGTERM');
  }
});
