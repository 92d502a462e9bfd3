import { FIELD_IDS, type FieldId, isFieldId, fieldOf } from '#domain/lending/sections.ts';
import type { SectionName } from '#domain/lending/sections.ts';

const PIN_CODE: FieldId = 'address.pinCode';
const FILLED_FROM_PIN: readonly FieldId[] = ['address.district', 'address.state'];

/** Every field in the order of the form, where the PIN code comes before what is filled in from it. */
export const FORM_FIELDS: readonly FieldId[] = FIELD_IDS.flatMap((id) => {
  if (id === PIN_CODE) return [id, ...FILLED_FROM_PIN];
  return FILLED_FROM_PIN.includes(id) ? [] : [id];
});

/** What is chosen of one lender: its text is the ID of a product, or nothing. */
export type ChoiceId = `lender.${string}`;

export const choiceOf = (lenderId: string): ChoiceId => `lender.${lenderId}`;

/** Everything that is saved as entered. */
export type AnswerId = FieldId | ChoiceId;

export const isAnswerId = (name: string): name is AnswerId =>
  isFieldId(name) || name.startsWith('lender.');

export const fieldsOf = (section: SectionName): readonly FieldId[] =>
  FORM_FIELDS.filter((id) => fieldOf(id).section === section);
