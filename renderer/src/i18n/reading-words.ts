import type { Language } from '#domain/languages.ts';
import { onlyExportOf } from '#renderer/i18n/only-export.ts';
import type { Words } from '#renderer/i18n/words.ts';

/** Of all languages in one file: a few words each, less than what would be needed to fetch them. */
const FILES = import.meta.glob<Readonly<Record<string, Words<'reading'>>>>('./*/reading.ts', {
  eager: true,
});

/** What the control that reads a page aloud says. Throws where a language has no words for it. */
export function readingWords(language: Language): Words<'reading'>['reading'] {
  const file = `./${language}/reading.ts`;
  return onlyExportOf(FILES[file] ?? {}, file).reading;
}
