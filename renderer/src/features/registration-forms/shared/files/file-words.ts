import type { Language } from '#domain/languages.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type {
  FileFormat,
  FileChoice,
} from '#renderer/features/registration-forms/shared/files/check-file.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

const KB = 1024;

/** Formats in words: 'PDF', 'PNG picture or JPEG picture'. */
export function formatsInWords(t: Translator['t'], formats: readonly FileFormat[]): string {
  const names = formats.map((format) => t(`forms.files.${format}`));
  const last = names.at(-1) ?? '';
  return names.length < 2
    ? last
    : t('forms.files.or', { most: names.slice(0, -1).join(', '), last });
}

/** A size in decimal units: `193 bytes`, `340 kB`, `1.2 MB`. */
export function sizeInWords(bytes: number, language: Language): string {
  const [value, unit] =
    bytes < KB
      ? [bytes, 'byte']
      : bytes < KB * KB
        ? [bytes / KB, 'kilobyte']
        : [bytes / KB / KB, 'megabyte'];
  return new Intl.NumberFormat(`${language}-IN-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(value);
}

/** Invisible characters, and characters that change the reading direction, which make one name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** A chosen file's name, safe to display. */
export function shownName(name: string): string {
  return name.replaceAll(UNSEEN, '');
}

/** Formats a chosen file as `articles.pdf (PDF, 340 kB)`. */
export function useFileInWords(): (choice: FileChoice) => string {
  const { t, language } = useTranslation();
  return (choice) =>
    choice?.kind === 'accepted'
      ? t('forms.pack.file', {
          name: shownName(choice.file.name),
          format: t(`forms.files.${choice.format}`),
          size: sizeInWords(choice.file.size, language),
        })
      : t('forms.pack.none');
}
