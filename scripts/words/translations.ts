/** The translations of the checkout, and what is to be done in them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, STAFF_LANGUAGES, LANGUAGES } from '#domain/languages.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { faultsOf } from '#scripts/words/check.ts';
import { translatedTree } from '#translations/compile.ts';
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
  /** What the file must hold for these entries, and the module that is written from it, if there is one. */
  readonly files: readonly WrittenFile[];
  /** Whether they hold just that. */
  readonly isCurrent: boolean;
};

type WrittenFile = {
  /** From the checkout's folder. */
  readonly path: string;
  readonly text: string;
};

/** The languages that are written, other than English. */
export const TRANSLATED: readonly string[] = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE);

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
  const found = await contentsOf(path);
  const entries = updatedEntries(source, found === '' ? [] : readPo(found).entries);
  const files = filesFor(source, language, entries);
  const [, written = ''] = await Promise.all(files.map((file) => contentsOf(file.path)));
  const isCurrent = files.every(({ text }, index) => text === [found, written][index]);
  return { source, language, path, entries, files, isCurrent };
}

const contentsOf = (path: string): Promise<string> =>
  readFile(join(CHECKOUT, path), 'utf8').catch(() => '');

/**
 * The PO file, and beside it, where programs run without Vite, a module with what it says (decision 83). What is not
 * translated is English there.
 */
export function filesFor(
  source: SourceFile,
  language: string,
  entries: readonly PoEntry[],
): readonly WrittenFile[] {
  const path = translationOf(source, language);
  const po = { path, text: writePo({ language, title: source.title, entries }) };
  if (source.path.startsWith('renderer/')) return [po];
  const data = JSON.stringify(translatedTree(source, entries), null, 2);
  const text = `// Written by \`npm run words\` from the PO file beside it.\nexport const ${source.exportName} = ${data};\n`;
  return [po, { path: path.replace(/\.po$/, '.ts'), text }];
}

export async function writeTranslation({ files }: Pick<Translation, 'files'>): Promise<void> {
  await Promise.all(files.map(({ path, text }) => writeFile(join(CHECKOUT, path), text)));
}

/** The same translation with other entries. */
export const withEntries = (
  translation: Translation,
  entries: readonly PoEntry[],
): Translation => ({
  ...translation,
  entries,
  files: filesFor(translation.source, translation.language, entries),
  isCurrent: false,
});

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
