/** `npm run test:service`: what takes minutes, or needs servers that are real and slow to start. One file after the other. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'service',
    environment: 'node',
    include: ['{gateway,scripts,sample-lender,tests}/**/*.service.test.ts'],
    globalSetup: ['tests/support/set-up/bundle-programs.ts'],
    fileParallelism: false,
    testTimeout: 10 * 60_000,
    hookTimeout: 10 * 60_000,
  },
});
