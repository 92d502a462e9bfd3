import { expect, test } from 'vitest';
import { hintsAbout } from '#renderer/ui/files/quality/picture-hints.ts';
import { measurePicture } from '#renderer/ui/files/quality/picture-measures.ts';

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
