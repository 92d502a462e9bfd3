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

/** Whether a text names an Aadhaar number. */
export function namesAadhaar(text: string): boolean {
  return /(?<!\d)[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}(?!\d)/.test(text);
}
