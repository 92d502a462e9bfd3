import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installedAuthEmulator } from '#scripts/install-auth-emulator.mjs';

let root = '';
let places = { pinned: '', installed: '' };
let installations: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'emulator-packages-'));
  places = { pinned: join(root, 'pinned'), installed: join(root, 'installed') };
  installations = [];
  await mkdir(places.pinned);
  await pin('1.0.0');
});
afterEach(() => rm(root, { recursive: true }));

async function pin(version: string): Promise<void> {
  await writeFile(join(places.pinned, 'package.json'), '{}');
  await writeFile(join(places.pinned, 'package-lock.json'), version);
}

const install = async (folder: string, pinned: string) => {
  installations.push(await readFile(join(pinned, 'package-lock.json'), 'utf8'));
  await mkdir(join(folder, 'node_modules'));
};

describe("the Auth emulator's packages", () => {
  it('are installed once for each lock file', async () => {
    const first = await installedAuthEmulator(places, install);
    expect(existsSync(join(first, 'node_modules'))).toBe(true);
    expect(await installedAuthEmulator(places, install)).toBe(first);
    await pin('2.0.0');
    expect(await installedAuthEmulator(places, install)).not.toBe(first);
    expect(installations).toEqual(['1.0.0', '2.0.0']);
  });

  it('are installed again after an installation that failed', async () => {
    const failing = () => Promise.reject(new Error('no network'));
    await expect(installedAuthEmulator(places, failing)).rejects.toThrow('no network');
    await installedAuthEmulator(places, install);
    expect(installations).toEqual(['1.0.0']);
  });

  it('are there once when two want them at the same time', async () => {
    const folders = await Promise.all([
      installedAuthEmulator(places, install),
      installedAuthEmulator(places, install),
    ]);
    expect(new Set(folders).size).toBe(1);
    expect(await readdir(places.installed)).toHaveLength(1);
  });

  it('do not keep an older version, or what was begun, for longer than an hour', async () => {
    const old = await installedAuthEmulator(places, install);
    await mkdir(`${old}-begun`);
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const folder of [old, `${old}-begun`]) await utimes(folder, twoHoursAgo, twoHoursAgo);
    await pin('2.0.0');
    const current = await installedAuthEmulator(places, install);
    expect(await readdir(places.installed)).toEqual([current.slice(places.installed.length + 1)]);
  });
});
