/** Amounts and numbers as people type them in a form. */
import type { Paise } from '#domain/money/money.ts';
import { countPaise } from '#domain/money/rounding.ts';
import { readNumber } from '#domain/read-number.ts';

/** Rupees that are more than any limit, and still paise that are counted exactly. */
const MOST = 1e12;

/** Parses an amount in rupees, rounded half up to the paisa, or gives null. More than a lakh crore is that much. */
export function paiseIn(typed: string): Paise | null {
  if (typed.includes('%')) return null;
  const reading = readNumber(typed);
  return reading.ok ? countPaise(Math.min(reading.value, MOST)) : null;
}

/** Parses a whole number, or gives null. */
export function wholeIn(typed: string): number | null {
  const reading = readNumber(typed);
  return reading.ok && Number.isInteger(reading.value) ? reading.value : null;
}
