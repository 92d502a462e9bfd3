import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfStale } from '#scripts/lib/freshness.ts';
import { CHECKOUT, CACHED_TRANSFORMS, OUT, PLAIN_SITE } from '#scripts/lib/places.ts';
import { run } from '#scripts/lib/run.ts';

const RENDERER = ['pnpm-lock.yaml', 'domain', 'contract', 'renderer'];
/** Of which the pages show the loans. */
const CATALOGUE = 'resources/sample-catalogue.json';
/** The program that builds the web site. */
const BUILDER = ['scripts/web', 'scripts/brand', 'scripts/hosting', 'scripts/lib'];

/** The program that builds the desktop; it writes pages as the web's does. */
const DESKTOP_BUILDER = [
  'scripts/desktop/build-desktop.ts',
  'scripts/desktop/write-first-pages.ts',
  'scripts/web',
  'scripts/lib',
];
const DESKTOP_PROGRAM = join(CHECKOUT, 'scripts/desktop/build-desktop.ts');

/** Builds the web site, with loan applications, if something it is made of changed. */
export function ensureWebBuild(): Promise<'built' | 'fresh'> {
  return buildIfStale(OUT.webStamp, [...RENDERER, CATALOGUE, ...BUILDER], (digest) =>
    buildSite(digest, { PORTAL_APPLICATIONS: 'on' }),
  );
}

/** Builds the site as it is by default, without loan applications, for the journeys that are about that. */
export function ensurePlainWebBuild(): Promise<'built' | 'fresh'> {
  return buildIfStale(PLAIN_SITE.webStamp, [...RENDERER, CATALOGUE, ...BUILDER], (digest) =>
    buildSite(digest, { PORTAL_APPLICATIONS: 'off', PORTAL_BUILD: PLAIN_SITE.name }),
  );
}

/** Most of a build is transforming its sources; another build of the same ones takes that over. */
async function buildSite(digest: string, settings: Readonly<NodeJS.ProcessEnv>): Promise<void> {
  const folder = join(CACHED_TRANSFORMS, digest);
  await mkdir(folder, { recursive: true });
  const others = (await readdir(CACHED_TRANSFORMS)).filter((name) => name !== digest);
  await Promise.all(others.map((name) => rm(join(CACHED_TRANSFORMS, name), { recursive: true })));
  const program = join(CHECKOUT, 'scripts/build-web.ts');
  // Vitest says `test`: React would be compiled for development, with the checkout's paths.
  await run('node', [program], { ...settings, CACHED_TRANSFORMS: folder, NODE_ENV: 'production' });
}

/** Builds the desktop program (main, preload and the whole portal) if something it is made of changed. */
export function ensureDesktopBuild(): Promise<'built' | 'fresh'> {
  return buildIfStale(
    join(OUT.root, 'desktop.stamp'),
    [...RENDERER, CATALOGUE, 'main', 'preload', 'electron.vite.config.ts', ...DESKTOP_BUILDER],
    () => run('node', [DESKTOP_PROGRAM], { NODE_ENV: 'production' }),
  );
}

/**
 * Builds the desktop beside the sites, as either alone leaves a processor idle; the second site after the first, whose
 * transforms it takes over. Rejects once all have ended, if one has failed.
 */
export async function ensureBuilds(): Promise<void> {
  const outcomes = await Promise.allSettled([
    ensureWebBuild().then(ensurePlainWebBuild),
    ensureDesktopBuild(),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
