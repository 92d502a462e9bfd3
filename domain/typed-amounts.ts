/** Amounts and numbers as people type them in a form. */
import { readNumber } from '#domain/read-number.ts';

/** Parses an amount in rupees; gives whole paise, or null. */
export function paiseIn(typed: string): number | null {
  if (typed.includes('%')) return null;
  const reading = readNumber(typed);
  return reading.ok ? Math.round(reading.value * 100) : null;
}

/** Parses a whole number, or gives null. */
export function wholeIn(typed: string): number | null {
  const reading = readNumber(typed);
  return reading.ok && Number.isInteger(reading.value) ? reading.value : null;
}
