/**
 * Builds the web site in the pseudo-language, in a copy of the checkout whose gateway speaks it, too:
 * `node scripts/check/pseudo-language/build-pseudo-site.ts <folder>`. It takes the place of a translated language, with that
 * one's folders of translations and its line in `domain/languages.ts`.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { projectEnvironment } from '#scripts/lib/run.ts';
import { PSEUDO_TAG } from '#scripts/check/pseudo-language/pseudo-tag.ts';
import { filesFor } from '#scripts/words/translations.ts';
import { pseudoEntries } from '#translations/pseudo.ts';
import { readSources } from '#translations/sources.ts';

const execute = promisify(execFile);
const LANGUAGES_FILE = 'domain/languages.ts';
/** What the build of the site and the gateway read. */
const PARTS = [
  'package.json',
  'tsconfig*.json',
  'domain',
  'contract',
  'gateway',
  'renderer',
  'scripts',
  'resources',
  'main',
  'deploy',
];

const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder for the copy.');
await copyCheckout(folder);
await writePseudoFiles(folder);
await nameLanguages(join(folder, LANGUAGES_FILE));
await execute('node', [join(folder, 'scripts/build-web.ts')], {
  cwd: folder,
  env: projectEnvironment({ PORTAL_APPLICATIONS: 'on', NODE_ENV: 'production' }),
});

async function copyCheckout(to: string): Promise<void> {
  const listed = await execute(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...PARTS],
    {
      cwd: CHECKOUT,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const path of listed.stdout.split('\0').filter((each) => each !== '')) {
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true });
    // A file that is listed may have been deleted since the last commit.
    await cp(join(CHECKOUT, path), target).catch(() => undefined);
  }
  await symlink(join(CHECKOUT, 'node_modules'), join(to, 'node_modules'));
}

async function writePseudoFiles(to: string): Promise<void> {
  for (const source of await readSources()) {
    for (const { path, text } of filesFor(source, PSEUDO_TAG, pseudoEntries(source)))
      await writeFile(join(to, path), text);
  }
}

/** English and the pseudo-language, whose lines begin at the right. */
async function nameLanguages(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = text
    .replace(
      /^export const LANGUAGES = \[.*\] as const;$/m,
      `export const LANGUAGES = ['en', '${PSEUDO_TAG}'] as const;`,
    )
    .replace(/new Set\(\['ur'\]\)/, `new Set(['${PSEUDO_TAG}'])`);
  if (!changed.includes(`new Set(['${PSEUDO_TAG}'])`))
    throw new Error(`${file} lists no right-to-left languages.`);
  await writeFile(file, changed);
}
