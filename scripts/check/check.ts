/** `npm test`: everything that must pass, one step after the other. Ends with `N passed, N failed, N skipped`. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ensureDesktopBuild, ensureWebBuild } from '#scripts/lib/builds.ts';
import { inspectPackage } from '#scripts/desktop/package-report.ts';
import { packDesktop, packedExecutable } from '#scripts/desktop/packaging.ts';
import { CHECKOUT, OUT } from '#scripts/lib/places.ts';
import { exitCodeOf } from '#scripts/lib/run.ts';
import { ensureSystemPackages } from '#scripts/check/system-packages.ts';

type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };
type Step = { readonly name: string; readonly run: () => Promise<Count> };

const RESULTS = join(CHECKOUT, 'test-results');
const PASSED: Count = { passed: 1, failed: 0, skipped: 0 };
const FAILED: Count = { passed: 0, failed: 1, skipped: 0 };

const command = (tool: string, ...args: string[]): (() => Promise<Count>) => {
  return async () => ((await exitCodeOf(tool, args)) === 0 ? PASSED : FAILED);
};

const work = (job: () => Promise<unknown>): (() => Promise<Count>) => {
  return async () => {
    try {
      await job();
      return PASSED;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return FAILED;
    }
  };
};

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numFailedTestSuites: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    skipped: report.numPendingTests + report.numTodoTests,
  }));

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));

const STEPS: readonly Step[] = [
  { name: 'what the machine must have', run: work(ensureSystemPackages) },
  { name: 'format', run: command('oxfmt', '--check', '.') },
  { name: 'lint', run: command('oxlint', '--deny-warnings') },
  { name: 'types', run: command('tsc', '-b') },
  { name: 'unused code', run: command('knip') },
  {
    name: 'unit tests',
    run: counted(
      [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/unit.json',
      ],
      'unit.json',
      vitestReport,
    ),
  },
  { name: 'web build', run: work(ensureWebBuild) },
  { name: 'desktop build', run: work(ensureDesktopBuild) },
  {
    name: 'journeys on web and desktop',
    run: counted(['playwright', 'test'], 'journeys.json', playwrightReport),
  },
  { name: 'packages', run: work(packBoth) },
  {
    name: 'the packed program',
    run: counted(
      ['playwright', 'test', '--config=playwright.packed.config.ts'],
      'packed.json',
      playwrightReport,
    ),
  },
];

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
for (const { name, run } of STEPS) {
  console.log(`\n== ${name}`);
  const begun = Date.now();
  const count = await run();
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  const seconds = ((Date.now() - begun) / 1000).toFixed(1).padStart(6);
  const verdict = count.failed === 0 ? 'passed' : 'FAILED';
  lines.push(`${verdict}  ${seconds} s  ${name} (${count.passed} passed, ${count.failed} failed)`);
}

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

/** Packs the program as it is shipped and as it is tested, on the stand-in, and looks into both. */
async function packBoth(): Promise<void> {
  for (const purpose of ['shipped', 'tested'] as const) {
    await packDesktop({ folderOnly: true, purpose, standIn: true });
    const executable = packedExecutable(OUT[purpose]);
    for (const { part, files, bytes } of await inspectPackage(executable, purpose)) {
      console.log(`${purpose}: ${part}, ${files} files, ${bytes} bytes`);
    }
  }
}

/** A test runner that writes a report: its tests are counted one by one. */
function counted(
  [tool, ...args]: readonly [string, ...string[]],
  file: string,
  report: z.ZodType<Count>,
): () => Promise<Count> {
  return async () => {
    const code = await exitCodeOf(tool, args);
    const path = join(RESULTS, file);
    if (!existsSync(path)) return FAILED;
    const count = report.parse(JSON.parse(await readFile(path, 'utf8')));
    const nothingRan = count.passed + count.failed === 0;
    return code === 0 && !nothingRan ? count : { ...count, failed: Math.max(count.failed, 1) };
  };
}
