import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hintsAbout } from '#renderer/ui/files/quality/picture-hints.ts';
import { measurePicture } from '#renderer/ui/files/quality/picture-measures.ts';
import { TAKINGS, paperFiles, pixelsOf } from '#renderer/ui/files/quality/testing/papers.ts';

const papers = await paperFiles();
const table = await readFile('docs/picture-hints.md', 'utf8');
/** The cells of the table's row about these papers. */
function rowAbout(name: string): readonly string[] {
  const row = table.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
  return row.split('|').map((cell) => cell.trim());
}
const rangeIn = (cell = '') => cell.split(' to ').map(Number);

test.each(Object.entries(TAKINGS))(
  'the papers that are %s get the hint that docs/picture-hints.md says',
  async (name, { taking, hint }) => {
    const measured = [];
    // One after another: all at once they take much memory.
    for (const file of papers) measured.push(measurePicture(await pixelsOf(file, taking)));
    const misjudged = measured.filter(
      (each) => hintsAbout(each, 'bank-statement').join(' ') !== (hint ?? ''),
    );
    const [, , hintSaid, paperSaid, sharpnessSaid, misjudgedSaid] = rowAbout(name);
    expect(hintSaid).toBe(hint ?? 'none');
    expect(misjudgedSaid).toBe(`${misjudged.length} of ${papers.length}`);
    // Processors differ in how they round while a picture is blurred.
    for (const [said, values, tolerance] of [
      [paperSaid, measured.map(({ paper }) => paper), 1],
      [sharpnessSaid, measured.map(({ sharpness }) => sharpness ?? 0), 0.02],
    ] as const) {
      const [least = NaN, most = NaN] = rangeIn(said);
      expect(Math.abs(Math.min(...values) - least)).toBeLessThanOrEqual(tolerance);
      expect(Math.abs(Math.max(...values) - most)).toBeLessThanOrEqual(tolerance);
    }
  },
  30_000,
);

const LIGHT = { longest: 1600, paper: 200, sharpness: 1 };

test('a face has soft outlines, and is not called blurred', () => {
  const soft = { ...LIGHT, sharpness: 0.01 };
  expect(hintsAbout(soft, 'bank-statement')).toEqual(['blurred']);
  expect(hintsAbout(soft, 'photograph')).toEqual([]);
  expect(hintsAbout({ ...soft, paper: 20, longest: 300 }, 'photograph')).toEqual(['small', 'dark']);
});

test('a picture with nothing on it is not called blurred', () => {
  const blank = { width: 900, height: 700, data: new Uint8Array(900 * 700 * 4).fill(230) };
  expect(measurePicture(blank)).toMatchObject({ longest: 900, sharpness: null });
  expect(hintsAbout(measurePicture(blank), 'invoice')).toEqual([]);
  const tiny = { width: 2, height: 2, data: new Uint8Array(16) };
  expect(hintsAbout(measurePicture(tiny), 'invoice')).toEqual(['small']);
});
