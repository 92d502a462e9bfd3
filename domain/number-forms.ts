/** Whether a number that an operator reads in a document has the form that such numbers have; nobody is asked whether it exists. */
import { withLatinDigits } from '#domain/latin-digits.ts';
import { isPanOf, parseChassisNumber, parseIfsc, parsePan } from '#domain/identifiers.ts';

/** What was found of a number's form. */
export type FormFinding =
  | 'pan-of-person'
  | 'pan-of-others'
  | 'pan-wrong'
  | 'ifsc-right'
  | 'ifsc-wrong'
  | 'chassis-right'
  | 'chassis-wrong'
  | 'registration-right'
  | 'registration-bharat'
  | 'registration-of-no-state'
  | 'registration-wrong';

/**
 * Codes of states and union territories in registration numbers (notifications under section 41(6) of the Motor Vehicles Act,
 * 1988), with those that older vehicles still have: OR is Odisha, UA Uttarakhand, TS Telangana, DN and DD are one territory now.
 */
const STATE_CODES: ReadonlySet<string> = new Set(
  'AN AP AR AS BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UA UK UP WB'.split(
    ' ',
  ),
);

/** State, office, up to three letters of the series, and up to four digits, not all zero. */
const REGISTRATION = /^(?<state>[A-Z]{2})\d{1,2}[A-Z]{0,3}(?!0+$)\d{1,4}$/;
/** The series for all of India: year, BH, four digits, and letters without I and O (rule 48 of the motor vehicles rules). */
const BHARAT = /^\d{2}BH(?!0000)\d{4}[A-HJ-NP-Z]{1,2}$/;

function formOfRegistration(typed: string): FormFinding {
  const written = withLatinDigits(typed.normalize('NFKC'))
    .replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase();
  if (BHARAT.test(written)) return 'registration-bharat';
  const state = REGISTRATION.exec(written)?.groups?.['state'];
  if (state === undefined) return 'registration-wrong';
  return STATE_CODES.has(state) ? 'registration-right' : 'registration-of-no-state';
}

function formOfPan(typed: string): FormFinding {
  if (parsePan(typed) === null) return 'pan-wrong';
  return isPanOf('person', typed) ? 'pan-of-person' : 'pan-of-others';
}

export type CheckedNumber = 'pan' | 'ifsc' | 'chassis' | 'registration';

/** No check digit is looked at: PAN, IFSC and registration numbers have none, and India prescribes none for chassis numbers. */
export function formOf(number: CheckedNumber, typed: string): FormFinding {
  switch (number) {
    case 'pan':
      return formOfPan(typed);
    case 'ifsc':
      return parseIfsc(typed) === null ? 'ifsc-wrong' : 'ifsc-right';
    case 'chassis':
      return parseChassisNumber(typed) === null ? 'chassis-wrong' : 'chassis-right';
    case 'registration':
      return formOfRegistration(typed);
  }
}
