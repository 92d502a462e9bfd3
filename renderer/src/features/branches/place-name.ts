const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/**
 * A name as it is compared: lower case, without accents, with plain digits, one space between words. In Devanagari the
 * nukta is dropped and chandrabindu becomes anusvara, since people type either.
 */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('ँ', 'ं')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
