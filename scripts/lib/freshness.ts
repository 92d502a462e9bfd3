import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CHECKOUT } from '#scripts/lib/places.ts';

/**
 * Runs a build only if one of its sources changed since its last run. `sources` are files and folders of the checkout;
 * tests do not count. The digest of the built sources is stored in `stamp`, and given to the build.
 */
export async function buildIfStale(
  stamp: string,
  sources: readonly string[],
  build: (digest: string) => Promise<void>,
): Promise<'built' | 'fresh'> {
  const digest = await digestOf(sources);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === digest) return 'fresh';
  await build(digest);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, digest);
  return 'built';
}

async function digestOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(sources.map(filesOf))).flat()) {
    hash.update(file).update(await readFile(join(CHECKOUT, file)));
  }
  return hash.digest('hex');
}

async function filesOf(source: string): Promise<string[]> {
  if ((await stat(join(CHECKOUT, source))).isFile()) return [source];
  const entries = await readdir(join(CHECKOUT, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(CHECKOUT.length))
    .toSorted();
}
