import griffel from '@griffel/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chartJsPlugin } from './chart-js-plugin.ts';
import { themePlugin } from './theme-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What everything that runs needs, in one file: it compresses better than three, and outlives a new version. */
const BASE = {
  name: 'base',
  test: /vite\/preload-helper|rolldown.runtime|node_modules\/(?:react|react-dom|scheduler|@griffel|@emotion|@fluentui\/(?:react-utilities|react-shared-contexts|react-jsx-runtime|react-theme|tokens))\//,
};

/**
 * The parts that nearly every island has, and what every form has beside them: together they compress better. What the
 * folder of islands imports comes along by itself.
 */
const KIT = {
  name: 'kit',
  test: /node_modules\/@fluentui\/(?:react-aria|react-button|react-field|react-label|keyboard-keys)\/|contract\/(?:addresses|languages)\.ts$|src\/islands\/|src\/(?:platform\/web\/(?:web-platform|stored-session)|content\/brand\/facts|i18n\/(?:use-translation|use-content|use-address)|ui\/(?:portal-link|picture|picture-files)|platform\/(?:load-once|host-parts)|ui\/(?:button|button-link|notice|form\/(?:field|control-styles)))\.tsx?$/,
};
const FORMS = {
  name: 'forms',
  test: /node_modules\/(?:react-hook-form|@fluentui\/(?:react-input|react-textarea|react-message-bar))\/|src\/ui\/form\/(?:form|outcome|text-field|use-message|use-form-field|lazy-resolver|email-field|draft|use-draft)\.tsx?$/,
};
/** What signing in and registering share: a folder, and the rules and small parts it stands on. */
const ACCOUNT = {
  name: 'account',
  test: /domain\/(?:mobile-number|password-rules)\.ts$|contract\/categories\.ts$|src\/ui\/(?:navigate|flash)\.tsx?$|src\/features\/auth\/shared\//,
};

/** The web build: the single-page app and the islands. scripts/web/build-web.ts prerenders the pages around them. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  plugins: [
    react(),
    themePlugin(),
    chartJsPlugin(),
    command === 'build' &&
      griffel({
        babelOptions: {
          presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]],
        },
      }),
  ],
  define: { __WHOLE_SITE_IN_APP__: JSON.stringify(command === 'serve') },
  server: { host: '127.0.0.1', port: Number(process.env['PORTAL_PORT'] ?? 4173), strictPort: true },
  ssr: { noExternal: true },
  build: {
    target: 'es2020',
    emptyOutDir: true,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {
          outDir: here('../out/prerender'),
          minify: false,
          copyPublicDir: false,
          rolldownOptions: { input: here('./src/islands/prerender.tsx') },
        }
      : {
          outDir: here('../out/web'),
          manifest: 'manifest.json',
          modulePreload: {
            // What an island needs stands in the page that holds it (scripts/web/prerender.ts), not in a list of all islands;
            // the rules of these forms are fetched ahead anyway.
            resolveDependencies: (_, files, { hostId }) =>
              /\/(?:islands|account|login|register)-/.test(hostId) ? [] : files,
          },
          rolldownOptions: {
            input: { app: here('./index.html'), islands: here('./src/entries/islands.tsx') },
            preserveEntrySignatures: 'allow-extension' as const,
            output: { codeSplitting: { groups: [BASE, KIT, FORMS, ACCOUNT] } },
          },
        }),
  },
}));
