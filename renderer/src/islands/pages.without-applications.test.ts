/** What a build without loan applications writes; this file's project has them off. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { CONTENT_NAMES } from '#renderer/content/contents.ts';
import { loadContents } from '#renderer/i18n/content-files.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';
import { appPages, prerenderPage, publicPages, siteFiles } from '#renderer/islands/prerender.tsx';

/** The pages that exist only with applications. */
const PATHS =
  /\/(?:apply|guarantor|dealer-desk|operator|lender|how-we-match|recover)(?=["'?#*\s]|$)/m;

/** Where copy and words say what is true only where people apply here: `here`, `answerHere`, `matching`. */
const ONLY_HERE = /[hH]ere$|^match/;

/** Shorter texts also occur elsewhere, within others. */
const SENTENCE = 40;

type Place = { readonly text: string; readonly isHere: boolean };

function textsOf(copy: unknown, isHere = false): Place[] {
  if (typeof copy === 'string') return [{ text: copy, isHere }];
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([name, part]) =>
    textsOf(part, isHere || ONLY_HERE.test(name)),
  );
}

/** Texts of some length that appear only where people apply here. */
async function textsOnlyHere(language: Language): Promise<readonly string[]> {
  const { 'how-we-match': howWeMatch, ...others } = await loadContents(language, CONTENT_NAMES);
  const words = await loadWords(language, 'matching');
  const texts = [...textsOf(others), ...textsOf(howWeMatch, true), ...textsOf(words, true)];
  // Also within another text, which some languages make of it.
  const everywhere = texts.flatMap(({ text, isHere }) => (isHere ? [] : [text])).join('\n');
  return texts.flatMap(({ text, isHere }) =>
    isHere && text.length >= SENTENCE && !text.startsWith('/') && !everywhere.includes(text)
      ? [text]
      : [],
  );
}

test('no page of applications is written to any file', async () => {
  expect([...publicPages(), ...appPages()].filter((page) => PATHS.test(page))).toEqual([]);
  expect(PATHS.exec(Object.values(await siteFiles()).join('\n'))).toBeNull();
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(publicPages())('%s has no trace of applications', async (page) => {
    const { head, body, data, islands } = await prerenderPage(page, language);
    const html = [head, body, data].join('\n');
    const texts = await textsOnlyHere(language);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => html.includes(text))).toEqual([]);
    expect(PATHS.exec(html)).toBeNull();
    expect(islands.filter(({ name }) => name.startsWith('applications/'))).toEqual([]);
  });
});
