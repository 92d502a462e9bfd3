/** Every language has a file for each area of words and for each part of the copy, and no other files. */
import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES } from '#domain/languages.ts';
import { CONTENT_NAMES } from '#renderer/content/contents.ts';
import { HOST_AREAS, ON_DEMAND_AREAS, STAFF_AREAS } from '#renderer/i18n/areas.ts';
import { fileNameOf, wordsFileOf } from '#renderer/i18n/file-names.ts';

const WORDS = import.meta.glob([
  './*/*.{ts,po}',
  '!./edition/*',
  '../../../domain/words/en/{answers,cost}.ts',
  '../../../domain/words/*/{answers,cost}.po',
]);
const COPY = import.meta.glob([
  '../content/*/*.{ts,po}',
  '!../content/brand/*',
  '!../content/*/*.test.ts',
]);

const filesOf = (
  names: readonly string[],
  fileOf: (language: Language, name: string) => string,
) => [...new Set(LANGUAGES.flatMap((language) => names.map((name) => fileOf(language, name))))];

describe.each([
  {
    what: 'words',
    files: WORDS,
    named: filesOf([...HOST_AREAS, ...STAFF_AREAS, ...ON_DEMAND_AREAS], wordsFileOf),
  },
  {
    what: 'copy',
    files: COPY,
    named: filesOf(CONTENT_NAMES, (language, name) => `../content/${fileNameOf(language, name)}`),
  },
])('the files of $what', ({ files, named }) => {
  test('are those that are named, in every language', () => {
    expect(Object.keys(files).toSorted()).toEqual(named.toSorted());
  });

  test.each(Object.entries(files))('%s has one export', async (_, load) => {
    expect(Object.keys(Object(await load()))).toHaveLength(1);
  });
});
