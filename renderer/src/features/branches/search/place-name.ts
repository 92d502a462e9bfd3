import { foldedScript } from '#domain/folded-script.ts';

const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/**
 * Normalises a name for comparison: lower case, no accents, Latin digits, single spaces, and one spelling for those
 * that keyboards and habits tell apart in each script.
 */
export function normalisedName(text: string): string {
  return foldedScript(text)
    .toLowerCase()
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
