import type * as z from 'zod/mini';
import { parseDay } from '#domain/days.ts';
import { namesAadhaar } from '#domain/identifiers.ts';
import { readNumber } from '#domain/read-number.ts';
import { hasNumberOfItsOwn, type Sections, sections } from '#domain/lending/sections.ts';
import {
  type AnswerId,
  FIELD_IDS,
  FIELDS,
  type FieldId,
  isFieldId,
  nameOf,
  sectionOf,
} from '#renderer/features/applications/wizard/draft/fields.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { grouped } from '#renderer/ui/text/grouped.ts';

/** What a typed text means to the gateway; null for nothing. `error` names the words that say what is wrong. */
export type Reading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: PlainKey };

const ERRORS: Readonly<Partial<Record<FieldId, PlainKey>>> = {
  'identity.dateOfBirth': 'apply.error.day',
  'identity.pan': 'apply.error.pan',
  'identity.aadhaarLastFour': 'apply.error.aadhaarLastFour',
  'address.pinCode': 'apply.error.pinCode',
  'vehicle.months': 'apply.error.months',
  'work.monthsOfWork': 'apply.error.monthsOfWork',
  'bank.accountNumber': 'apply.error.accountNumber',
  'bank.ifsc': 'apply.error.ifsc',
};
const ERRORS_OF_KIND = {
  text: 'apply.error.tooLong',
  day: 'apply.error.day',
  rupees: 'apply.error.rupees',
  whole: 'apply.error.whole',
  yes: 'apply.error.whole',
} as const satisfies Readonly<Record<string, PlainKey>>;

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
  const shape: Readonly<Record<string, z.ZodMiniType>> = sections[sectionOf(id)].shape;
  const checked = shape[nameOf(id)]?.safeParse(rawValue(id, text));
  return checked?.success === true
    ? { ok: true, value: checked.data }
    : { ok: false, error: ERRORS[id] ?? ERRORS_OF_KIND[FIELDS[id]] };
}

/** Not yet checked: a text that is not a number or date is passed on unchanged, and refused by the schema. */
function rawValue(id: FieldId, text: string): unknown {
  switch (FIELDS[id]) {
    case 'text':
      return text;
    case 'yes':
      return text === 'yes';
    case 'day':
      return parseDay(text) ?? text;
    case 'whole':
    case 'rupees': {
      const reading = readNumber(text);
      if (!reading.ok) return text;
      return FIELDS[id] === 'rupees' ? Math.round(reading.value * 100) : reading.value;
    }
  }
}

/** A value from the gateway as its field shows it; '' for none. */
export function textOf(id: FieldId, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : '';
  if (typeof value === 'number') {
    return FIELDS[id] === 'rupees' ? grouped(value / 100) : String(value);
  }
  if (typeof value !== 'string') return '';
  return FIELDS[id] === 'day' ? value.split('-').toReversed().join('/') : value;
}

/** A text in the form that the gateway's answer has in its field; null when the gateway would not take it. */
export function canonical(id: AnswerId, text: string): string | null {
  if (!isFieldId(id)) return text;
  const reading = readText(id, text);
  return reading.ok ? textOf(id, reading.value) : null;
}

/** The value of one field of the sections. */
export function valueIn(filled: Sections, id: FieldId): unknown {
  const values: Readonly<Record<string, unknown>> = filled[sectionOf(id)];
  return values[nameOf(id)] ?? null;
}

export const textIn = (filled: Sections, id: FieldId): string => textOf(id, valueIn(filled, id));

/** The sections with some fields replaced. */
export function withValues(
  filled: Sections,
  values: Readonly<Partial<Record<FieldId, unknown>>>,
): Sections {
  const of = (section: keyof Sections) =>
    Object.fromEntries(
      FIELD_IDS.filter((id) => sectionOf(id) === section).map((id) => [
        nameOf(id),
        Object.hasOwn(values, id) ? values[id] : valueIn(filled, id),
      ]),
    );
  return {
    identity: sections.identity.parse(of('identity')),
    address: sections.address.parse(of('address')),
    work: sections.work.parse(of('work')),
    vehicle: sections.vehicle.parse(of('vehicle')),
    bank: sections.bank.parse(of('bank')),
  };
}

/** Whether two texts of a field mean the same, however they are written. */
export function meansTheSame(id: FieldId, one: string, other: string): boolean {
  const meaning = canonical(id, one);
  return meaning === null ? one === other : meaning === canonical(id, other);
}
