import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['./tests/support/executable-reporter.ts'],
    ['list'],
    ['json', { outputFile: 'test-results/journeys.json' }],
  ],
  use: {
    trace: 'retain-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'web', testDir: 'tests/journeys' },
    {
      name: 'desktop',
      testDir: 'tests',
      testMatch: ['journeys/**/*.spec.ts', 'desktop/**/*.spec.ts'],
      grepInvert: /@web/,
    },
  ],
});
