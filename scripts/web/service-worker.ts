import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildScript } from '#scripts/web/inline-script.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { fileOf, pageIn } from '#scripts/web/page-files.ts';
import type { CalculatorPaths } from '#scripts/web/prerender.ts';
import { OUT, SERVICE_WORKER_SOURCE } from '#scripts/lib/places.ts';

/** Writes /sw.js for the site in out/web. */
export async function writeServiceWorker(calculators: CalculatorPaths): Promise<void> {
  const offlinePages = Object.fromEntries(
    LANGUAGES.map((language) => [language, `/${fileOf(pageIn(language, 'offline'))}`]),
  );
  const code = await buildScript(SERVICE_WORKER_SOURCE, {
    __SITE__: {
      version: await versionOf(OUT.web),
      offlinePages,
      shell: [...Object.values(offlinePages), '/favicon.svg'],
      calculators,
    },
  });
  await writeFile(join(OUT.web, 'sw.js'), code);
}

/** A name for exactly these files. */
async function versionOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}
