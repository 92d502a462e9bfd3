/**
 * The limits of the hints about pictures, measured on made-up papers (scripts/art/draw-sample-papers.ts) as they come from a
 * phone, well taken and badly, and compared with docs/picture-hints.md.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { type PictureHint, hintsAbout } from '#renderer/ui/files/quality/picture-hints.ts';
import { type Pixels, measurePicture } from '#renderer/ui/files/quality/picture-measures.ts';

const FOLDER = 'tests/support/samples/papers';

/** The files of all papers. */
async function paperFiles(): Promise<readonly string[]> {
  const names = await readdir(FOLDER);
  return names.toSorted().map((name) => join(FOLDER, name));
}

/** How a picture is taken; its pixels are those of a picture 1,600 pixels long, and the noise is in levels of grey. */
type Taking = {
  readonly blur?: number;
  /** Pixels by which the phone moved sideways. */
  readonly shaken?: number;
  readonly light?: number;
  readonly noise?: number;
  readonly longest?: number;
};

/** What is done to each paper, and what should be said of it. */
const TAKINGS: Readonly<
  Record<string, { readonly taking: Taking; readonly hint: PictureHint | null }>
> = {
  'as drawn': { taking: {}, hint: null },
  'slightly soft': { taking: { blur: 1 }, hint: null },
  'slightly soft, noisy': { taking: { blur: 1, noise: 8 }, hint: null },
  soft: { taking: { blur: 1.5 }, hint: null },
  'in weak light': { taking: { light: 0.45, noise: 4 }, hint: null },
  'from far, 800 pixels': { taking: { longest: 800 }, hint: null },
  blurred: { taking: { blur: 2 }, hint: 'blurred' },
  'very blurred': { taking: { blur: 3 }, hint: 'blurred' },
  'very blurred, noisy': { taking: { blur: 3, noise: 8 }, hint: 'blurred' },
  shaken: { taking: { shaken: 15 }, hint: 'blurred' },
  dark: { taking: { light: 0.25, noise: 4 }, hint: 'dark' },
  'very dark': { taking: { light: 0.12, noise: 4 }, hint: 'dark' },
  'small, 480 pixels': { taking: { longest: 480 }, hint: 'small' },
};

/** Chances from -1 to 1, the same in each run. */
function chances(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Each step on its own: sharp would put them in an order of its own. */
const done = async (picture: Sharp) => sharp(await picture.png({ compressionLevel: 0 }).toBuffer());

/** A paper, taken like this. */
async function pixelsOf(
  file: string,
  { blur, shaken, light = 1, noise = 0, longest }: Taking,
): Promise<Pixels> {
  let picture = sharp(file).removeAlpha();
  if (blur !== undefined) picture = await done(picture.blur(blur));
  if (shaken !== undefined) {
    const kernel = Array.from({ length: shaken ** 2 }, (_, at) =>
      Math.floor(at / shaken) === (shaken - 1) / 2 ? 1 : 0,
    );
    picture = await done(picture.convolve({ width: shaken, height: shaken, kernel }));
  }
  if (longest !== undefined)
    picture = await done(picture.resize(longest, longest, { fit: 'inside' }));
  const { data, info } = await picture
    .linear(light, 0)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (noise > 0) {
    const chance = chances();
    for (let at = 0; at < data.length; at += 4) {
      // Evenly spread numbers have this deviation.
      const more = noise * Math.sqrt(3) * chance();
      for (let part = at; part < at + 3; part += 1) {
        data[part] = Math.max(0, Math.min(255, (data[part] ?? 0) + more));
      }
    }
  }
  return { width: info.width, height: info.height, data };
}

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
