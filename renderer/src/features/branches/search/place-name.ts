import { withLatinDigits } from '#domain/latin-digits.ts';

/**
 * Normalises a name for comparison: lower case, no accents, Latin digits, single spaces. In Devanagari the nukta is
 * dropped and chandrabindu becomes anusvara, matching people type either form.
 */
export function normalisedName(text: string): string {
  return withLatinDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('ँ', 'ं')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
