import react from '@vitejs/plugin-react';
import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chartJsPlugin } from './chart-js-plugin.ts';
import { publishedOffersOf } from './published-offers.ts';
import { pdfFilesPlugin } from './pdf-files-plugin.ts';
import { stylesPlugin } from './styles-plugin.ts';
import { translationsPlugin } from './translations/translations-plugin.ts';
import { themePlugin } from './theme-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A chunk of some packages and of the files directly in some folders of `src`, with everything they import. */
function chunkFor(
  name: string,
  { packages = [], folders = [] }: { packages?: readonly string[]; folders?: readonly string[] },
) {
  return {
    name,
    test: (module: string) =>
      packages.some((each) => module.includes(`/node_modules/${each}/`)) ||
      folders.some((each) => dirname(module).endsWith(`/renderer/src/${each}`)),
  };
}

/** What everything that runs needs, in one file: it compresses better than three, and outlives a new version. */
const BASE = chunkFor('base', {
  packages: [
    'react',
    'react-dom',
    'scheduler',
    '@griffel',
    '@emotion',
    '@fluentui/react-jsx-runtime',
    '@fluentui/react-shared-contexts',
    '@fluentui/react-theme',
    '@fluentui/react-utilities',
    '@fluentui/tokens',
  ],
});

/** The parts that nearly every island has: together they compress better. */
const KIT = chunkFor('kit', {
  packages: [
    '@fluentui/keyboard-keys',
    // The rest of it is for lists that open, which few pages have.
    '@fluentui/react-aria/lib/button',
    '@fluentui/react-button',
    '@fluentui/react-field',
    '@fluentui/react-label',
  ],
  folders: [
    'content/brand',
    'i18n/edition',
    'islands',
    'platform/context',
    'platform/web',
    'ui/basics',
  ],
});

/** What every form needs besides these. */
const FORMS = chunkFor('forms', {
  packages: [
    'react-hook-form',
    '@fluentui/react-input',
    '@fluentui/react-message-bar',
    '@fluentui/react-textarea',
  ],
  folders: ['ui/form'],
});

/** What signing in and registering share. */
const ACCOUNT = chunkFor('account', { folders: ['features/auth/shared'] });

/** The web build: the single-page app and the islands. scripts/build-web.ts prerenders the pages around them. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  plugins: [
    react(),
    themePlugin(),
    translationsPlugin(),
    chartJsPlugin(),
    isSsrBuild !== true && pdfFilesPlugin(),
    command === 'build' && stylesPlugin(process.env['CACHED_TRANSFORMS']),
  ],
  define: {
    // Otherwise the prerenderer would run the parts of React for developers, which take twice as long.
    ...(isSsrBuild === true && { 'process.env.NODE_ENV': '"production"' }),
    __WHOLE_SITE_IN_APP__: JSON.stringify(command === 'serve'),
    __STAFF_AREAS__: 'true',
    __APPLICATIONS__: JSON.stringify(process.env['PORTAL_APPLICATIONS'] === 'on'),
    __PUBLISHED_OFFERS__: JSON.stringify(
      process.env['PORTAL_APPLICATIONS'] === 'on'
        ? publishedOffersOf(process.env['PORTAL_CATALOGUE'])
        : null,
    ),
  },
  server: { host: '127.0.0.1', port: Number(process.env['PORTAL_PORT'] ?? 4173), strictPort: true },
  ssr: { noExternal: true },
  build: {
    target: 'es2020',
    emptyOutDir: true,
    reportCompressedSize: false,
    // PDF.js, in its own chunk, is the largest.
    chunkSizeWarningLimit: 600,
    ...(isSsrBuild
      ? {
          minify: false,
          copyPublicDir: false,
          rolldownOptions: { input: here('./src/islands/prerenderer.ts') },
        }
      : {
          manifest: 'manifest.json',
          modulePreload: {
            // What an island needs is listed in the page that holds it (scripts/web/prerender.ts), not in a list of all islands;
            // the rules of these forms are fetched ahead anyway.
            resolveDependencies: (_, files, { hostId }) =>
              /\/(?:islands|account|login|register)-/.test(hostId) ? [] : files,
          },
          rolldownOptions: {
            // On a busy machine it would print which plugin took how long.
            checks: { bundlerTimings: false },
            input: { app: here('./index.html'), islands: here('./src/entries/islands.tsx') },
            preserveEntrySignatures: 'allow-extension' as const,
            output: { codeSplitting: { groups: [BASE, KIT, FORMS, ACCOUNT] } },
          },
        }),
  },
}));
