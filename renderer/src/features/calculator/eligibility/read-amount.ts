import { readNumber } from '#domain/read-number.ts';

/** Amounts below this, in rupees, are exact to the paisa. */
const MAX_RUPEES = 1e12;

/** Parses an amount in rupees as people type it; null if it is not a number, not positive, or too large for a loan. */
export function readAmount(typed: string): number | null {
  const rupees = readCosts(typed);
  return rupees === 0 ? null : rupees;
}

/** Like `readAmount`, but allows 0. Null for an empty text too: no costs given. */
export function readCosts(typed: string): number | null {
  const reading = readNumber(typed);
  return reading.ok && reading.value < MAX_RUPEES ? reading.value : null;
}
