/**
 * The five sections of a loan application. A section is saved as far as it is filled in, and checked as a whole before
 * the application is submitted. Money in whole paise, days as `YYYY-MM-DD`.
 */
import * as z from 'zod/mini';
import { parseAccountNumber, parseIfsc, parsePan, parsePin } from '#domain/identifiers.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import type { DataItem } from '#domain/lending/notifications/notices.ts';
import { MAX_PRODUCT_MONTHS, money, moneyFrom, whole } from '#domain/lending/values.ts';

export const OCCUPATIONS = [
  'drives-own-vehicle',
  'drives-rented-vehicle',
  'shop-or-trade',
  'salaried',
  'farming',
  'other',
] as const;
const HOMES = ['own', 'family', 'rented'] as const;
const PERIODS = ['day', 'month'] as const;

/** What a field with a fixed list of answers can be answered with. */
export type Choice = (
  | typeof OCCUPATIONS
  | typeof HOMES
  | typeof PERIODS
  | typeof VEHICLE_KINDS
)[number];

/** What a field is besides the rule for its value. */
type Facts = {
  /** How its value is written and read: `money` is in paise, `yes` is a box to tick. */
  readonly kind: 'text' | 'day' | 'money' | 'whole' | 'yes' | 'choice';
  readonly choices?: readonly Choice[];
  /** The most characters of a text without a pattern. */
  readonly most?: number;
  /** Every other one must be filled in before the application is submitted. */
  readonly isOptional?: true;
  /** The box of the same section that can be ticked instead. */
  readonly orTicked?: string;
  /** The kind of data that a lender is sent it as, with the borrower's consent; what has none is not sent. */
  readonly item?: DataItem;
  /** Its own rules say what number it holds, so that twelve digits in it are no Aadhaar number. */
  readonly hasNumber?: true;
};
export type FieldKind = Facts['kind'];

const FACTS = new Map<z.ZodMiniType, Facts>();

/** A field, which may still be empty. */
function described<Schema extends z.ZodMiniType>(schema: Schema, facts: Facts) {
  const open = z.optional(z.nullable(schema));
  FACTS.set(open, facts);
  return open;
}
type More = Omit<Facts, 'kind' | 'choices' | 'most'>;
const typed = (most: number, more: More) =>
  described(z.string().check(z.trim(), z.maxLength(most)), { kind: 'text', most, ...more });
const identifier = (parse: (text: string) => string | null, error: string, more: More) =>
  described(
    z.string().check(
      z.maxLength(40),
      z.refine((text) => parse(text) !== null, error),
      z.overwrite((text) => parse(text) ?? text),
    ),
    { kind: 'text', ...more },
  );
const choice = <const Choices extends readonly Choice[]>(choices: Choices, more: More) =>
  described(z.enum(choices), { kind: 'choice', choices, ...more });
const count = (least: number, most: number, more: More) =>
  described(whole(least, most), { kind: 'whole', ...more });
const amount = <Schema extends z.ZodMiniType>(schema: Schema, more: More) =>
  described(schema, { kind: 'money', ...more });

const identity = z.strictObject({
  fullName: typed(120, { item: 'name' }),
  dateOfBirth: described(z.iso.date(), { kind: 'day', item: 'date-of-birth' }),
  /** null with `hasNoPan`: Form 60 takes its place. */
  pan: identifier(parsePan, 'not a PAN', { item: 'identifiers', orTicked: 'hasNoPan' }),
  hasNoPan: described(z.boolean(), { kind: 'yes', isOptional: true }),
  /** The rest of the number is never asked for. */
  aadhaarLastFour: described(
    z
      .string()
      .check(z.overwrite(withLatinDigits), z.regex(/^\d{4}$/, 'must be the last four digits')),
    {
      kind: 'text',
      item: 'identifiers',
    },
  ),
  drivingLicence: described(
    z.string().check(z.overwrite(withLatinDigits), z.trim(), z.maxLength(20)),
    { kind: 'text', most: 20, item: 'identifiers', hasNumber: true },
  ),
});

const lived = { item: 'address' } as const;
const address = z.strictObject({
  house: typed(200, lived),
  locality: typed(120, { ...lived, isOptional: true }),
  district: typed(80, lived),
  state: typed(80, lived),
  pinCode: identifier(parsePin, 'not a PIN code', lived),
  home: choice(HOMES, lived),
});

const worked = { item: 'work-and-income' } as const;
const work = z.strictObject({
  occupation: choice(OCCUPATIONS, worked),
  monthsOfWork: count(0, 1200, { ...worked, isOptional: true }),
  per: choice(PERIODS, worked),
  income: amount(money, worked),
  costs: amount(money, worked),
  dependants: count(0, 30, { ...worked, isOptional: true }),
});

