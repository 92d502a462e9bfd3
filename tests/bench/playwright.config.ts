/** What people wait for at screens with much in them: `npm run bench:queue`. */
import { defineConfig } from 'playwright/test';
import playwright from '#playwright';
import { inCheckout } from '#scripts/lib/places.ts';

export default defineConfig({
  ...playwright,
  outputDir: inCheckout('test-results/bench'),
  reporter: 'list',
  timeout: 180_000,
  workers: 1,
  projects: [{ name: 'web', testDir: inCheckout('tests/bench') }],
});
