/**
 * What a document should prove. An operator looks for each check in the document and says yes, no, or that it cannot be
 * read; a check is named by the field of the application that it compares with, or has a name of its own.
 */
import type { DocumentKind } from '#domain/lending/documents.ts';
import type { FieldId, Sections } from '#domain/lending/sections.ts';
import { isFieldId, isTickedInstead, valueIn } from '#domain/lending/sections.ts';

/** What was found of a check. */
export const CHECK_OUTCOMES = ['yes', 'no', 'unreadable'] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

const NAME = 'identity.fullName';
const BORN = 'identity.dateOfBirth';
const PAN = 'identity.pan';
const DEALER = 'vehicle.dealerName';
const MODEL = 'vehicle.model';

/** What each kind should prove, in the order in which it is looked for. */
export const CHECKS_OF_KIND = {
  'masked-aadhaar': [NAME, BORN, 'identity.aadhaarLastFour'],
  'pan-or-form-60': [NAME, BORN, PAN, 'form-60-signed'],
  'driving-licence': [NAME, BORN, 'identity.drivingLicence', 'in-force'],
  'proforma-invoice': [NAME, DEALER, MODEL, 'vehicle.exShowroomPrice', 'vehicle.onRoadPrice'],
  photograph: ['face'],
  'bank-statement': ['bank.holder', 'bank.accountNumber', 'bank.ifsc', 'six-months'],
  'proof-of-address': [NAME, 'address', 'address.pinCode'],
  'guarantor-aadhaar': ['guarantor'],
  'guarantor-pan-or-form-60': ['guarantor'],
  'guarantor-documents': ['guarantor'],
  'margin-receipt': [NAME, DEALER, 'vehicle.downPayment'],
  invoice: [NAME, DEALER, MODEL, 'chassis'],
  insurance: [NAME, 'chassis', 'lender', 'in-force'],
  'form-20': [NAME, 'chassis', 'lender'],
  'form-21': [NAME, DEALER, 'chassis'],
  'form-22': [MODEL, 'chassis'],
  'form-34': [NAME, 'chassis', 'lender'],
  'registration-certificate': [NAME, 'chassis', 'registration', 'lender'],
  'delivery-report': [NAME, DEALER, 'chassis'],
} as const satisfies Readonly<Record<DocumentKind, readonly string[]>>;

export type CheckId = (typeof CHECKS_OF_KIND)[DocumentKind][number];
/** A check that is not a single field's. */
export type OwnCheck = Exclude<CheckId, FieldId>;

export const CHECK_IDS: readonly CheckId[] = [...new Set(Object.values(CHECKS_OF_KIND).flat())];

export const isOwnCheck = (check: CheckId): check is OwnCheck => !isFieldId(check);

/** The answers that a check compares the document with, as fields; none where it is looked at alone. */
export function fieldsOfCheck(check: CheckId): readonly FieldId[] {
  if (check === 'address') {
    return ['address.house', 'address.locality', 'address.district', 'address.state'];
  }
  return isOwnCheck(check) ? [] : [check];
}

/** What documents are compared with. */
export type Stated = {
  readonly sections: Sections;
  /** null where there is no guarantor. */
  readonly guarantorName: string | null;
};

/** The answers that a check compares the document with, those that were given. */
export function statedFor(check: CheckId, { sections, guarantorName }: Stated): readonly unknown[] {
  const values =
    check === 'guarantor'
      ? [guarantorName]
      : fieldsOfCheck(check).map((field) => valueIn(sections, field));
  return values.filter((value) => value !== null && value !== '');
}

function isAsked(check: CheckId, stated: Stated): boolean {
  if (check === 'form-60-signed') return isTickedInstead(stated.sections, PAN);
  if (check === PAN && isTickedInstead(stated.sections, PAN)) return false;
  const comparesNothing = isOwnCheck(check) && check !== 'address' && check !== 'guarantor';
  return comparesNothing || statedFor(check, stated).length > 0;
}

/** The checks of a document of an application: none for an answer that was not given. */
export const checksOf = (kind: DocumentKind, stated: Stated): readonly CheckId[] =>
  CHECKS_OF_KIND[kind].filter((check) => isAsked(check, stated));

/** Why a document is accepted of which a check is not answered with yes. */
export const ACCEPT_REASONS = [
  'written-differently',
  'shown-elsewhere',
  'borrower-explained',
  'not-needed',
] as const;
export type AcceptReason = (typeof ACCEPT_REASONS)[number];

/**
 * Whether what a verified document proved has changed since: an answer was changed, or another one is asked for in its place.
 * Not once everything that is asked now has been answered again.
 */
export function isOutdated(
  asked: readonly CheckId[],
  found: readonly { readonly check: CheckId; readonly isOutdated: boolean }[],
): boolean {
  const answered = found.filter((each) => !each.isOutdated).map(({ check }) => check);
  if (asked.every((check) => answered.includes(check))) return false;
  return found.some((each) => each.isOutdated || !asked.includes(each.check));
}

/** The checks that are not answered with yes: with one of them, a document is accepted only for a reason. */
export const notProven = (
  checks: readonly CheckId[],
  outcomes: ReadonlyMap<string, CheckOutcome>,
): readonly CheckId[] => checks.filter((check) => outcomes.get(check) !== 'yes');
