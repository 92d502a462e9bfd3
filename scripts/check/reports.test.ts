import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playwrightReport, vitestReport } from '#scripts/check/reports.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';

const REASON = `\u001b[31mError\u001b[39m: it is not there\n\n${'at a line\n'.repeat(40)}`;

it('names a failed journey and says where and why it failed, in a few lines', () => {
  const test = (status: string, errors: readonly object[]) => ({
    title: `is ${status}`,
    file: 'journeys/home.spec.ts',
    line: 7,
    tests: [{ projectName: 'web', status, results: [{ errors }] }],
  });
  const { passed, failed, failures, triedAgain } = playwrightReport.parse({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        suites: [
          {
            specs: [
              test('expected', []),
              test('flaky', [{ message: REASON }]),
              test('unexpected', [
                { message: 'Test timeout of 60000ms exceeded.' },
                { message: REASON, location: { file: join(CHECKOUT, 'tests/dial.ts'), line: 34 } },
              ]),
            ],
          },
        ],
      },
    ],
  });
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(triedAgain).toEqual([
    expect.stringMatching(/^\[web\] journeys\/home.spec.ts:7 is flaky\n/),
  ]);
  expect(failures).toHaveLength(1);
  const lines = failures[0]?.split('\n') ?? [];
  expect(lines[0]).toBe('[web] journeys/home.spec.ts:7 is unexpected');
  expect(lines.slice(1, 4)).toEqual([
    '    Test timeout of 60000ms exceeded.',
    '    at tests/dial.ts:34',
    '    Error: it is not there',
  ]);
  expect(lines.length).toBeLessThanOrEqual(13);
});

const unitTests = (...testResults: readonly object[]) =>
  vitestReport.parse({
    numPassedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
  });
const FAILED_FILE = {
  name: join(CHECKOUT, 'domain/money.test.ts'),
  status: 'failed',
  message: '',
  assertionResults: [
    { fullName: 'money adds', status: 'failed', failureMessages: [REASON] },
    { fullName: 'money rounds', status: 'passed', failureMessages: [] },
  ],
};

it('names a failed unit test, says why it failed and counts it once', () => {
  const { passed, failed, failures } = unitTests(FAILED_FILE);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(failures).toEqual([
    expect.stringMatching(/^domain\/money\.test\.ts: money adds\n {4}Error: it is not there\n/),
  ]);
});

it('names and counts a file of unit tests that could not be loaded', () => {
  const broken = {
    name: join(CHECKOUT, 'domain/days.test.ts'),
    status: 'failed',
    message: REASON,
    assertionResults: [],
  };
  const { failed, failures } = unitTests(FAILED_FILE, broken);
  expect(failed).toBe(2);
  expect(failures[1]).toMatch(/^domain\/days\.test\.ts\n {4}Error: it is not there\n/);
});
