/** What the test runners write of their runs, read as counts, names and reasons. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { type Count, FAILED, type Step } from '#scripts/check/steps.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { exitCodeOf } from '#scripts/lib/run.ts';

const MOST_LINES = 12;
const MOST_CHARACTERS = 300;

export const RESULTS = join(CHECKOUT, 'test-results');

const unitTestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({
      fullName: z.string(),
      status: z.string(),
      failureMessages: z.array(z.string()),
    }),
  ),
});
type UnitTestFile = z.infer<typeof unitTestFile>;

export const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(unitTestFile),
  })
  .transform(({ testResults, ...report }) => {
    const failures = testResults.flatMap(failuresOf);
    return {
      passed: report.numPassedTests,
      failed: failures.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures,
    };
  });

/** A file that fails although none of its tests does could not be loaded, set up or cleaned up. */
function failuresOf({ name, status, message, assertionResults }: UnitTestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const file = relative(CHECKOUT, name);
  if (status === 'failed' && failed.length === 0) return [withReason(file, message)];
  return failed.map(({ fullName, failureMessages: [reason] }) =>
    withReason(`${file}: ${fullName}`, reason),
  );
}

const journeyError = z.object({
  message: z.string(),
  location: z.optional(z.object({ file: z.string(), line: z.number() })),
});
const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(journeyError) })),
    }),
  ),
});
const suite = z.object({
  get specs() {
    return z.optional(z.array(spec));
  },
  get suites(): z.ZodOptional<z.ZodArray<typeof suite>> {
    return z.optional(z.array(suite));
  },
});

export const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
    suites: z.array(suite),
  })
  .transform(({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap((each) => testsThat('unexpected', each)),
    triedAgain: suites.flatMap((each) => testsThat('flaky', each)),
  }));

function testsThat(
  outcome: 'unexpected' | 'flaky',
  { specs = [], suites = [] }: z.infer<typeof suite>,
): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) =>
        withReason(
          `[${projectName}] ${file}:${line} ${title}`,
          results.flatMap(({ errors }) => errors.map(asText)).join('\n'),
        ),
      ),
  );
  return [...own, ...suites.flatMap((each) => testsThat(outcome, each))];
}

/** A timeout is a separate error; the next ones say where. */
const asText = ({ message, location }: z.infer<typeof journeyError>) =>
  location ? `at ${relative(CHECKOUT, location.file)}:${location.line}\n${message}` : message;

/** A test's name and the beginning of why it failed: often only the end of a log is kept. */
function withReason(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES);
  return [name, ...lines.map((line) => `    ${line.slice(0, MOST_CHARACTERS)}`)].join('\n');
}

/** A test runner that writes a report: its tests are counted one by one. */
export function counted(
  [tool, ...args]: readonly [string, ...string[]],
  file: string,
  report: z.ZodType<Count>,
): Step['run'] {
  return async () => {
    const code = await exitCodeOf(tool, args);
    const path = join(RESULTS, file);
    if (!existsSync(path)) return FAILED;
    const count = report.parse(JSON.parse(await readFile(path, 'utf8')));
    const nothingRan = count.passed + count.failed === 0;
    return code === 0 && !nothingRan ? count : { ...count, failed: Math.max(count.failed, 1) };
  };
}
