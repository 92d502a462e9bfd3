import { fileURLToPath } from 'node:url';
import griffel from '@griffel/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { type Plugin, defaultClientConditions } from 'vite';
import { chartJsPlugin } from './renderer/chart-js-plugin.ts';
import { pdfFilesPlugin } from './renderer/pdf-files-plugin.ts';
import { publishedOffersOf } from './renderer/published-offers.ts';
import { themePlugin } from './renderer/theme-plugin.ts';

/** Absolute: the development server would look for it from the renderer's folder, the build from here. */
const RENDERER_PAGE = fileURLToPath(new URL('renderer/index.html', import.meta.url));
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
  test: /\/renderer\/src\/(?:entries\/app|app\/host\/start-host|pages\/home)\.tsx$/,
};
/** By itself: it makes errors while it loads, and for each of them V8 reads again the whole file that it stands in. */
const REACT = { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// };
const WORDS = ['en', 'hi'].map((language) => ({
  name: `words-${language}`,
  test: new RegExp(`/renderer/src/(?:i18n|content)/${language}/`),
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
    root: 'renderer',
    resolve: { conditions: ['desktop', ...defaultClientConditions] },
    plugins: [
      react(),
      themePlugin(),
      chartJsPlugin(),
      pdfFilesPlugin(),
      absoluteAddresses(),
      // As on the web: the styles are made now, and not at each start.
      command === 'build' &&
        griffel({
          babelOptions: {
            presets: [
              '@babel/preset-typescript',
              ['@babel/preset-react', { runtime: 'automatic' }],
            ],
          },
        }),
    ],
    // The desktop has no prerendered pages: the app holds the whole site.
    define: {
      __WHOLE_SITE_IN_APP__: 'true',
      __STAFF_AREAS__: 'false',
      // Whether people can apply is a setting of the desktop at run time.
      __PUBLISHED_OFFERS__: JSON.stringify(publishedOffersOf(process.env['PORTAL_CATALOGUE'])),
    },
    server: {
      host: '127.0.0.1',
      port: DEVELOPMENT_PORT,
      strictPort: true,
      hmr: { protocol: 'ws', host: '127.0.0.1', clientPort: DEVELOPMENT_PORT },
    },
    build: {
      outDir: 'out/desktop/renderer',
      minify: true,
      // In kB: what a start loads is one file on purpose.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: RENDERER_PAGE,
        output: { codeSplitting: { groups: [...WORDS, REACT, START] } },
      },
    },
  },
}));
