import { afterEach, expect, it, vi } from 'vitest';
import { FAILED, PASSED, job, runSteps } from '#scripts/check/steps.ts';

afterEach(() => vi.restoreAllMocks());

const said = () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return lines;
};
const step = (name: string, count = PASSED) => ({ name, run: () => Promise.resolve(count) });

it('a check passes where every step does, and counts them in its last line', async () => {
  const lines = said();
  expect(await runSteps([step('one'), [step('two'), step('three')]])).toBe(true);
  expect(lines.at(-1)).toBe('3 passed, 0 failed, 0 skipped');
});

it('one step that fails, or a job that throws, fails the check, and the others still run', async () => {
  const lines = said();
  const thrown = { name: 'thrown', run: job(() => Promise.reject(new Error('no disk'))) };
  expect(await runSteps([step('one', FAILED), thrown, step('last')])).toBe(false);
  expect(lines.at(-1)).toBe('1 passed, 2 failed, 0 skipped');
});
