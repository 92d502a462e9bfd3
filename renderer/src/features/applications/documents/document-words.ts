import type { Language } from '#contract/languages.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { SentDocument } from '#renderer/features/applications/documents/kind-state.ts';

const MEBIBYTE = 1024 * 1024;

/** A size as people know it: `340 kB`, `1.2 MB`. */
export function sizeInWords(bytes: number, language: Language): string {
  const isLarge = bytes >= MEBIBYTE;
  return new Intl.NumberFormat(`${language}-IN-u-nu-latn`, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEBIBYTE : Math.ceil(bytes / 1024));
}

/** What a sent document is called. */
export function nameOf({ t }: Pick<Translator, 't'>, { fileName }: SentDocument): string {
  return fileName ?? t('documents.sent.unnamed');
}
