import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { inCheckout } from '#scripts/lib/places.ts';
import { SYSTEM_CHROMIUM } from '#scripts/lib/system-chromium.ts';

/**
 * Both hosts show the same renderer, so a journey runs on the desktop as well only where the desktop has a part of its
 * own in it: the session in the main process and the keychain, calls and phone codes that go through it, files, links
 * out of the portal, pages served from disk. Journeys that are about the renderer alone run once, on the web: those of
 * these files, and what says @web in its title elsewhere.
 */
const ABOUT_THE_RENDERER = [
  'accounts/dashboard',
  'accounts/profile',
  'accounts/register-nbfc',
  'accounts/register-nbfc-pack',
  'accounts/register-type',
  'site/branches',
  'site/branches-map',
  'calculator/calculator',
  'calculator/calculator-start',
  'calculator/charts',
  'calculator/charts-loading',
  'calculator/eligibility',
  'site/home',
  'site/products',
  'site/psychometric-test',
].map((name) => `journeys/${name}.spec.ts`);

export default defineConfig({
  // By their whole paths: the configurations in tests/ are made from this one.
  testDir: inCheckout('tests'),
  outputDir: inCheckout('test-results'),
  globalSetup: [
    inCheckout('tests/support/set-up/bundle-programs.ts'),
    inCheckout('tests/support/set-up/auth-emulator.ts'),
    inCheckout('tests/support/set-up/prepared-applications.ts'),
  ],
  forbidOnly: process.env['CI'] !== undefined,
  // On a portal of its own, as a failure ends its worker. The last lines of `npm test` list what needed it.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // One more than processors: journeys spend half of their time waiting for the network and for clocks.
  workers: 3,
  timeout: 60_000,
  // Phone codes are waited for with this, which arrive sooner than Playwright's own steps of up to a second.
  expect: { timeout: 10_000, toPass: { intervals: [50, 100, 200] } },
  reporter: [
    [inCheckout('tests/support/set-up/journey-reporter.ts')],
    ['list'],
    ['json', { outputFile: inCheckout('test-results/journeys.json') }],
  ],
  use: {
    // Recording costs a third of the time; a failure says how to record one.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    // Each test is a first visit, and a service worker takes a fifth of it. Those about it say 'allow', and some journeys
    // through the whole site and an account, as visitors have it too.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
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
    { name: 'web', testDir: inCheckout('tests/journeys') },
    {
      name: 'desktop',
      testDir: inCheckout('tests'),
      testMatch: ['journeys/**/*.spec.ts', 'desktop/**/*.spec.ts'],
      testIgnore: ABOUT_THE_RENDERER.map((file) => `**/${file}`),
      grepInvert: /@web/,
    },
  ],
});
