/**
 * Digits as people type, paste and import them: of Devanagari, Bengali, Tamil, Arabic, Urdu and every other script, also the
 * full-width ones of East Asian keyboards. All that reads a typed number goes through here; what the portal writes has Latin
 * digits. Messages between systems are not typed, and are read as they are.
 */

const DIGIT = /\p{Nd}/u;

/**
 * Unicode has the digits of a script in tens, zero first; where tens of two scripts touch, the count of digits before
 * this one still ends with its value.
 */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return before % 10;
}

/** The digits of every script as 0 to 9; everything else as it is. */
export const withLatinDigits = (text: string): string =>
  text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit)));
