/** Steps of a check, run one after the other. Failures are listed at the end, where even a truncated log shows them. */
import { exitCodeOf } from '#scripts/lib/run.ts';

export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of the failed tests and the beginning of why they failed, if the step knows them. */
  readonly failures?: readonly string[];
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

/** Runs the steps and prints their results, ending with `N passed, N failed, N skipped`; true if nothing failed. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines: string[] = [];
  const failures: string[] = [];
  for (const { name, run } of steps) {
    console.log(`\n== ${name}`);
    const begun = Date.now();
    const count = await run();
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    failures.push(...(count.failures ?? []));
    const seconds = ((Date.now() - begun) / 1000).toFixed(1).padStart(6);
    const verdict = count.failed === 0 ? 'passed' : 'FAILED';
    lines.push(
      `${verdict}  ${seconds} s  ${name} (${count.passed} passed, ${count.failed} failed)`,
    );
  }
  console.log(`\n${lines.join('\n')}\n`);
  if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0;
}
