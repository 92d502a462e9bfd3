import { DEFAULT_LANGUAGE, type Language, staffLanguageOf } from '#domain/languages.ts';

/** Whether only operators, lenders' and dealers' people read an area: its words are in the languages of staff. */
export const isForStaff = (area: string): boolean =>
  /^(?:operator|lender|dealer-|staff$|lock$)/.test(area);

/** Areas that the gateway has as well: their files are with the domain's words. */
const WORDS_OF_DOMAIN: ReadonlySet<string> = new Set(['answers', 'cost']);

/** The file of an area's words, as seen from `renderer/src/i18n`. */
export const wordsFileOf = (language: Language, area: string): string =>
  `${WORDS_OF_DOMAIN.has(area) ? '../../../domain/words' : '.'}/${fileNameOf(language, area)}`;

/** English files are TypeScript, and so is the brand, which deployments replace; translations are PO files (decision 76). */
export function fileNameOf(language: Language, name: string): string {
  const written = isForStaff(name) ? staffLanguageOf(language) : language;
  const isSource = written === DEFAULT_LANGUAGE || name === 'brand';
  return `${written}/${name}.${isSource ? 'ts' : 'po'}`;
}
