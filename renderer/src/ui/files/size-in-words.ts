import type { Language } from '#domain/languages.ts';
import { formOf } from '#renderer/i18n/language-forms.ts';

const KB = 1024;

/** A size as people know it: `193 bytes`, `340 kB`, `1.2 MB`. */
export function sizeInWords(bytes: number, language: Language): string {
  const [value, unit] =
    bytes < KB
      ? [bytes, 'byte']
      : bytes < KB * KB
        ? [bytes / KB, 'kilobyte']
        : [bytes / KB / KB, 'megabyte'];
  return new Intl.NumberFormat(formOf(language).locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(value);
}
