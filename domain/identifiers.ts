import { passesVerhoeff } from '#domain/verhoeff.ts';

/**
 * Identifiers of Indian companies, people and banks, parsed as people type and paste them: spaces, hyphens and lower
 * case are accepted. Each function gives the identifier in its official form, or null.
 */

const PAN = /^[A-Z]{3}[ABCFGHJLPTK][A-Z](?!0000)\d{4}[A-Z]$/;
const CIN = /^[LU]\d{5}[A-Z]{2}(?<year>\d{4})(?<kind>[A-Z]{3})\d{6}$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const PIN = /^[1-9]\d{5}$/;
/** Lengths of account numbers at Indian banks. */
const ACCOUNT_NUMBER = /^\d{9,18}$/;
/** Of a loan application, as people see and quote it. */
export const APPLICATION_NUMBER = /^LA\d{10}$/;
/** Vehicle identification number, in capitals: without I, O and Q (ISO 3779). */
export const CHASSIS_NUMBER = /^[A-HJ-NPR-Z\d]{17}$/;
/** Unique transaction reference of a bank transfer, in capitals. */
export const TRANSACTION_REFERENCE = /^[A-Z\d]{12,22}$/;
/** A PIN code in an address; many people write it in two groups of three. */
const PIN_IN_TEXT = /(?<!\d)([1-9]\d{2})[ -]?(\d{3})(?!\d)/;
const PAN_IN_TEXT = /(?<![A-Z0-9])[A-Z]{5}[ -]?\d{4}[ -]?[A-Z](?![A-Z0-9])/i;

/** What pasting adds to an identifier: spaces, hyphens and invisible characters. */
const AROUND = /[\s\p{Cf}\p{Pd}]/gu;

function bare(typed: string): string {
  return typed.normalize('NFKC').replaceAll(AROUND, '').toUpperCase();
}

function matching(pattern: RegExp, typed: string): string | null {
  const written = bare(typed);
  return pattern.test(written) ? written : null;
}

/** Permanent account number. Its fourth letter gives its holder: C a company, P a person. */
export function parsePan(typed: string): string | null {
  return matching(PAN, typed);
}

export type PanHolder = 'company' | 'person';
const HOLDER_LETTERS = { company: 'C', person: 'P' } as const satisfies Record<PanHolder, string>;

/** Whether a PAN belongs to that kind of holder. */
export function isPanOf(holder: PanHolder, typed: string): boolean {
  return parsePan(typed)?.[3] === HOLDER_LETTERS[holder];
}

/** Corporate identification number. */
export function parseCin(typed: string): string | null {
  return matching(CIN, typed);
}

/** The year of incorporation in a CIN. */
export function yearOfCin(typed: string): number | null {
  const year = CIN.exec(bare(typed))?.groups?.['year'];
  return year === undefined ? null : Number(year);
}

/** The company type in a CIN: PTC is private, PLC is public; others (such as GOI) give neither. */
export function companyTypeOfCin(typed: string): 'private' | 'public' | null {
  const kind = CIN.exec(bare(typed))?.groups?.['kind'];
  if (kind === 'PTC') return 'private';
  return kind === 'PLC' ? 'public' : null;
}

/** Code of a bank branch. */
export function parseIfsc(typed: string): string | null {
  return matching(IFSC, typed);
}

export function parsePin(typed: string): string | null {
  return matching(PIN, typed);
}

/** The first PIN code in an address. */
export function pinInAddress(address: string): string | null {
  const found = PIN_IN_TEXT.exec(address);
  return found === null ? null : parsePin(`${found[1]}${found[2]}`);
}

export function parseAccountNumber(typed: string): string | null {
  const written = matching(ACCOUNT_NUMBER, typed);
  return written === null || /^0+$/.test(written) ? null : written;
}

/** Whether a text contains a PAN: such a text is never stored. */
export function namesPan(text: string): boolean {
  return PAN_IN_TEXT.test(text);
}

const AADHAAR_DIGITS = 12;
/** Digits of the scripts of India, whose blocks each have their zero at the same place, and those of Urdu. */
const INDIAN_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/gu;
const URDU_DIGIT = /[٠-٩۰-۹]/gu;
/** Groups of digits with little between them, all on one line. */
const DIGIT_GROUPS = /\d+(?:(?:[^\S\r\n]|[\p{Pd}\p{Cf}._]){1,3}\d+)*/gu;

const withLatinDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(INDIAN_DIGIT, (digit) => String(((digit.codePointAt(0) ?? 0) & 0x7f) - 0x66))
    .replaceAll(URDU_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The numbers of twelve digits that a run of digit groups may be read as. */
function numbersOfTwelve(groups: readonly string[]): readonly string[] {
  const whole = groups.join('');
  if (whole.length === AADHAAR_DIGITS) return [whole];
  const inFours = (at: number) => groups[at]?.length === 4;
  // As printed on the card, next to other numbers; more groups of four are a longer number.
  const printed = groups.flatMap((_, at) =>
    [at, at + 1, at + 2].every((place) => inFours(place)) && !inFours(at - 1) && !inFours(at + 3)
      ? [groups.slice(at, at + 3).join('')]
      : [],
  );
  return [...groups.filter((group) => group.length === AADHAAR_DIGITS), ...printed];
}

/**
 * Whether a text names what may be an Aadhaar number: twelve digits, in any script of India and with spaces, hyphens,
 * dots or underscores between them, that pass Verhoeff's check. Such a text is not kept. Twelve digits of a longer
 * number do not count.
 */
export function namesAadhaar(text: string): boolean {
  return Array.from(withLatinDigits(text).matchAll(DIGIT_GROUPS)).some(([run]) =>
    numbersOfTwelve(run.match(/\d+/g) ?? []).some((number) => passesVerhoeff(number)),
  );
}
