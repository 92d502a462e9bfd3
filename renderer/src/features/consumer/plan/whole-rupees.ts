import { readNumber } from '#domain/read-number.ts';

/** The amount of a validated text, in whole rupees, half up. */
export function wholeRupees(typed: string): number {
  const reading = readNumber(typed);
  return reading.ok ? Math.round(reading.value) : 0;
}
