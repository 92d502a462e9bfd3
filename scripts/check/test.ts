/** `npm test`: everything that must pass. Ends with `N passed, N failed, N skipped`. */
import { mkdir, rm } from 'node:fs/promises';
import { RESULTS, counted, playwrightReport, vitestReport } from '#scripts/check/reports.ts';
import { writeInMemory } from '#scripts/check/scratch.ts';
import { FORMAT, LINT, type Step, TYPES, command, job, runSteps } from '#scripts/check/steps.ts';
import { ensureSystemPackages } from '#scripts/lib/system-packages.ts';
import { inspectPackage } from '#scripts/desktop/package-report.ts';
import { packDesktop, packedExecutable } from '#scripts/desktop/packaging.ts';
import { installedAuthEmulator } from '#scripts/install-auth-emulator.mjs';
import { ensureBuilds } from '#scripts/lib/builds.ts';
import { OUT } from '#scripts/lib/places.ts';

const STEPS: readonly (Step | readonly Step[])[] = [
  { name: 'what the machine must have', run: job(ensureSystemPackages) },
  FORMAT,
  // None of these keeps all processors busy.
  [
    LINT,
    TYPES,
    { name: 'unused code', run: command('knip', '--config=scripts/check/knip.json') },
    { name: 'web and desktop builds', run: job(ensureBuilds) },
    { name: 'the Auth emulator', run: job(installedAuthEmulator) },
  ],
  {
    name: 'unit tests',
    run: counted(
      [
        'vitest',
        'run',
        '--project=!service',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/unit.json',
      ],
      'unit.json',
      vitestReport,
    ),
  },
  {
    name: 'journeys on web and desktop',
    run: counted(['playwright', 'test'], 'journeys.json', playwrightReport),
  },
  { name: 'packages', run: job(packBoth) },
  { name: 'packages of a next version', run: job(packNext) },
  {
    name: 'the packed program',
    run: counted(
      ['playwright', 'test', '--config=tests/desktop/packed.playwright.config.ts'],
      'packed.json',
      playwrightReport,
    ),
  },
];

writeInMemory();
await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
process.exit((await runSteps(STEPS)) ? 0 : 1);

/** Packs the program on the stand-in, as shipped and as tested, and inspects both. */
async function packBoth(): Promise<void> {
  for (const purpose of ['shipped', 'tested'] as const) {
    const folderOnly = purpose === 'shipped';
    await packDesktop({ folderOnly, purpose, standIn: true, standInVersion: 1 });
    const executable = packedExecutable(OUT[purpose]);
    for (const { part, files, bytes } of await inspectPackage(executable, purpose, 'stand-in')) {
      console.log(`${purpose}: ${part}, ${files} files, ${bytes} bytes`);
    }
  }
}

/** What an installation is upgraded to: the same program with a higher version. */
async function packNext(): Promise<void> {
  const next = { standInVersion: 2, output: OUT.testedNext } as const;
  await packDesktop({ folderOnly: false, purpose: 'tested', standIn: true, ...next });
}
