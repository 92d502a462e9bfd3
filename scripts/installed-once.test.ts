import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installedOnce } from '#scripts/install-packages.mjs';

let root = '';
let places = { pinned: '', installed: '' };
let installations: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'installed-once-'));
  places = { pinned: join(root, 'pinned'), installed: join(root, 'installed') };
  installations = [];
  await mkdir(places.pinned);
  await pin('1.0.0');
});
afterEach(() => rm(root, { recursive: true }));

async function pin(version: string): Promise<void> {
  await writeFile(join(places.pinned, 'package.json'), '{}');
  await writeFile(join(places.pinned, 'pnpm-lock.yaml'), version);
}

const install = async (folder: string) => {
  installations.push(await readFile(join(folder, 'pnpm-lock.yaml'), 'utf8'));
  await mkdir(join(folder, 'node_modules'));
};

describe('packages that are installed once', () => {
  it('are installed for each version of what names them', async () => {
    const first = await installedOnce(places, install);
    expect(existsSync(join(first, 'node_modules'))).toBe(true);
    expect(await installedOnce(places, install)).toBe(first);
    await pin('2.0.0');
    expect(await installedOnce(places, install)).not.toBe(first);
    expect(installations).toEqual(['1.0.0', '2.0.0']);
  });

  it('are installed again after an installation that failed', async () => {
    const failing = () => Promise.reject(new Error('no network'));
    await expect(installedOnce(places, failing)).rejects.toThrow('no network');
    await installedOnce(places, install);
    expect(installations).toEqual(['1.0.0']);
  });

  it('are there once when two want them at the same time', async () => {
    const folders = await Promise.all([
      installedOnce(places, install),
      installedOnce(places, install),
    ]);
    expect(new Set(folders).size).toBe(1);
    expect(await readdir(places.installed)).toHaveLength(1);
  });

  it('do not keep an older version, or what was begun, for longer than an hour', async () => {
    const old = await installedOnce(places, install);
    await mkdir(`${old}-begun`);
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const folder of [old, `${old}-begun`]) await utimes(folder, twoHoursAgo, twoHoursAgo);
    await pin('2.0.0');
    const current = await installedOnce(places, install);
    expect(await readdir(places.installed)).toEqual([current.slice(places.installed.length + 1)]);
  });
});
