import { join } from 'node:path';
import { buildIfStale } from '#scripts/freshness.ts';
import { CHECKOUT, OUT } from '#scripts/places.ts';
import { run } from '#scripts/run.ts';

const RENDERER = ['package-lock.json', 'contract', 'renderer'];

/** Builds the web site if something it is made of changed. */
export function ensureWebBuild(): Promise<'built' | 'fresh'> {
  return buildIfStale(join(OUT.root, 'web.stamp'), [...RENDERER, 'scripts'], () =>
    run('node', [join(CHECKOUT, 'scripts/build-web.ts')]),
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
