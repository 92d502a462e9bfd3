import type { Language } from '#domain/languages.ts';
import { fileNameOf } from '#renderer/i18n/file-names.ts';
import { loadOnlyExport } from '#renderer/i18n/only-export.ts';
import type { Words } from '#renderer/i18n/words.ts';

/** Apart from those of other areas, so that pages do not carry their addresses. */
const FILES = import.meta.glob<Readonly<Record<string, Words<'refusals'>>>>([
  './*/refusals.{ts,po}',
]);

/** Loads what the codes of refusals say. Rejects if the file does not load. */
export const loadRefusals = (language: Language): Promise<Words<'refusals'>> =>
  loadOnlyExport(FILES, `./${fileNameOf(language, 'refusals')}`);
