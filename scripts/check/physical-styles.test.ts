import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { physicalStylesIn } from '#scripts/check/physical-styles.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';

describe('the check for styles of one side', () => {
  it.each([
    ['a.tsx', 'makeStyles({ a: { marginLeft: 0 } })', ['marginLeft']],
    ['a.tsx', "makeStyles({ a: { textAlign: 'right' } })", ["textAlign: 'right"]],
    ['a.tsx', "makeStyles({ a: { ':focus': { left: calc(1px) } } })", ['left:']],
    [
      'a.tsx',
      'makeStyles({ a: { borderTopLeftRadius: 0, borderRight: 0 } })',
      ['borderTopLeftRadius:', 'borderRight:'],
    ],
    [
      'a.css',
      'p { padding-left: 0; right: 0; float: left }',
      ['right:', 'padding-left', 'float: left'],
    ],
    ['a.tsx', 'makeStyles({ a: { marginInlineStart: 0 } }); const b = { left: 3 };', []],
    ['a.css', '/* left: */ p { inset-inline-start: 0 }', []],
  ])('finds in %s %s what names a side', (path, text, found) => {
    expect(physicalStylesIn(path, text)).toEqual(found);
  });
});

/** Files that name a side on purpose. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Numbers run from the left, and stand where lines begin.
  'renderer/src/theme/right-to-left.css': ['text-align: right'],
};

describe('the styles of the portal', () => {
  it('name no left and no right', async () => {
    const found: Record<string, readonly string[]> = {};
    for await (const path of glob('renderer/src/**/*.{ts,tsx,css}', { cwd: CHECKOUT })) {
      if (/\.test\.tsx?$|\/(?:i18n|content)\//.test(path)) continue;
      const sides = physicalStylesIn(path, await readFile(join(CHECKOUT, path), 'utf8'));
      if (sides.length > 0) found[path.replaceAll('\\', '/')] = sides;
    }
    expect(found).toEqual(ALLOWED);
  });
});
