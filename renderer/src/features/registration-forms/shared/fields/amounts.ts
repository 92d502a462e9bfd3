import { type NumberReading, readNumber } from '#domain/read-number.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

/** The units of large amounts in India: 1 lakh is 1,00,000 rupees, 1 crore is 1,00,00,000. */
export const AMOUNT_UNITS = ['crore', 'lakh', 'rupees'] as const;
export type AmountUnit = (typeof AMOUNT_UNITS)[number];

const UNIT_WORDS = { crore: 'crore', lakh: 'lakh', rupees: '' } as const satisfies Record<
  AmountUnit,
  string
>;

/** More than any Indian company has, in rupees; anything above is a wrong unit. */
export const MAX_RUPEES = 1e14;

/** Parses an amount in the chosen unit, or in the one the text names ('5 lakh'). Gives rupees. */
export function rupeesOf(text: string, unit: AmountUnit): NumberReading {
  if (text.includes('%')) return { ok: false, why: 'not-a-number' };
  const alone = readNumber(text);
  if (!alone.ok) return alone;
  const inUnit = readNumber(`${text} ${UNIT_WORDS[unit]}`);
  return inUnit.ok ? inUnit : alone;
}

export function isAmountUnit(text: string): text is AmountUnit {
  return AMOUNT_UNITS.some((unit) => unit === text);
}

/** An amount from a valid form, in rupees: `₹2,50,00,000`. */
export function rupeesInWords(text: string, unit: AmountUnit): string {
  const reading = rupeesOf(text, unit);
  return reading.ok ? formatMoney(reading.value) : text;
}
