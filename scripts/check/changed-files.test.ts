import { expect, it } from 'vitest';
import { foldersOf, toLint } from '#scripts/check/changed-files.ts';

it('after a change, lints the changed files alone', () => {
  const changed = ['docs/matching.md', 'domain/csv.ts', 'renderer/src/ui/note.tsx', 'a.png'];
  expect(toLint(changed)).toEqual(['domain/csv.ts', 'renderer/src/ui/note.tsx']);
  expect(toLint(['README.md'])).toEqual([]);
});

it.each([
  '.oxlintrc.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'tests/tsconfig.processes.json',
])('lints everything after a change of %s', (path) =>
  expect(toLint(['domain/csv.ts', path])).toBeNull(),
);

it('names each folder with code that changed once, and not the root', () => {
  const changed = ['vitest.config.ts', 'domain/csv.ts', 'domain/days.ts', 'docs/matching.md'];
  expect(foldersOf(changed)).toEqual(['domain/']);
});
