import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fuseProblems } from '#scripts/desktop/fuses.ts';

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fuses-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function executableWith(wire: string): Promise<string> {
  const file = join(folder, 'program');
  const parts = ['\u007fELF', SENTINEL, String.fromCharCode(1, wire.length), wire, 'the rest'];
  await writeFile(file, Buffer.from(parts.join('')));
  return file;
}

test('a shipped program has no inspector, a tested one has, and that is all the difference', async () => {
  const shipped = await executableWith('01001100');
  expect(await fuseProblems(shipped, 'shipped')).toEqual([]);
  expect(await fuseProblems(shipped, 'tested')).toEqual([
    'The fuse enableNodeCliInspectArguments is off, and should be on.',
  ]);
  const tested = await executableWith('01011100');
  expect(await fuseProblems(tested, 'tested')).toEqual([]);
  expect(await fuseProblems(tested, 'shipped')).toEqual([
    'The fuse enableNodeCliInspectArguments is on, and should be off.',
  ]);
});

test('Electron as it comes is refused, fuse by fuse, and so is a program without a wire', async () => {
  expect(await fuseProblems(await executableWith('101100011'), 'shipped')).toHaveLength(7);
  const plain = join(folder, 'plain');
  await writeFile(plain, 'no wire');
  await expect(fuseProblems(plain, 'shipped')).rejects.toThrow('sentinel');
});

test('what electron-builder is configured to do is what is checked', async () => {
  const configured = await readFile('electron-builder.yml', 'utf8');
  const [, fuses = ''] = /^electronFuses:\n((?: .*\n)+)/m.exec(configured) ?? [];
  const wire = [...fuses.matchAll(/^ {2}(\w+): (true|false)$/gm)]
    .filter(([, name]) => name !== 'resetAdHocDarwinSignature')
    .map(([, , on]) => (on === 'true' ? '1' : '0'))
    .join('');
  expect(await fuseProblems(await executableWith(wire), 'shipped')).toEqual([]);
});
