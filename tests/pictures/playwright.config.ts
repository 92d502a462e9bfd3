/** Pictures of pages about loans in each state, to be looked at: `npm run pictures`, or some of them with `-- -g offers`. */
import { defineConfig } from 'playwright/test';
import playwright from '#playwright';
import { inCheckout } from '#scripts/lib/places.ts';

export default defineConfig({
  ...playwright,
  outputDir: inCheckout('test-results/pictures'),
  reporter: 'list',
  timeout: 180_000,
  fullyParallel: true,
  // A test here takes many minutes: a step that waits for what no longer comes must not wait for its end.
  use: { ...playwright.use, actionTimeout: 60_000, navigationTimeout: 60_000 },
  projects: [{ name: 'web', testDir: inCheckout('tests/pictures') }],
});