const bought = { item: 'vehicle-and-prices' } as const;
const vehicle = z.strictObject({
  vehicleKind: choice(VEHICLE_KINDS, bought),
  model: typed(120, bought),
  exShowroomPrice: amount(moneyFrom(1), bought),
  onRoadPrice: amount(moneyFrom(1), bought),
  downPayment: amount(money, bought),
  /** Sent as a part of the loan that is asked for. */
  months: count(1, MAX_PRODUCT_MONTHS, {}),
  dealerName: typed(120, bought),
});

const paidFrom = { item: 'bank-account' } as const;
const bank = z.strictObject({
  holder: typed(120, paidFrom),
  accountNumber: identifier(parseAccountNumber, 'not an account number', {
    ...paidFrom,
    hasNumber: true,
  }),
  ifsc: identifier(parseIfsc, 'not an IFSC', paidFrom),
});

export const sections = { identity, address, work, vehicle, bank } as const;
/** All five, as far as they are filled in. */
export const allSections = z.object(sections);
export type SectionName = keyof typeof sections;
export const SECTION_NAMES = [
  'identity',
  'address',
  'work',
  'vehicle',
  'bank',
] as const satisfies readonly SectionName[];
export type Sections = Readonly<z.output<typeof allSections>>;
export type SectionValues<Name extends SectionName = SectionName> = Sections[Name];

/** A field as `section.field`. */
export type FieldId = {
  [Name in SectionName]: `${Name}.${keyof Sections[Name] & string}`;
}[SectionName];

type Field = Facts & { readonly section: SectionName };

const FIELDS: ReadonlyMap<string, Field> = new Map(
  SECTION_NAMES.flatMap((section) =>
    Object.entries<z.ZodMiniType>(sections[section].shape).flatMap(([name, schema]) => {
      const facts = FACTS.get(schema);
      return facts === undefined ? [] : [[`${section}.${name}`, { section, ...facts }] as const];
    }),
  ),
);

export const isFieldId = (id: string): id is FieldId => FIELDS.has(id);

/** Every field, in the order of the sections. */
export const FIELD_IDS: readonly FieldId[] = [...FIELDS.keys()].filter(isFieldId);

export function fieldOf(id: FieldId): Field {
  const field = FIELDS.get(id);
  if (field === undefined) throw new Error(`No section has the field ${id}.`);
  return field;
}

/** The name of a field within its section. */
export const nameOf = (id: string): string => id.slice(id.indexOf('.') + 1);

/** The value of a field; null for none. */
export function valueIn(filled: Sections, id: FieldId): unknown {
  const values: Readonly<Record<string, unknown>> = filled[fieldOf(id).section];
  return values[nameOf(id)] ?? null;
}

const isEmpty = (value: unknown) => value === null || value === '';

/** The box that can be ticked instead of filling in a field. */
export function boxInsteadOf(id: FieldId): FieldId | null {
  const { section, orTicked } = fieldOf(id);
  const box = `${section}.${orTicked}`;
  return orTicked !== undefined && isFieldId(box) ? box : null;
}

/** Whether the box is ticked that stands for this field. */
export function isTickedInstead(filled: Sections, id: FieldId): boolean {
  const box = boxInsteadOf(id);
  return box !== null && valueIn(filled, box) === true;
}

/** The required fields that are still empty, in the order of the sections. */
export const missingFields = (filled: Sections): FieldId[] =>
  FIELD_IDS.filter((id) => {
    const isNeeded = fieldOf(id).isOptional !== true && !isTickedInstead(filled, id);
    return isNeeded && isEmpty(valueIn(filled, id));
  });

/** As an application is before anything is typed. */
export const NO_SECTIONS: Sections = { identity: {}, address: {}, work: {}, vehicle: {}, bank: {} };

/** The sections that have nothing missing. */
export function filledSections(filled: Sections): SectionName[] {
  const missing = missingFields(filled);
  return SECTION_NAMES.filter((name) => !missing.some((field) => field.startsWith(`${name}.`)));
}

const NAMES_WITH_NUMBERS: ReadonlySet<string> = new Set(
  FIELD_IDS.filter((id) => fieldOf(id).hasNumber).map(nameOf),
);

/** Whether a field's own rules say what number it holds, so that twelve digits in it are no Aadhaar number. */
export const hasNumberOfItsOwn = (name: string): boolean => NAMES_WITH_NUMBERS.has(name);
