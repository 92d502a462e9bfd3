import { SECTION_NAMES, type SectionName } from '#domain/lending/sections.ts';

/** How a field is typed, and turned into what the gateway takes. `yes` is a box to tick. */
export type FieldKind = 'text' | 'day' | 'rupees' | 'whole' | 'yes';

/** Every field of the five sections, in the order of the form. */
export const FIELDS = {
  'identity.fullName': 'text',
  'identity.dateOfBirth': 'day',
  'identity.pan': 'text',
  'identity.hasNoPan': 'yes',
  'identity.aadhaarLastFour': 'text',
  'identity.drivingLicence': 'text',
  'address.house': 'text',
  'address.locality': 'text',
  'address.pinCode': 'text',
  'address.district': 'text',
  'address.state': 'text',
  'address.home': 'text',
  'work.occupation': 'text',
  'work.monthsOfWork': 'whole',
  'work.per': 'text',
  'work.income': 'rupees',
  'work.costs': 'rupees',
  'work.dependants': 'whole',
  'vehicle.vehicleKind': 'text',
  'vehicle.model': 'text',
  'vehicle.exShowroomPrice': 'rupees',
  'vehicle.onRoadPrice': 'rupees',
  'vehicle.downPayment': 'rupees',
  'vehicle.months': 'whole',
  'vehicle.dealerName': 'text',
  'bank.holder': 'text',
  'bank.accountNumber': 'text',
  'bank.ifsc': 'text',
} as const satisfies Readonly<Record<`${SectionName}.${string}`, FieldKind>>;

export type FieldId = keyof typeof FIELDS;

export const isFieldId = (name: string): name is FieldId => Object.hasOwn(FIELDS, name);

export const FIELD_IDS: readonly FieldId[] = Object.keys(FIELDS).filter(isFieldId);

/** What is chosen of one lender: its text is the ID of a product, or nothing. */
export type ChoiceId = `lender.${string}`;

export const choiceOf = (lenderId: string): ChoiceId => `lender.${lenderId}`;

/** Everything that is saved as entered. */
export type AnswerId = FieldId | ChoiceId;

export const isAnswerId = (name: string): name is AnswerId =>
  isFieldId(name) || name.startsWith('lender.');

export function sectionOf(id: FieldId): SectionName {
  const section = SECTION_NAMES.find((name) => id.startsWith(`${name}.`));
  if (section === undefined) throw new Error(`No section has the field ${id}.`);
  return section;
}

/** The name of an answer within its section. */
export const nameOf = (id: AnswerId): string => id.slice(id.indexOf('.') + 1);

export const fieldsOf = (section: SectionName): readonly FieldId[] =>
  FIELD_IDS.filter((id) => sectionOf(id) === section);
