import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCommandLine } from './command-line.ts';

let folder: string;
let script: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-'));
  await mkdir(join(folder, 'out'));
  script = join(folder, 'out', 'index.js');
  await writeFile(script, '');
  const description = { name: 'portal', version: '1.2.3', main: 'out/index.js' };
  await writeFile(join(folder, 'package.json'), JSON.stringify(description));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('what Playwright passes with its loader is understood', () => {
  const argv = ['-r', '/loader.js', '--no-sandbox', '--inspect=0', '--remote-debugging-port=0'];
  expect(readCommandLine([...argv, script, '--user-data-dir=/data'], {})).toEqual({
    preloads: ['/loader.js'],
    entry: script,
    appFolder: join(folder, 'out'),
    name: 'portal',
    version: '1.2.3',
    userData: '/data',
    debuggingPort: '0',
  });
});

test('a folder is started by the main script that its description names', () => {
  const { entry, userData, debuggingPort } = readCommandLine([folder], { XDG_CONFIG_HOME: '/c' });
  expect({ entry, userData, debuggingPort }).toEqual({
    entry: script,
    userData: '/c/portal',
    debuggingPort: undefined,
  });
});
