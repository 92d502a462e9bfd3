/** Builds the desktop into `OUT.desktop`: main process, preload script, the portal, and its first pages as HTML. */
import { build } from 'vite';
import { desktopBuild } from '../../renderer/desktop-build.ts';
import { writeFirstPages } from '#scripts/desktop/write-first-pages.ts';
import { FIRST_PAGE_PRERENDERER_SOURCE, OUT } from '#scripts/lib/places.ts';
import { run } from '#scripts/lib/run.ts';

await run('electron-vite', ['build', '--logLevel', 'warn']);
const { resolve: _client, ...shared } = desktopBuild('build');
await build({
  ...shared,
  configFile: false,
  logLevel: 'warn',
  define: { ...shared.define, __APPLICATIONS__: 'false' },
  ssr: { noExternal: true, resolve: { conditions: ['desktop'] } },
  build: {
    ssr: true,
    minify: false,
    copyPublicDir: false,
    emptyOutDir: true,
    outDir: OUT.desktopPrerenderer,
    rolldownOptions: { input: FIRST_PAGE_PRERENDERER_SOURCE },
  },
});
await writeFirstPages();
