/**
 * The specs of the desktop on the packed program of `npm run package:dir -- --tested`, or the one that DESKTOP_EXECUTABLE
 * names. `npm test` runs those that a package could break, and installs, upgrades and removes the packages that it has made;
 * the release workflow runs all specs of the desktop on the program that it has installed.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { packedExecutable } from './scripts/desktop/packaging.ts';
import { OUT } from '#scripts/lib/places.ts';
import playwright from './playwright.config.ts';

process.env['DESKTOP_EXECUTABLE'] ??= packedExecutable(OUT.tested);

const ALL = process.env['PACKED_SPECS'] === 'all';
/** What differs in a package: where pages and native parts lie, deep links, developer tools, a broken configuration. */
const THOSE_THAT_A_PACKAGE_COULD_BREAK = ['shell', 'session', 'configuration', 'kiosk'];
/** These replace the person's keychain with a Secret Service of their own, which only Linux allows. */
const ONLY_LINUX = /(?:session|messages|token)\.spec\.ts$/;

export default defineConfig({
  ...playwright,
  outputDir: 'test-results/packed',
  reporter: [
    ['./tests/support/set-up/journey-reporter.ts'],
    ['list'],
    ['json', { outputFile: fileURLToPath(new URL('test-results/packed.json', import.meta.url)) }],
  ],
  projects: [
    {
      name: 'desktop',
      testDir: 'tests/desktop',
      testIgnore: process.platform === 'linux' ? [] : ONLY_LINUX,
      testMatch: ALL
        ? '*.spec.ts'
        : THOSE_THAT_A_PACKAGE_COULD_BREAK.map((name) => `${name}.spec.ts`),
    },
    ...(ALL ? [] : [{ name: 'installers', testDir: 'tests/installers' }]),
  ],
});
