/**
 * The five sections of a loan application. A section is saved as far as it is filled in, and checked as a whole before
 * the application is submitted. Money in whole paise, days as `YYYY-MM-DD`.
 */
import * as z from 'zod/mini';
import { parseAccountNumber, parseIfsc, parsePan, parsePin } from '#domain/identifiers.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { MAX_AMOUNT, MAX_PRODUCT_MONTHS, paise, whole } from '#domain/lending/values.ts';

/** A field that may still be empty. */
const open = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
const typed = (max: number) => open(z.string().check(z.trim(), z.maxLength(max)));
const identifier = (parse: (text: string) => string | null, error: string) =>
  open(
    z.string().check(
      z.maxLength(40),
      z.refine((text) => parse(text) !== null, error),
      z.overwrite((text) => parse(text) ?? text),
    ),
  );

export const OCCUPATIONS = [
  'drives-own-vehicle',
  'drives-rented-vehicle',
  'shop-or-trade',
  'salaried',
  'farming',
  'other',
] as const;

const identity = z.strictObject({
  fullName: typed(120),
  dateOfBirth: open(z.iso.date()),
  /** null with `hasNoPan`: Form 60 takes its place. */
  pan: identifier(parsePan, 'not a PAN'),
  hasNoPan: open(z.boolean()),
  /** The rest of the number is never asked for. */
  aadhaarLastFour: open(z.string().check(z.regex(/^\d{4}$/, 'must be the last four digits'))),
  drivingLicence: typed(20),
});

const address = z.strictObject({
  house: typed(200),
  locality: typed(120),
  district: typed(80),
  state: typed(80),
  pinCode: identifier(parsePin, 'not a PIN code'),
  home: open(z.enum(['own', 'family', 'rented'])),
});

const work = z.strictObject({
  occupation: open(z.enum(OCCUPATIONS)),
  monthsOfWork: open(whole(0, 1200)),
  per: open(z.enum(['day', 'month'])),
  income: open(paise),
  costs: open(paise),
  dependants: open(whole(0, 30)),
});

const vehicle = z.strictObject({
  vehicleKind: open(z.enum(VEHICLE_KINDS)),
  model: typed(120),
  exShowroomPrice: open(whole(1, MAX_AMOUNT)),
  onRoadPrice: open(whole(1, MAX_AMOUNT)),
  downPayment: open(paise),
  months: open(whole(1, MAX_PRODUCT_MONTHS)),
  dealerName: typed(120),
});

const bank = z.strictObject({
  holder: typed(120),
  accountNumber: identifier(parseAccountNumber, 'not an account number'),
  ifsc: identifier(parseIfsc, 'not an IFSC'),
});

export const sections = { identity, address, work, vehicle, bank } as const;
export type SectionName = keyof typeof sections;
export const SECTION_NAMES = [
  'identity',
  'address',
  'work',
  'vehicle',
  'bank',
] as const satisfies readonly SectionName[];
export type Sections = { readonly [Name in SectionName]: z.output<(typeof sections)[Name]> };
export type SectionValues<Name extends SectionName = SectionName> = Sections[Name];

/** What must be filled in before the application is submitted. */
const REQUIRED = {
  identity: ['fullName', 'dateOfBirth', 'aadhaarLastFour', 'drivingLicence'],
  address: ['house', 'district', 'state', 'pinCode', 'home'],
  work: ['occupation', 'per', 'income', 'costs'],
  vehicle: [
    'vehicleKind',
    'model',
    'exShowroomPrice',
    'onRoadPrice',
    'downPayment',
    'months',
    'dealerName',
  ],
  bank: ['holder', 'accountNumber', 'ifsc'],
} as const satisfies { readonly [Name in SectionName]: readonly (keyof Sections[Name])[] };

const FIELDS_WITH_NUMBERS: ReadonlySet<string> = new Set(['accountNumber', 'drivingLicence']);

/** A field of a section as `section.field`. */
export type SectionField = `${SectionName}.${string}`;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** The fields that are still empty, in the order of the sections. */
export function missingFields(filled: Sections): SectionField[] {
  const missing = SECTION_NAMES.flatMap((name) => {
    const values: Readonly<Record<string, unknown>> = filled[name];
    return REQUIRED[name]
      .filter((field) => isEmpty(values[field]))
      .map((field): SectionField => `${name}.${field}`);
  });
  const { pan, hasNoPan } = filled.identity;
  return isEmpty(pan) && hasNoPan !== true ? ['identity.pan', ...missing] : missing;
}

/** The sections that have nothing missing. */
export function filledSections(filled: Sections): SectionName[] {
  const missing = missingFields(filled);
  return SECTION_NAMES.filter((name) => !missing.some((field) => field.startsWith(`${name}.`)));
}

/** Whether a field's own rules say what number it holds, so that twelve digits in it are no Aadhaar number. */
export const hasNumberOfItsOwn = (field: string): boolean => FIELDS_WITH_NUMBERS.has(field);
