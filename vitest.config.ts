import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{domain,contract,gateway,main,preload,scripts,tests/support}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // What needs a page says so in its first line; making one for each file takes longer than most tests.
      {
        test: {
          name: 'renderer',
          environment: 'node',
          include: ['renderer/src/**/*.test.ts'],
          // Pure rules and small parts, without a page: a fresh world for each file took most of their time.
          isolate: false,
          setupFiles: ['tests/support/renderer-setup.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'renderer in a page',
          environment: 'jsdom',
          include: ['renderer/src/**/*.test.tsx'],
          setupFiles: ['tests/support/renderer-setup.ts', 'tests/support/page-setup.ts'],
        },
      },
    ],
  },
});
