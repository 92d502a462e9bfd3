import { fileURLToPath } from 'node:url';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { LANGUAGES } from './domain/languages.ts';
import { desktopBuild } from './renderer/desktop-build.ts';
import { pdfFilesPlugin } from './renderer/pdf-files-plugin.ts';

/** Absolute: the development server would look for it from the renderer's folder, the build from here. */
const RENDERER_PAGE = fileURLToPath(new URL('renderer/index.html', import.meta.url));
/** What wakes the pages that are rendered beforehand: see scripts/desktop/write-first-pages.ts. */
const FIRST_PAGE_ENTRY = fileURLToPath(
  new URL('renderer/src/entries/first-page.tsx', import.meta.url),
);
/** Port of the development server. Pages come from an https origin of their own, so its client is told where it is. */
const DEVELOPMENT_PORT = 5199;

/** electron-vite makes addresses relative, for pages from files; ours come from an origin, at any depth of path. */
function absoluteAddresses(): Plugin {
  return { name: 'portal-absolute-addresses', config: () => ({ base: '/' }) };
}

/** The gateway and the Auth emulator of this machine, for `npm run dev:desktop` alone: a build names no such address. */
const DEVELOPMENT = { gatewayUrl: 'http://127.0.0.1:8787', emulatorUrl: 'http://127.0.0.1:9099' };

/** Every file of a start is asked of the main process, so there are few: what the first page needs, and each language's words. */
const START = {
  name: 'start',
  test: /\/renderer\/src\/(?:islands\/first-page\/hydrate-first-page|platform\/desktop\/desktop-platform|app\/(?:portal|prepare-portal|host\/start-host)|pages\/home)\.tsx?$/,
};
/** By itself: it makes errors while it loads, and for each of them V8 reads again the whole file that it stands in. */
const REACT = { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// };
const WORDS = LANGUAGES.map((language) => ({
  name: `words-${language}`,
  test: new RegExp(`/(?:renderer/src/(?:i18n|content)|domain/words)/${language}/`),
}));

export default defineConfig(({ command }) => ({
  main: {
    define: { __DEVELOPMENT__: JSON.stringify(command === 'serve' ? DEVELOPMENT : null) },
    build: {
      outDir: 'out/desktop/main',
      // Everything is bundled but what holds native libraries.
      externalizeDeps: false,
      rolldownOptions: { input: 'main/index.ts', external: ['keytar', '@node-rs/argon2'] },
    },
  },
  preload: {
    build: {
      outDir: 'out/desktop/preload',
      externalizeDeps: false,
      rolldownOptions: {
        input: 'preload/index.ts',
        // A sandboxed preload script is CommonJS and can load nothing but `electron`.
        output: { format: 'cjs', entryFileNames: 'index.cjs' },
      },
    },
  },
  renderer: {
    ...desktopBuild(command),
    plugins: [...desktopBuild(command).plugins, pdfFilesPlugin(), absoluteAddresses()],
    server: {
      host: '127.0.0.1',
      port: DEVELOPMENT_PORT,
      strictPort: true,
      hmr: { protocol: 'ws', host: '127.0.0.1', clientPort: DEVELOPMENT_PORT },
    },
    build: {
      outDir: 'out/desktop/renderer',
      minify: true,
      manifest: 'manifest.json',
      // In kB: what a start loads is one file on purpose.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: { index: RENDERER_PAGE, 'first-page': FIRST_PAGE_ENTRY },
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: [...WORDS, REACT, START] } },
      },
    },
  },
}));
