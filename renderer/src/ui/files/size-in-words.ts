import type { Language } from '#domain/languages.ts';

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
