import { foldedScript } from '#domain/folded-script.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';

/**
 * Normalises a name for comparison: lower case, no accents, Latin digits, single spaces, and one spelling for those
 * that keyboards and habits tell apart in each script.
 */
export function normalisedName(text: string): string {
  return withLatinDigits(foldedScript(text))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
