import type { UserId } from '#domain/ids.ts';
import { asId } from '#domain/ids.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { passesVerhoeff } from '#domain/verhoeff.ts';

/**
 * Identifiers of Indian companies, people and banks, parsed as people type and paste them: spaces, hyphens, lower
 * case and the digits of every script are accepted. Each function gives the identifier in its official form, or null.
 */

const PAN = /^[A-Z]{3}[ABCFGHJLPTK][A-Z](?!0000)\d{4}[A-Z]$/;
const CIN = /^[LU]\d{5}[A-Z]{2}(?<year>\d{4})(?<kind>[A-Z]{3})\d{6}$/;
/** State, PAN of the holder, number of the registration, a Z, and the check character. */
const GSTIN =
  /^(?:0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{3}[ABCFGHJLPTK][A-Z]\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const PIN = /^[1-9]\d{5}$/;
/** Lengths of account numbers at Indian banks. */
const ACCOUNT_NUMBER = /^\d{9,18}$/;
/** Of a loan application, as people see and quote it. */
export const APPLICATION_NUMBER = /^LA\d{10}$/;
/** Of a grievance, as people see and quote it. */
export const GRIEVANCE_NUMBER = /^GR\d{10}$/;
/** ASCII only: full Unicode case folding would make `Rſ12345678` (U+017F) somebody's ID. */
const USER_ID = /^[Rr][Ss](\d{8})$/;
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
  return withLatinDigits(typed.normalize('NFKC')).replaceAll(AROUND, '').toUpperCase();
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
  const found = PIN_IN_TEXT.exec(withLatinDigits(address));
  return found === null ? null : parsePin(`${found[1]}${found[2]}`);
}

export function parseAccountNumber(typed: string): string | null {
  const written = matching(ACCOUNT_NUMBER, typed);
  return written === null || /^0+$/.test(written) ? null : written;
}

/** Whether a text contains a PAN: such a text is never stored. */
export function namesPan(text: string): boolean {
  return PAN_IN_TEXT.test(withLatinDigits(text));
}

/** Normalises a user ID, which people read out and type: letter case does not matter. Null if it is not one. */
export function canonicalUserId(typed: string): UserId | null {
  const digits = USER_ID.exec(withLatinDigits(typed.trim()))?.[1];
  return digits === undefined ? null : asId('user', `RS${digits}`);
}

const GSTIN_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check character of the first fourteen: each counts once or twice in turn, and in base 36 its digits are added up. */
function gstinCheck(written: string): string {
  let sum = 0;
  for (const [at, sign] of Array.from(written.slice(0, -1)).entries()) {
    const counted = GSTIN_DIGITS.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(counted / GSTIN_DIGITS.length) + (counted % GSTIN_DIGITS.length);
  }
  const { length } = GSTIN_DIGITS;
  return GSTIN_DIGITS[(length - (sum % length)) % length] ?? '';
}

/** Goods and services tax identification number, with its check character. */
export function parseGstin(typed: string): string | null {
  const written = matching(GSTIN, typed);
  return written !== null && written.endsWith(gstinCheck(written)) ? written : null;
}

/** Of a loan application. */
export const parseApplicationNumber = (typed: string): string | null =>
  matching(APPLICATION_NUMBER, typed);

export const parseGrievanceNumber = (typed: string): string | null =>
  matching(GRIEVANCE_NUMBER, typed);

export const parseChassisNumber = (typed: string): string | null => matching(CHASSIS_NUMBER, typed);

/** Of a bank transfer (UTR). */
export const parseTransactionReference = (typed: string): string | null =>
  matching(TRANSACTION_REFERENCE, typed);

const AADHAAR_DIGITS = 12;
/** Digits with at most three other characters between them, whatever those are. */
const DIGIT_GROUPS = /\d+(?:\D{1,3}\d+)*/gu;
const GROUP = /\d+/g;
/** With its country prefix, in the ways people write it; no part of a longer number. */
const MOBILE_NUMBER = /[+＋]\s?91[\s().\p{Pd}]{0,3}[6-9](?:[\s().\p{Pd}]{0,3}\d){9}(?!\d)/gu;
/** More than what joins two groups of digits. */
const GAP = '    ';

type Run = {
  readonly groups: readonly string[];
  /** What is between each group and the next. */
  readonly between: readonly string[];
};

function runFrom(written: string): Run {
  return { groups: written.match(GROUP) ?? [], between: written.match(/\D+/gu) ?? [] };
}

/** Whether some groups of a longer run stand out as a number of their own. */
function standsOut({ groups, between }: Run, from: number, to: number): boolean {
  const isFour = (at: number) => groups[at]?.length === 4;
  if (to - from === 1) return true;
  const borders = [between[from - 1], between[to - 1]];
  const joints = new Set(between.slice(from, to - 1));
  // As printed on the card. More groups of four are a longer number.
  const isPrinted = groups.slice(from, to).every((_, index) => isFour(from + index));
  if (isPrinted) return !isFour(from - 1) && !isFour(to);
  return (
    joints.size === 1 && borders.every((border) => border === undefined || !joints.has(border))
  );
}

/** The numbers of twelve digits that a run of digit groups may be read as. */
function numbersOfTwelve(run: Run): readonly string[] {
  const whole = run.groups.join('');
  if (whole.length === AADHAAR_DIGITS) return [whole];
  return run.groups.flatMap((_, from) => {
    let number = '';
    let to = from;
    while (number.length < AADHAAR_DIGITS && to < run.groups.length) {
      number += run.groups[to];
      to += 1;
    }
    return number.length === AADHAAR_DIGITS && standsOut(run, from, to) ? [number] : [];
  });
}

/** UIDAI gives out no number that begins with 0 or 1, so that most dates with a time are none. */
const mayBeAadhaar = (number: string) => /^[2-9]/.test(number) && passesVerhoeff(number);

/**
 * Whether a text names what may be an Aadhaar number: twelve digits of any script, with up to three other characters
 * between any two of them, that pass Verhoeff's check. Such a text is not kept. Twelve digits of a longer number do not
 * count. Neither does a mobile number with its `+91`, which has twelve digits too: one in ten would pass the check, and
 * people are asked for their number. Without the plus it may be an Aadhaar number that begins with 91.
 */
export function namesAadhaar(text: string): boolean {
  // Circled, raised and similar digits become plain ones. What they stand between counts as it was written.
  return [text, text.normalize('NFKC')].some((written) =>
    Array.from(withLatinDigits(written).replaceAll(MOBILE_NUMBER, GAP).matchAll(DIGIT_GROUPS)).some(
      ([run]) => numbersOfTwelve(runFrom(run)).some((number) => mayBeAadhaar(number)),
    ),
  );
}
