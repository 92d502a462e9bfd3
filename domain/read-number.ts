/** Why a text is not a number. */
export type NotRead = 'empty' | 'not-a-number' | 'negative';

export type NumberReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly why: NotRead };

/**
 * Code points of the digit zero in the scripts of Indian languages; 1 to 9 follow it. In order:
 * Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Arabic, its
 * eastern form (Urdu, Kashmiri, Sindhi), Ol Chiki (Santali), Meetei Mayek (Manipuri).
 */
const ZEROS = [
  0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0, 0x1c50,
  0xabf0,
];

/** Distance from the full-width forms of East Asian keyboards to ASCII. */
const FULL_WIDTH = 0xfee0;

const LAKH = 1e5;
const CRORE = 1e7;

/** Longer than any amount with its signs. */
const MAX_LENGTH = 60;

const FIGURE = /^(?:\d+(?:,\d{2})*,\d{3,}|\d+(?:,\d{3})*,\d{3,}|\d+)?(?:\.\d*)?$/;

const PARTS =
  /^(?<before>[+-]?)\s*(?:₹|₨|rs\.?|inr)?\s*(?<after>[+-]?)\s*(?<figure>[\d.,]*\d[\d.,]*)\s*(?:(?<unit>lakhs?|lacs?|लाख|লাখ|লক্ষ|இ?லட்சம்|لاکھ|crores?|cr|करोड\u093c?|कोटी|কোটি|கோடி|کروڑ)?\s*(?:\/-)?|%)$/u;

/**
 * The number in a text as people in India type and paste it: '₹5,00,000', 'Rs. 500000/-', '1.5 lakh',
 * '12 %', digits of every Indian script. Never guesses: other letters and exponents are
 * 'not-a-number'; a number with a minus is 'negative'.
 *
 * Groups are read if they are Indian ('1,00,000'), Western ('100,000') or none, also with more digits
 * in the first or the last of them, as when a digit was added to a grouped number:
 * '30,0000' is 300000, '123,45,678' is 12345678. A comma stands for no decimal, and a dot for no
 * group: '30,00' and '1,000,00' are 'not-a-number', '30.000' is 30.
 */
export function readNumber(text: string): NumberReading {
  const plain = plainText(text);
  if (plain === '') return { ok: false, why: 'empty' };
  if (plain.length > MAX_LENGTH) return { ok: false, why: 'not-a-number' };
  const parts = PARTS.exec(plain)?.groups;
  const figure = parts?.['figure'] ?? '';
  const value = Number(figure.replaceAll(',', '')) * unitOf(parts?.['unit'] ?? '');
  if (!parts || !FIGURE.test(figure) || !Number.isFinite(value)) {
    return { ok: false, why: 'not-a-number' };
  }
  if (`${parts['before']}${parts['after']}`.includes('-')) return { ok: false, why: 'negative' };
  return { ok: true, value: toDigits(value, 15) };
}

function plainText(text: string): string {
  // Invisible format characters come along when an amount is copied from a page.
  const visible = text.normalize('NFC').replaceAll(/\p{Cf}/gu, '');
  return Array.from(visible, plainCharacter).join('').trim().toLowerCase();
}

function plainCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((candidate) => code >= candidate && code <= candidate + 9);
  if (zero !== undefined) return String(code - zero);
  if (code > FULL_WIDTH + 0x20 && code < FULL_WIDTH + 0x7f) {
    return String.fromCodePoint(code - FULL_WIDTH);
  }
  if (character === '\u2212') return '-';
  if (character === '\u066b') return '.';
  return character === '\u066c' ? ',' : character;
}

function unitOf(unit: string): number {
  if (unit === '') return 1;
  return /^(?:l|लाख|লাখ|লক্ষ|இ?லட்சம்|لاکھ)/u.test(unit) ? LAKH : CRORE;
}

export type Range = { readonly min: number; readonly max: number; readonly step: number };

/**
 * The value of a range (the minimum, and steps up from it to the maximum) that is nearest to a finite
 * or infinite value, half up and without binary noise; `changed` says whether it is another.
 */
export function snap(
  value: number,
  { min, max, step }: Range,
): { readonly value: number; readonly changed: boolean } {
  const inside = Math.min(Math.max(value, min), max);
  const steps = Math.min(
    Math.round(withoutNoise((inside - min) / step)),
    Math.floor(withoutNoise((max - min) / step)),
  );
  const snapped = withoutNoise(min + steps * step);
  return { value: snapped, changed: snapped !== value };
}

/** Twelve digits are more than any amount or rate of a range has. */
function withoutNoise(value: number): number {
  return toDigits(value, 12);
}

function toDigits(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}
