import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DECISIONS = readdirSync('docs/decisions').filter((file) => /^\d{4}-/.test(file));
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'renderer/src/islands/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.endsWith('template.md'))
    .map((file) => `docs/${file}`),
];

/** Paths of this repository, as the pages write them. */
const PATHS =
  /`((?:domain|contract|gateway|main|preload|renderer|tests|resources|scripts|docs)\/[\w./-]+)`/g;
const LINKS = /\]\((?!https?:|#)([^)#]+)/g;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);
}

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('names only files that exist', () => {
    expect(matches(text, PATHS).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('has no broken links', () => {
    const links = matches(text, LINKS).map((link) => join(dirname(page), link));
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const command of matches(text, /npm run ([\w:-]+)/g)) {
      expect(Object.keys(scripts)).toContain(command);
    }
  });
});

/** The pages to which links lead from a page, and from those, and so on. */
function pagesFrom(page: string, found = new Set([page])): ReadonlySet<string> {
  for (const link of matches(readFileSync(page, 'utf8'), LINKS)) {
    const target = join(dirname(page), link);
    if (!target.endsWith('.md') || !existsSync(target) || found.has(target)) continue;
    found.add(target);
    pagesFrom(target, found);
  }
  return found;
}

it('every page but the decisions, which have a folder, can be reached from the first one', () => {
  const reached = pagesFrom('README.md');
  const pages = PAGES.filter((page) => /^docs\/(?!decisions\/)/.test(page));
  expect(pages.filter((page) => !reached.has(page))).toEqual([]);
});

describe('the decisions', () => {
  it('have unique numbers', () => {
    const numbers = DECISIONS.map((file) => file.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(DECISIONS)('%s says when it was made, and whether it holds', (file) => {
    const text = readFileSync(`docs/decisions/${file}`, 'utf8');
    expect(text).toMatch(
      /^# \d+\. .+\n\n\d{4}-\d\d-\d\d, (?:proposed|accepted|superseded by \[decision \d+\]\([\w.-]+\))\./,
    );
    expect(Number(/^# (\d+)/.exec(text)?.[1])).toBe(Number(file.slice(0, 4)));
  });
});

it('the specification has every section that the code cites', () => {
  const spec = readFileSync('docs/spec.md', 'utf8');
  const sections = [...spec.matchAll(/^## (\d)\. /gm)].map(([, number]) => Number(number));
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('the security checklist answers every one of the twenty points', () => {
  const text = readFileSync('docs/operations/security-checklist.md', 'utf8');
  const points = [...text.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => Number(number));
  expect(points).toEqual(Array.from({ length: 20 }, (_each, index) => index + 1));
});

it('the version of Node is the same everywhere', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(dependencies.node.split('.')[0]).toBe(readFileSync('.nvmrc', 'utf8').trim());
});
