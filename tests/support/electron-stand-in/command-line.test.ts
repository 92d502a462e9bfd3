import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPackage } from '@electron/asar';
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
    resources: undefined,
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

test('a packed program holds its own script, and a link is its argument', async () => {
  const resources = join(folder, 'resources');
  await mkdir(resources);
  await writeFile(join(folder, 'out', 'package.json'), '{"name":"portal","main":"index.js"}');
  await createPackage(join(folder, 'out'), join(resources, 'app.asar'));
  const userData = join(folder, 'data');
  await mkdir(userData);
  const argv = [`--user-data-dir=${userData}`, 'rinsetu://faq'];
  const read = readCommandLine(argv, { STAND_IN_RESOURCES: resources });
  expect(read.resources).toBe(resources);
  expect(read.entry).toMatch(/Packed-[\d-]+\/index\.js$/);
  // A second start finds what the first has unpacked.
  expect(readCommandLine(argv, { STAND_IN_RESOURCES: resources }).entry).toBe(read.entry);
  // Another version unpacks its own.
  const newer = join(folder, 'newer');
  await mkdir(newer);
  await writeFile(join(folder, 'out', 'index.js'), 'newer');
  await createPackage(join(folder, 'out'), join(newer, 'app.asar'));
  const { entry } = readCommandLine(argv, { STAND_IN_RESOURCES: newer });
  expect(await readFile(entry, 'utf8')).toBe('newer');
});
