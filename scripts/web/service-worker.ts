import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '#domain/languages.ts';
import { fileOf, pageIn } from '#scripts/web/page-files.ts';
import type { CalculatorPaths } from '#scripts/web/prerender.ts';

/** Writes /sw.js for the site in a folder: the built code, and what it has to know of exactly these files. */
export async function writeServiceWorker(
  code: string,
  folder: string,
  calculators: CalculatorPaths,
): Promise<void> {
  const offlinePages = Object.fromEntries(
    LANGUAGES.map((language) => [language, `/${fileOf(pageIn(language, 'offline'))}`]),
  );
  const site = {
    version: await versionOf(folder),
    offlinePages,
    shell: ['/favicon.svg'],
    calculators,
  };
  await writeFile(join(folder, 'sw.js'), `const __SITE__=${JSON.stringify(site)};${code}`);
}

/** A name for exactly these files, compressed or not. */
async function versionOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}
