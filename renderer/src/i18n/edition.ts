import type { Language } from '#domain/languages.ts';
import type { ContentName, Contents } from '#renderer/content/contents.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { loadContents } from '#renderer/i18n/content-files.ts';
import { type Translator, translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';

/** The portal's words and copy in one language, as far as a page or a part of it shows them. */
export type Edition = {
  readonly translator: Translator;
  readonly contents: Readonly<Partial<Contents>>;
  /** The prefix of every path: `/hi` on the web's Hindi pages. Empty where the address does not give the language. */
  readonly base: string;
  /** The same with the words of parts that are fetched when opened. Absent where all words are already loaded. */
  readonly withLater?: () => Promise<Edition>;
  /** The same with the words of other areas and with other copy, in the single-page app. Rejects if a file does not load. */
  readonly withAreas?: (more: readonly Area[], copy?: readonly ContentName[]) => Promise<Edition>;
};

/** What a part of a page shows in addition to the common words. */
export type Needs = {
  readonly areas: readonly Area[];
  /** Areas of parts that are fetched when opened. */
  readonly laterAreas?: readonly Area[];
  readonly contents?: readonly ContentName[];
};

/** Loads what a part of a page shows. Rejects if a file does not load. */
export async function loadEdition(
  language: Language,
  base: string,
  { areas, contents = [] }: Needs,
): Promise<Edition> {
  const [words, loaded] = await Promise.all([
    Promise.all([...new Set<Area>(['common', ...areas])].map((area) => loadWords(language, area))),
    loadContents(language, withBrand(contents)),
  ]);
  return {
    translator: translatorOf(language, words),
    contents: loaded,
    base,
    withAreas: (more, copy = []) =>
      loadEdition(language, base, {
        areas: [...areas, ...more],
        contents: [...contents, ...copy],
      }),
  };
}

/** The names of what a part of a page shows, with the operator's details. */
const withBrand = (contents: readonly ContentName[]): readonly ContentName[] => [
  ...new Set<ContentName>(['brand', ...contents]),
];
