/** Pictures of pages about loans in each state, to be looked at: `npm run pictures`, or some of them with `-- -g offers`. */
import { defineConfig } from 'playwright/test';
import playwright from './playwright.config.ts';

export default defineConfig({
  ...playwright,
  outputDir: 'test-results/pictures',
  reporter: 'list',
  timeout: 180_000,
  fullyParallel: true,
  projects: [{ name: 'web', testDir: 'tests/pictures' }],
});
