/** Each script has one font of ours, small, and fetched only where the system has none. */
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SCRIPTS, scriptOf } from '#renderer/theme/writing/writing.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';

const KB = 1024;
const FONT = 60 * KB;

/** Texts of every script, with the rupee sign and digits of their own. */
const WRITTEN = {
  devanagari: 'ज्ञानेश्वरी किस्त ₹ ०१२३४५६७८९ ।',
  bengali: 'ঋণের কিস্তি ₹ ০১২৩৪৫৬৭৮৯ ।',
  tamil: 'கடன் தவணை ₹ ௦௧௨௩௪௫௬௭௮௯',
  arabic: 'قرض کی قسط ۰۱۲۳۴۵۶۷۸۹ ؟ ۔ ہے ٹ ڈ ڑ ں ے',
} as const satisfies Record<(typeof SCRIPTS)[number], string>;

const folder = join(CHECKOUT, 'renderer/src/theme/writing');

test('each script has a style sheet, and each language of India that we write one of them', async () => {
  const sheets = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  expect(sheets.toSorted()).toEqual(SCRIPTS.map((script) => `${script}.css`).toSorted());
  expect(['en', 'hi', 'mr', 'bn', 'ta', 'ur'].map((language) => scriptOf(language))).toEqual([
    null,
    'devanagari',
    'devanagari',
    'bengali',
    'tamil',
    'arabic',
  ]);
});

describe.each(SCRIPTS)('the font of %s', (script) => {
  const css = () => readFile(join(folder, `${script}.css`), 'utf8');
  const face = async () =>
    /@font-face \{(?<rules>[^}]*)\}/.exec(await css())?.groups?.['rules'] ?? '';

  test('weighs at most 60 KB, and is free to use', async () => {
    const file = /url\('(?<path>@fontsource\/[^']+\.woff2)'\)/.exec(await face())?.groups?.['path'];
    expect(file).toBeDefined();
    const path = join(CHECKOUT, 'node_modules', file ?? '');
    expect((await stat(path)).size).toBeLessThanOrEqual(FONT);
    expect(await readFile(join(path, '../../LICENSE'), 'utf8')).toContain('SIL Open Font License');
  });

  test('is fetched after the system’s own, and stands after them', async () => {
    const rules = await face();
    expect(rules.lastIndexOf('local(')).toBeLessThan(rules.indexOf('url('));
    expect(rules.match(/local\(/g)?.length).toBeGreaterThanOrEqual(2);
    const family = /font-family: (?<name>'Portal \w+');/.exec(rules)?.groups?.['name'] ?? '';
    const stack = /--fontFamilyBase:(?<names>[^;]+);/.exec(await css())?.groups?.['names'] ?? '';
    expect(
      stack
        .split(',')
        .map((name) => name.trim())
        .slice(-2),
    ).toEqual([family, 'sans-serif']);
  });

  test('has the letters and digits of the script, and none of Latin’s', async () => {
    const ranges = (/unicode-range: (?<all>[^;]+);/.exec(await face())?.groups?.['all'] ?? '')
      .split(',')
      .map((range) =>
        range
          .trim()
          .slice(2)
          .split('-')
          .map((end) => Number.parseInt(end, 16)),
      );
    const isIn = (point: number) =>
      ranges.some(([from = 0, to = from]) => point >= from && point <= to);
    const missing = Array.from(WRITTEN[script]).filter(
      (character) => character.trim() !== '' && !isIn(character.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
    expect(
      Array.from('Az09.,-').filter((character) => isIn(character.codePointAt(0) ?? 0)),
    ).toEqual([]);
  });

  test('keeps the height of lines, whichever font it is', async () => {
    const rules = await face();
    const percent = (name: string) =>
      Number(new RegExp(`${name}: (\\d+)%;`).exec(rules)?.[1] ?? Number.NaN);
    const height = (percent('ascent-override') + percent('descent-override')) / 100;
    expect(percent('line-gap-override')).toBe(0);
    // What reaches above and below fits into a line of text.
    const line = Number(/body \{\s*line-height: ([\d.]+);/.exec(await css())?.[1]);
    expect(height).toBeGreaterThanOrEqual(1.2);
    expect(height).toBeLessThanOrEqual(line);
  });
});
