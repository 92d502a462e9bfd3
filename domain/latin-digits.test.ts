import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDay } from '#domain/days.ts';
import {
  canonicalUserId,
  namesPan,
  parseAccountNumber,
  parseApplicationNumber,
  parseChassisNumber,
  parseIfsc,
  parsePan,
  parsePin,
  parseTransactionReference,
  pinInAddress,
} from '#domain/identifiers.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { formatMobileNumber, parseMobileNumber } from '#domain/mobile-number.ts';
import { formOf } from '#domain/number-forms.ts';
import { readNumber } from '#domain/read-number.ts';

/** Zero of each script. */
const ZEROS = {
  Devanagari: 0x0966,
  Bengali: 0x09e6,
  Gurmukhi: 0x0a66,
  Gujarati: 0x0ae6,
  Odia: 0x0b66,
  Tamil: 0x0be6,
  Telugu: 0x0c66,
  Kannada: 0x0ce6,
  Malayalam: 0x0d66,
  'Ol Chiki': 0x1c50,
  'Meetei Mayek': 0xabf0,
  'Arabic-Indic': 0x0660,
  'extended Arabic-Indic': 0x06f0,
  'full-width': 0xff10,
};

describe.each(Object.entries(ZEROS))('in %s digits', (_, zero) => {
  const inScript = (text: string) =>
    text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  /** The first that does not read in this script what it reads in Latin digits, or that reads as nothing. */
  const misread = (written: fc.Arbitrary<string>, read: (text: string) => unknown) =>
    fc.check(
      fc.property(
        written,
        (text) => read(text) !== null && isDeepStrictEqual(read(inScript(text)), read(text)),
      ),
    ).counterexample;

  it('every text reads as its Latin form, and nothing else of it changes', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (around, number) => {
        const text = `${around}${number}${around}`;
        expect(withLatinDigits(inScript(text))).toBe(withLatinDigits(text));
        expect(withLatinDigits(text)).toContain(String(number));
      }),
    ));

  it('amounts are understood, however they are grouped', () => {
    const amounts = fc
      .tuple(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom(',', ' ', '\u00a0', '\u202f', ''),
        fc.constantFrom('', '.5', '.25', '/-', ' lakh', '%'),
      )
      .map(
        ([value, divider, after]) =>
          `${value.toLocaleString('en-IN').replaceAll(',', divider)}${after}`,
      );
    expect(misread(amounts, (text) => (readNumber(text).ok ? readNumber(text) : null))).toBeNull();
  });

  it('mobile numbers are', () => {
    const numbers = fc
      .tuple(fc.stringMatching(/^[6-9]\d{9}$/), fc.boolean())
      .map(([number, isWritten]) => (isWritten ? formatMobileNumber(number) : number));
    expect(misread(numbers, parseMobileNumber)).toBeNull();
  });

  it('days are', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
      .chain((day) =>
        fc.constantFrom(
          day,
          day.split('-').toReversed().join('/'),
          day.split('-').toReversed().join(''),
        ),
      );
    expect(misread(days, parseDay)).toBeNull();
  });

  it.each([
    ['PIN codes', /^[1-9]\d{5}$/, parsePin],
    ['PIN codes in addresses', /^House [1-9], Jaipur - [1-9]\d{2} ?\d{3}$/, pinInAddress],
    ['PANs', /^[A-Z]{3}P[A-Z][1-9]\d{3}[A-Z]$/, parsePan],
    ['IFSCs', /^[A-Z]{4}0\d{6}$/, parseIfsc],
    ['account numbers', /^[1-9]\d{8,17}$/, parseAccountNumber],
    ['application numbers', /^LA\d{10}$/, parseApplicationNumber],
    ['references of transfers', /^SBINR[0-9]{9}$/, parseTransactionReference],
    ['chassis numbers', /^MA1[A-H]\d{13}$/, parseChassisNumber],
    ['user IDs', /^rs\d{8}$/, canonicalUserId],
    [
      'registration numbers',
      /^RJ14[A-Z]{2}[1-9]\d{3}$/,
      (text: string) => formOf('registration', text),
    ],
    [
      'PANs that are not to be kept',
      /^My PAN is [A-Z]{5}\d{4}[A-Z]\.$/,
      (text: string) => namesPan(text) || null,
    ],
  ] as const)('%s are', (_name, pattern, read) => {
    expect(misread(fc.stringMatching(pattern), read)).toBeNull();
  });
});

it('what people write is read with the marks of their script', () => {
  expect(parseDay('۲۱؍۱۱؍۱۹۹۰')).toBe('1990-11-21');
  expect(parseDay('২১-১১-১৯৯০')).toBe('1990-11-21');
  expect(parseDay('३१/०२/१९९०')).toBeNull();
});

it('signs that only look like digits are no digits', () => {
  expect(withLatinDigits('²³①½௰')).toBe('²³①½௰');
});
