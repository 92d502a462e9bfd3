/**
 * `npm run check`, for the inner loop, of what has changed since the commit that is given (`npm run check -- main`), otherwise
 * of what is not committed yet: format, lint, types, and the unit tests in the folders of the changed files. What a change
 * breaks further away is found by the types, or by `npm test`: one file of the gateway reaches most of its tests.
 */
import { changedFiles, foldersOf, toLint } from '#scripts/check/changed-files.ts';
import { FORMAT, LINT, type Step, TYPES, command, runSteps } from '#scripts/check/steps.ts';

const [since] = process.argv.slice(2);
const changed = await changedFiles(since ?? 'HEAD');
const linted = toLint(changed);
const lint: Step =
  linted === null ? LINT : { ...LINT, run: command('oxlint', '--deny-warnings', ...linted) };
const folders = foldersOf(changed);
const unitTests = command(
  'vitest',
  'run',
  ...folders,
  '--project=!service',
  '--passWithNoTests',
  '--reporter=default',
);

const passed = await runSteps([
  // None of these keeps all processors busy.
  [FORMAT, TYPES, ...(linted?.length === 0 ? [] : [lint])],
  folders.length === 0 ? [] : { name: 'unit tests beside what has changed', run: unitTests },
]);
process.exit(passed ? 0 : 1);
