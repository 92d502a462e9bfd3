import { defineConfig } from '@playwright/test';
export default defineConfig({
  testDir: '../tmpj',
  outputDir: '/tmp/pw-desktop-results',
  workers: 1,
  reporter: 'list',
  timeout: 60000,
});
