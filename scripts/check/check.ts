/**
 * `npm run check`, for the inner loop: format, lint and types of what has changed since the commit that is given
 * (`npm run check -- main`), otherwise of what is not committed yet, and the unit tests that reach it. What a change breaks
 * elsewhere for the linter alone, such as a circle of imports, `npm test` finds.
 */
import { changedFiles, toLint } from '#scripts/check/changed-files.ts';
import { FORMAT, LINT, type Step, TYPES, command, runSteps } from '#scripts/check/steps.ts';

const [since] = process.argv.slice(2);
const linted = toLint(await changedFiles(since ?? 'HEAD'));
const lint: Step =
  linted === null ? LINT : { ...LINT, run: command('oxlint', '--deny-warnings', ...linted) };
const unitTests = command(
  'vitest',
  'run',
  since === undefined ? '--changed' : `--changed=${since}`,
  '--project=!service',
  '--passWithNoTests',
  '--reporter=default',
);

const passed = await runSteps([
  // None of these keeps all processors busy.
  [FORMAT, TYPES, ...(linted?.length === 0 ? [] : [lint])],
  { name: 'unit tests of what has changed', run: unitTests },
]);
process.exit(passed ? 0 : 1);
