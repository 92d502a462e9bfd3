import { readNumber } from '#domain/read-number.ts';

/** Rupees up to which amounts are exact to the paisa. */
const MOST = 1e12;

/** The rupees of a text as people type them; null for what is no amount, not more than 0, or beyond any loan. */
export function readAmount(typed: string): number | null {
  const rupees = readCosts(typed);
  return rupees === 0 ? null : rupees;
}

/** As `readAmount`, but costs may be 0. An empty text is null too: nobody named any. */
export function readCosts(typed: string): number | null {
  const reading = readNumber(typed);
  return reading.ok && reading.value < MOST ? reading.value : null;
}
