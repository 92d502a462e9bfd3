/** Steps of a check. Failures are listed at the end, where even a truncated log shows them. */
import { exitCodeOf } from '#scripts/lib/run.ts';

export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of the failed tests and the beginning of why they failed, if the step knows them. */
  readonly failures?: readonly string[];
  /** The same for tests that passed only when they were retried: each must be fixed. */
  readonly triedAgain?: readonly string[];
};
export type Step = { readonly name: string; readonly run: () => Promise<Count> };

export const PASSED: Count = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Count = { passed: 0, failed: 1, skipped: 0 };

/** A command that passes if it exits with 0. */
export function command(tool: string, ...args: string[]): Step['run'] {
  return async () => ((await exitCodeOf(tool, args)) === 0 ? PASSED : FAILED);
}

/** A job that passes unless it throws. */
export function job(work: () => Promise<unknown>): Step['run'] {
  return async () => {
    try {
      await work();
      return PASSED;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return FAILED;
    }
  };
}

export const FORMAT: Step = { name: 'format', run: command('oxfmt', '--check', '.') };
export const LINT: Step = { name: 'lint', run: command('oxlint', '--deny-warnings') };
export const TYPES: Step = { name: 'types', run: command('tsc', '-b') };

/**
 * Runs one entry after the other, and the steps of an entry side by side. Prints their results, ending with `N passed,
 * N failed, N skipped`; true if nothing failed.
 */
export async function runSteps(entries: readonly (Step | readonly Step[])[]): Promise<boolean> {
  const results: Result[] = [];
  for (const entry of entries) {
    const steps = 'run' in entry ? [entry] : entry;
    console.log(`\n== ${steps.map(({ name }) => name).join(', ')}`);
    results.push(...(await Promise.all(steps.map(runStep))));
  }
  const total = (part: 'passed' | 'failed' | 'skipped') =>
    results.reduce((sum, { count }) => sum + count[part], 0);
  const failures = results.flatMap(({ count }) => count.failures ?? []);
  const triedAgain = results.flatMap(({ count }) => count.triedAgain ?? []);
  console.log(`\n${results.map(lineOf).join('\n')}\n`);
  if (triedAgain.length > 0) {
    console.log(`Passed only when tried again, to be mended:\n${triedAgain.join('\n')}\n`);
  }
  if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}\n`);
  console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  return total('failed') === 0;
}

type Result = { readonly name: string; readonly seconds: number; readonly count: Count };

async function runStep({ name, run }: Step): Promise<Result> {
  const begun = Date.now();
  const count = await run();
  return { name, seconds: (Date.now() - begun) / 1000, count };
}

function lineOf({ name, seconds, count }: Result): string {
  const verdict = count.failed === 0 ? 'passed' : 'FAILED';
  const time = seconds.toFixed(1).padStart(6);
  return `${verdict}  ${time} s  ${name} (${count.passed} passed, ${count.failed} failed)`;
}
