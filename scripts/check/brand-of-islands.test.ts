/** What an island shows only after something happened, such as a sheet to print, prerendering does not see. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readImports } from './imports.ts';

const ISLANDS = 'renderer/src/islands/islands.ts';
const BRAND = 'renderer/src/i18n/edition/use-brand.ts';

const imports = readImports();

function leadsToBrand(file: string, seen = new Set<string>()): boolean {
  if (file === BRAND) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return (imports.get(file) ?? []).some((each) => leadsToBrand(each, seen));
}

it('an island that shows the brand, at once or later, says so', () => {
  const entries = [
    ...readFileSync(ISLANDS, 'utf8').matchAll(/import\('#renderer\/(\S+)'\)([^}]*)\}/g),
  ].map(([, file = '', needs = '']) => ({
    file: `renderer/src/${file}`,
    declares: needs.includes("'brand'"),
  }));
  expect(entries.length).toBeGreaterThan(10);
  const shows = entries.filter(({ file }) => leadsToBrand(file)).map(({ file }) => file);
  const declare = entries.filter(({ declares }) => declares).map(({ file }) => file);
  expect(declare).toEqual(shows);
});
