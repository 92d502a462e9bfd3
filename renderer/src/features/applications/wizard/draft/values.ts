import type * as z from 'zod/mini';
import { parseDay } from '#domain/days.ts';
import { namesAadhaar } from '#domain/identifiers.ts';
import { readNumber } from '#domain/read-number.ts';
import {
  type FieldId,
  type FieldKind,
  fieldOf,
  hasNumberOfItsOwn,
  isFieldId,
  nameOf,
  type SectionName,
  type Sections,
  SECTION_NAMES,
  allSections,
  sections,
  valueIn,
} from '#domain/lending/sections.ts';
import { type AnswerId, FORM_FIELDS } from '#renderer/features/applications/wizard/draft/fields.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { grouped } from '#renderer/ui/text/grouped.ts';

/** What a typed text means to the gateway; null for nothing. `error` names the words that say what is wrong. */
export type Reading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: PlainKey };

/** Fields whose words say more than those of their kind. */
const WITH_OWN_ERROR = [
  'pan',
  'aadhaarLastFour',
  'pinCode',
  'months',
  'monthsOfWork',
  'accountNumber',
  'ifsc',
] as const;
const ERRORS_OF_KIND = {
  text: 'apply.error.tooLong',
  choice: 'apply.error.tooLong',
  day: 'apply.error.day',
  money: 'apply.error.rupees',
  whole: 'apply.error.whole',
  yes: 'apply.error.whole',
} as const satisfies Readonly<Record<FieldKind, PlainKey>>;

function errorOf(id: FieldId): PlainKey {
  const own = WITH_OWN_ERROR.find((name) => name === nameOf(id));
  return own === undefined ? ERRORS_OF_KIND[fieldOf(id).kind] : `apply.error.${own}`;
}

/**
 * Whether a text must be neither kept nor sent: it holds a whole Aadhaar number. In the field of the last four digits,
 * more digits than that may be most of one, even mistyped.
 */
export const holdsAadhaar = (id: AnswerId, text: string): boolean =>
  id === 'identity.aadhaarLastFour'
    ? (text.match(/\p{Nd}/gu)?.length ?? 0) > 4
    : !hasNumberOfItsOwn(nameOf(id)) && namesAadhaar(text);

/** What a typed text means to the gateway. An empty one means that there is no answer yet. */
export function readText(id: FieldId, text: string): Reading {
  if (text.trim() === '') return { ok: true, value: null };
  if (holdsAadhaar(id, text)) {
    const isOwnField = id === 'identity.aadhaarLastFour';
    return { ok: false, error: isOwnField ? 'apply.error.moreThanFour' : 'apply.error.aadhaar' };
  }
  const shape: Readonly<Record<string, z.ZodMiniType>> = sections[fieldOf(id).section].shape;
  const checked = shape[nameOf(id)]?.safeParse(rawValue(id, text));
  return checked?.success === true
    ? { ok: true, value: checked.data }
    : { ok: false, error: errorOf(id) };
}

/** Not yet checked: a text that is not a number or date is passed on unchanged, and refused by the schema. */
function rawValue(id: FieldId, text: string): unknown {
  const { kind } = fieldOf(id);
  switch (kind) {
    case 'text':
    case 'choice':
      return text;
    case 'yes':
      return text === 'yes';
    case 'day':
      return parseDay(text) ?? text;
    // As `paiseIn` reads it, which would cost this page 0.5 KB.
    case 'money': {
      const reading = readNumber(text);
      return reading.ok && !text.includes('%') ? Math.round(reading.value * 100) : text;
    }
    case 'whole': {
      const reading = readNumber(text);
      return reading.ok ? reading.value : text;
    }
  }
}

/** A value from the gateway as its field shows it; '' for none. */
export function textOf(id: FieldId, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : '';
  if (typeof value === 'number') {
    return fieldOf(id).kind === 'money' ? grouped(value / 100) : String(value);
  }
  if (typeof value !== 'string') return '';
  return fieldOf(id).kind === 'day' ? value.split('-').toReversed().join('/') : value;
}

/** A text in the form that the gateway's answer has in its field; null when the gateway would not take it. */
export function canonical(id: AnswerId, text: string): string | null {
  if (!isFieldId(id)) return text;
  const reading = readText(id, text);
  return reading.ok ? textOf(id, reading.value) : null;
}

export const textIn = (filled: Sections, id: FieldId): string => textOf(id, valueIn(filled, id));

/** The sections with some fields replaced. */
export function withValues(
  filled: Sections,
  values: Readonly<Partial<Record<FieldId, unknown>>>,
): Sections {
  const of = (section: SectionName) =>
    Object.fromEntries(
      FORM_FIELDS.filter((id) => fieldOf(id).section === section).map((id) => [
        nameOf(id),
        Object.hasOwn(values, id) ? values[id] : valueIn(filled, id),
      ]),
    );
  return allSections.parse(Object.fromEntries(SECTION_NAMES.map((name) => [name, of(name)])));
}

/** Whether two texts of a field mean the same, however they are written. */
export function meansTheSame(id: FieldId, one: string, other: string): boolean {
  const meaning = canonical(id, one);
  return meaning === null ? one === other : meaning === canonical(id, other);
}
