import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Paths of this repository, as the pages write them. */
const PATHS = /`((?:main|preload|contract|tests|resources|scripts|docs)\/[\w./-]+)`/g;

test.each(['docs/operations/desktop.md', 'docs/operations/security-checklist.md'])(
  '%s names no file that is not there',
  (page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(PATHS)].flatMap(([, path]) => path ?? []);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  },
);

test('the checklist answers every one of the twenty points', () => {
  const text = readFileSync('docs/operations/security-checklist.md', 'utf8');
  const points = [...text.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => Number(number));
  expect(points).toEqual(Array.from({ length: 20 }, (_each, index) => index + 1));
});
