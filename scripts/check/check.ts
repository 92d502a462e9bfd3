/**
 * `npm run check`, for the inner loop: format, lint, types, and the unit tests of what has changed since the commit that
 * is given (`npm run check -- main`), otherwise of what is not committed yet.
 */
import { FORMAT, LINT, TYPES, command, runSteps } from '#scripts/check/steps.ts';

const [since] = process.argv.slice(2);
const changed = since === undefined ? '--changed' : `--changed=${since}`;
const unitTests = command(
  'vitest',
  'run',
  changed,
  '--project',
  '!service',
  '--passWithNoTests',
  '--reporter=default',
);

const passed = await runSteps([
  FORMAT,
  LINT,
  TYPES,
  { name: 'unit tests of what has changed', run: unitTests },
]);
process.exit(passed ? 0 : 1);
