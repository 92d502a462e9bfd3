/**
 * The specs of the desktop on the packed program of `npm run package:dir -- --tested`, or the one that DESKTOP_EXECUTABLE
 * names. `npm test` runs those that a package could break, and installs, upgrades and removes the packages that it has made;
 * the release workflow runs all specs of the desktop on the program that it has installed.
 */
import { defineConfig } from 'playwright/test';
import playwright from '#playwright';
import { packedExecutable } from '#scripts/desktop/packaging.ts';
import { OUT, inCheckout } from '#scripts/lib/places.ts';

process.env['DESKTOP_EXECUTABLE'] ??= packedExecutable(OUT.tested);

const ALL = process.env['PACKED_SPECS'] === 'all';
/** Of what differs in a package: where pages and native parts lie, deep links, developer tools, a broken configuration. */
const SPECS_OF_PACKAGES = ['shell', 'session', 'configuration', 'kiosk'];
/** These replace the person's keychain with a Secret Service of their own, which only Linux allows. */
const ONLY_LINUX = /(?:session|messages|token)\.spec\.ts$/;

export default defineConfig({
  ...playwright,
  outputDir: inCheckout('test-results/packed'),
  reporter: [
    [inCheckout('tests/support/set-up/journey-reporter.ts')],
    ['list'],
    ['json', { outputFile: inCheckout('test-results/packed.json') }],
  ],
  projects: [
    {
      name: 'desktop',
      testDir: inCheckout('tests/desktop'),
      testIgnore: process.platform === 'linux' ? [] : ONLY_LINUX,
      testMatch: ALL ? '*.spec.ts' : SPECS_OF_PACKAGES.map((name) => `${name}.spec.ts`),
    },
    ...(ALL ? [] : [{ name: 'installers', testDir: inCheckout('tests/installers') }]),
  ],
});
