import type { Rupees } from '#domain/money/money.ts';
import { readNumber } from '#domain/read-number.ts';

const FIGURE = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Rupees, or another number that is no amount, with Indian grouping and at most two decimals, as a field shows it: `1,50,000`. */
export const grouped = (value: Rupees): string => FIGURE.format(value);

/** What was typed as an amount, grouped: `30,0000` as `3,00,000`. Anything else stays unchanged. */
export function regrouped(typed: string): string {
  const reading = readNumber(typed);
  return reading.ok && !typed.includes('%') ? grouped(reading.value) : typed;
}
