import { withLatinDigits } from '#domain/latin-digits.ts';

/** Why a text is not a number. */
export type NotRead = 'empty' | 'not-a-number' | 'negative';

export type NumberReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly why: NotRead };

/** Distance from the full-width forms of East Asian keyboards to ASCII. */
const FULL_WIDTH = 0xfee0;

/** As people write them in Latin letters, Hindi, Marathi, Bengali, Tamil and Urdu. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ...'lakh lakhs lac lacs लाख লাখ লক্ষ லட்சம் இலட்சம் لاکھ'.split(' ').map((word) => [word, 1e5] as const),
  ...'crore crores cr करोड करोड\u093c कोटी কোটি கோடி کروڑ'
    .split(' ')
    .map((word) => [word, 1e7] as const),
]);

/** The minus of mathematics, and the percent sign, decimal point, divider of groups and comma of Arabic and Urdu. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['\u2212', '-'],
  ['\u066a', '%'],
  ['\u066b', '.'],
  ['\u066c', ','],
  ['\u060c', ','],
]);

/** Longer than any amount with its signs. */
const MAX_LENGTH = 60;

const FIGURE = /^(?:\d+(?:,\d{2})*,\d{3,}|\d+(?:,\d{3})*,\d{3,}|\d+)?(?:\.\d*)?$/;

const PARTS =
  /^(?<before>[+-]?)\s*(?:₹|₨|rs\.?|inr)?\s*(?<after>[+-]?)\s*(?<figure>[\d.,]*\d(?:[\d.,]|\s(?=\d))*)\s*(?:(?<unit>[\p{L}\p{M}]*)\s*(?:\/-)?|%)$/u;

/**
 * The number in a text as people in India type and paste it: '₹5,00,000', 'Rs. 500000/-', '1.5 lakh',
 * '12 %', with the digits of every script. Never guesses: other letters and exponents are
 * 'not-a-number'; a number with a minus is 'negative'.
 *
 * Groups are read if they are Indian ('1,00,000'), Western ('100,000') or none, also with more digits
 * in the first or the last of them, as when a digit was added to a grouped number:
 * '30,0000' is 300000, '123,45,678' is 12345678. All groups may be divided by spaces instead. A comma stands for no decimal, and a dot for no
 * group: '30,00' and '1,000,00' are 'not-a-number', '30.000' is 30.
 */
export function readNumber(text: string): NumberReading {
  const plain = plainText(text);
  if (plain === '') return { ok: false, why: 'empty' };
  if (plain.length > MAX_LENGTH) return { ok: false, why: 'not-a-number' };
  const parts = PARTS.exec(plain)?.groups;
  const figure = withCommas(parts?.['figure'] ?? '');
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
  return Array.from(withLatinDigits(visible), plainCharacter).join('').trim().toLowerCase();
}

function plainCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code > FULL_WIDTH + 0x20 && code < FULL_WIDTH + 0x7f) {
    return String.fromCodePoint(code - FULL_WIDTH);
  }
  return SIGNS.get(character) ?? character;
}

/** What divides groups, once it is always a comma; as it is where there are both. */
const withCommas = (figure: string): string =>
  figure.includes(',') ? figure : figure.replaceAll(/\s/g, ',');

/** NaN for what is no unit. */
const unitOf = (unit: string): number => (unit === '' ? 1 : (UNITS.get(unit) ?? Number.NaN));

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
