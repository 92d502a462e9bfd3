import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { publishedOffersOf } from './renderer/published-offers.ts';
import { themePlugin } from './renderer/theme-plugin.ts';
import { translationsPlugin } from './renderer/translations/translations-plugin.ts';

/** What takes minutes, and what only root can do: `npm run test:service`. */
const SERVICE = '**/*.service.test.ts';
/** Together, as they share what they keep of styles. */
const FLUENT = [
  '@fluentui/react-components',
  '@fluentui/react-tabs',
  '@fluentui/tokens',
  '@griffel/react',
];
/** A device far from India: what people read is Indian Standard Time all the same. */
const FAR_FROM_INDIA = { TZ: 'America/New_York' };
const WITHOUT_APPLICATIONS = 'renderer/src/**/*.without-applications.test.ts';

export default defineConfig({
  plugins: [translationsPlugin()],
  define: {
    __APPLICATIONS__: 'true',
    __STAFF_AREAS__: 'true',
    __WHOLE_SITE_IN_APP__: 'false',
    __PUBLISHED_OFFERS__: JSON.stringify(publishedOffersOf(undefined)),
  },
  test: {
    // Each worker loads all that its tests import: with twice as many, a third of the time went there.
    maxWorkers: availableParallelism(),
    // A fresh world for each file took most of the time. What a test changes of the world, it puts back.
    isolate: false,
    // Many times what the slowest takes: a machine may be busy with much else.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Bundled once for all tests: loading takes less time, and Node does not resolve how the icons name their modules.
    deps: {
      optimizer: {
        client: { enabled: true, include: FLUENT },
        ssr: { enabled: true, include: FLUENT },
      },
    },
    // For what React does just after it has drawn, such as moving the focus.
    expect: { poll: { timeout: 10_000, interval: 10 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{domain,contract,sample-lender,main,preload,renderer/translations,scripts,tests/{support,service,cluster}}/**/*.test.ts',
          ],
          exclude: [SERVICE],
        },
      },
      {
        extends: true,
        test: {
          name: 'gateway',
          environment: 'node',
          // After the others, and with one worker more: these tests wait for killed gateways and slow lenders.
          sequence: { groupOrder: 1 },
          maxWorkers: availableParallelism() + 1,
          include: ['{gateway,tests/walk}/**/*.test.ts'],
          exclude: [SERVICE],
          // The last to end: what it finds missing must not leave PostgreSQL running.
          globalSetup: [
            'gateway/testing/edges-taken.ts',
            'gateway/testing/stores/shared-postgres.ts',
            'tests/support/set-up/bundle-programs.ts',
            'tests/support/set-up/auth-emulator.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          environment: 'node',
          include: [SERVICE],
          exclude: ['**/node_modules/**'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          globalSetup: [
            'gateway/testing/stores/shared-postgres.ts',
            'tests/support/set-up/bundle-programs.ts',
            'tests/support/set-up/auth-emulator.ts',
          ],
        },
      },
      // What needs a page says so in its first line; making one for each file takes longer than most tests.
      {
        extends: true,
        test: {
          name: 'renderer',
          environment: 'node',
          env: FAR_FROM_INDIA,
          include: ['renderer/src/**/*.test.ts'],
          exclude: [WITHOUT_APPLICATIONS],
          setupFiles: ['tests/support/set-up/renderer-setup.ts'],
        },
      },
      {
        extends: true,
        define: { __APPLICATIONS__: 'false' },
        test: {
          name: 'renderer without applications',
          environment: 'node',
          env: FAR_FROM_INDIA,
          include: [WITHOUT_APPLICATIONS],
          setupFiles: ['tests/support/set-up/renderer-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react(), themePlugin()],
        test: {
          name: 'renderer in a page',
          environment: 'jsdom',
          env: FAR_FROM_INDIA,
          include: ['renderer/src/**/*.test.tsx'],
          setupFiles: [
            'tests/support/set-up/renderer-setup.ts',
            'tests/support/set-up/page-setup.ts',
          ],
        },
      },
    ],
  },
});
