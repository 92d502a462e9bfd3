import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT } from '#scripts/lib/places.ts';

const git = async (...args: readonly string[]) => {
  const { stdout } = await promisify(execFile)('git', ['-C', CHECKOUT, ...args]);
  return stdout.split('\n').filter((line) => line !== '');
};

/** Paths in the checkout that differ from a commit and still exist, new ones included. */
export async function changedFiles(since: string): Promise<readonly string[]> {
  const [known, untracked] = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', since, '--'),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...known, ...untracked];
}

/** A change in these can change what the linter says of any file. */
const RULES = /^(?:\.oxlintrc\.json|pnpm-lock\.yaml|(?:.*\/)?tsconfig[\w.]*\.json)$/;
const LINTED = /\.(?:ts|tsx|mjs|cjs|js)$/;

/** What is to be linted after a change: those files alone, or everything (null) where the rules themselves changed. */
export function toLint(changed: readonly string[]): readonly string[] | null {
  return changed.some((path) => RULES.test(path))
    ? null
    : changed.filter((path) => LINTED.test(path));
}

/** The folders with code that changed, each with a slash at its end; none of what is at the root. */
export function foldersOf(changed: readonly string[]): readonly string[] {
  const folders = changed.filter((path) => LINTED.test(path)).map((path) => `${dirname(path)}/`);
  return [...new Set(folders)].filter((folder) => folder !== './');
}
