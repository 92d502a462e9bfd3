import type { Language } from '#domain/languages.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { wordsFileOf } from '#renderer/i18n/file-names.ts';
import { loadOnlyExport } from '#renderer/i18n/only-export.ts';
import type { Words } from '#renderer/i18n/words.ts';

/** Those of operators and lenders, whose pages only the web has. */
const STAFF_FILES = __STAFF_AREAS__
  ? import.meta.glob<Readonly<Record<string, Words>>>('./*/{operator*,lender*}.{ts,po}')
  : {};

/** The words of each area and language, one chunk per file. `areas.ts` names the areas. */
const FILES = {
  ...import.meta.glob<Readonly<Record<string, Words>>>([
    './*/*.{ts,po}',
    '../../../domain/words/en/{answers,cost}.ts',
    '../../../domain/words/*/{answers,cost}.po',
    '!./edition/*',
    '!./*/refusals.{ts,po}',
    '!./*/{operator*,lender*}.{ts,po}',
  ]),
  ...STAFF_FILES,
};

/** Loads the words of an area in a language. Rejects if the file does not load. */
export function loadWords(language: Language, area: Area): Promise<Words> {
  return loadOnlyExport(FILES, wordsFileOf(language, area));
}
