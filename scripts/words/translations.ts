/** The translations of the checkout, and what is to be done in them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, STAFF_LANGUAGES, LANGUAGES } from '#domain/languages.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { faultsOf } from '#scripts/words/check.ts';
import { type PoEntry, readPo, writePo } from '#translations/po-file.ts';
import { isOfStaff, readSources, type SourceFile, translationOf } from '#translations/sources.ts';
import { limitOf, updatedEntries } from '#scripts/words/update.ts';

/** A translated file as it should be now: brought up to its English one. */
export type Translation = {
  readonly source: SourceFile;
  readonly language: string;
  /** From the checkout's folder. */
  readonly path: string;
  readonly entries: readonly PoEntry[];
  /** What the file must hold for these entries. */
  readonly text: string;
  /** Whether it holds just that. */
  readonly isCurrent: boolean;
};

/** The languages that are written, other than English. */
export const TRANSLATED: readonly string[] = LANGUAGES.filter(
  (each) => each !== DEFAULT_LANGUAGE,
);

/** Staff's areas are in staff's languages only. */
const STAFF: readonly string[] = STAFF_LANGUAGES;
export const isTranslatedInto = (source: SourceFile, language: string): boolean =>
  !isOfStaff(source) || STAFF.includes(language);

export async function readTranslations(
  languages: readonly string[] = TRANSLATED,
): Promise<readonly Translation[]> {
  const sources = await readSources();
  const wanted = languages.flatMap((language) =>
    sources
      .filter((source) => isTranslatedInto(source, language))
      .map((source) => ({ source, language })),
  );
  return Promise.all(wanted.map(({ source, language }) => readTranslation(source, language)));
}

async function readTranslation(source: SourceFile, language: string): Promise<Translation> {
  const path = translationOf(source, language);
  const found = await readFile(join(CHECKOUT, path), 'utf8').catch(() => '');
  const entries = updatedEntries(source, found === '' ? [] : readPo(found).entries);
  const text = writePo({ language, title: source.title, entries });
  return { source, language, path, entries, text, isCurrent: found === text };
}

export const writeTranslation = ({
  path,
  text,
}: Pick<Translation, 'path' | 'text'>): Promise<void> => writeFile(join(CHECKOUT, path), text);

/** The same translation with other entries. */
export const withEntries = (translation: Translation, entries: readonly PoEntry[]): Translation => {
  const { source, language } = translation;
  return {
    ...translation,
    entries,
    text: writePo({ language, title: source.title, entries }),
    isCurrent: false,
  };
};

export type State = 'missing' | 'outdated' | 'broken' | 'too long' | 'unreviewed';

/** What is to be done about a text. A text can be in several states. */
export function statesOf(entry: PoEntry, language: string): readonly State[] {
  if (entry.message === '') return ['missing'];
  return [
    ...(entry.isOutdated ? (['outdated'] as const) : []),
    ...(faultsOf(entry, language).length > 0 ? (['broken'] as const) : []),
    ...(isTooLong(entry) ? (['too long'] as const) : []),
    ...(entry.reviewed === null ? (['unreviewed'] as const) : []),
  ];
}

const PLACEHOLDERS = /\{\w+\}/g;

export function isTooLong({ english, message }: Pick<PoEntry, 'english' | 'message'>): boolean {
  const limit = limitOf(english);
  return limit !== null && message.replaceAll(PLACEHOLDERS, '').length > limit;
}
