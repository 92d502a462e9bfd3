import { join } from 'node:path';
import { buildIfStale } from '#scripts/lib/freshness.ts';
import { CHECKOUT, OUT, PLAIN_SITE } from '#scripts/lib/places.ts';
import { run } from '#scripts/lib/run.ts';

const RENDERER = ['package-lock.json', 'domain', 'contract', 'renderer'];
/** The program that builds the web site. */
const BUILDER = ['scripts/web', 'scripts/hosting', 'scripts/lib'];

/** Builds the web site, with loan applications, if something it is made of changed. */
export function ensureWebBuild(): Promise<'built' | 'fresh'> {
  return buildIfStale(OUT.webStamp, [...RENDERER, ...BUILDER], () =>
    run('node', [join(CHECKOUT, 'scripts/web/build-web.ts')], { PORTAL_APPLICATIONS: 'on' }),
  );
}

/** Builds the site as it is by default, without loan applications, for the journeys that are about that. */
export function ensurePlainWebBuild(): Promise<'built' | 'fresh'> {
  return buildIfStale(PLAIN_SITE.webStamp, [...RENDERER, ...BUILDER], () =>
    run('node', [join(CHECKOUT, 'scripts/web/build-web.ts')], {
      PORTAL_APPLICATIONS: 'off',
      PORTAL_BUILD: PLAIN_SITE.name,
    }),
  );
}

/** Builds the desktop program (main, preload and the whole portal) if something it is made of changed. */
export function ensureDesktopBuild(): Promise<'built' | 'fresh'> {
  return buildIfStale(
    join(OUT.root, 'desktop.stamp'),
    [...RENDERER, 'main', 'preload', 'electron.vite.config.ts'],
    () => run('electron-vite', ['build', '--logLevel', 'warn']),
  );
}

/**
 * Builds both sites and the desktop, side by side, as one alone leaves a processor idle. Rejects once all have ended, if
 * one has failed.
 */
export async function ensureBuilds(): Promise<void> {
  const outcomes = await Promise.allSettled([
    ensureWebBuild().then(ensurePlainWebBuild),
    ensureDesktopBuild(),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
