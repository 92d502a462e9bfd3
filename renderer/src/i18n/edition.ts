import type { Language } from '#contract/languages.ts';
import type { ContentName, Contents } from '#renderer/content/contents.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { loadContents } from '#renderer/i18n/content-files.ts';
import { type Translator, translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';

/** The portal in one language, as far as a page or a part of one shows it. */
export type Edition = {
  readonly translator: Translator;
  readonly contents: Readonly<Partial<Contents>>;
  /** What stands before every path: `/hi` on the web's Hindi pages. Empty where the address does not tell the language. */
  readonly base: string;
  /** The same with the words of parts that are fetched when they are opened. Absent where all words are there at once. */
  readonly withLater?: () => Promise<Edition>;
};

/** What a part of a page shows beside the common words. */
export type Needs = {
  readonly areas: readonly Area[];
  /** Areas of parts that are fetched when they are opened. */
  readonly laterAreas?: readonly Area[];
  readonly contents?: readonly ContentName[];
};

/** Loads what a part of a page shows. Rejects when it does not arrive. */
export async function loadEdition(
  language: Language,
  base: string,
  { areas, contents = [] }: Needs,
): Promise<Edition> {
  const [words, loaded] = await Promise.all([
    Promise.all([...new Set<Area>(['common', ...areas])].map((area) => loadWords(language, area))),
    loadContents(language, contents),
  ]);
  return { translator: translatorOf(language, words), contents: loaded, base };
}
