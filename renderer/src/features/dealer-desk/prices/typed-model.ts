/** A model of the price list as it is typed: in the form, and in the cells of a file. */
import * as z from 'zod/mini';
import { zodResolver } from '@hookform/resolvers/zod';
import { parseDay, typedDay } from '#domain/days.ts';
import { namesAadhaar } from '#domain/identifiers.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { type PricedModel, pricedModel } from '#domain/lending/price-list.ts';
import type { Paise } from '#domain/money/money.ts';
import { paiseIn, wholeIn } from '#domain/typed-amounts.ts';
import { typedAmount } from '#renderer/features/dealer-desk/quote/typed-quote.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

export const MODEL_FIELDS = [
  'brand',
  'model',
  'variant',
  'kind',
  'battery',
  'range',
  'price',
  'registration',
  'insurance',
  'districts',
  'accessories',
  'offers',
  'stock',
] as const;
export type ModelField = (typeof MODEL_FIELDS)[number];
export type TypedModel = { readonly [Field in ModelField]: string };

/** A model with these texts in its fields. */
export const typedIn = (textOf: (field: ModelField) => string): TypedModel => ({
  brand: textOf('brand'),
  model: textOf('model'),
  variant: textOf('variant'),
  kind: textOf('kind'),
  battery: textOf('battery'),
  range: textOf('range'),
  price: textOf('price'),
  registration: textOf('registration'),
  insurance: textOf('insurance'),
  districts: textOf('districts'),
  accessories: textOf('accessories'),
  offers: textOf('offers'),
  stock: textOf('stock'),
});

export const EMPTY_MODEL: TypedModel = typedIn(() => '');

/** One entry a line, its parts between bars. */
const linesOf = (entries: readonly (readonly string[])[]): string =>
  entries.map((parts) => parts.join(' | ')).join('\n');

/** A model as it would be typed. */
export function typedModelOf(model: PricedModel): TypedModel {
  const { elsewhere, districts, accessories, offers, stock } = model;
  return {
    brand: model.brand,
    model: model.model,
    variant: model.variant ?? '',
    kind: model.vehicleKind,
    battery: model.battery ?? '',
    range: model.rangeKm === null ? '' : String(model.rangeKm),
    price: typedAmount(model.exShowroomPrice),
    registration: typedAmount(elsewhere.registration),
    insurance: typedAmount(elsewhere.insurance),
    districts: linesOf(
      districts.map(({ district, registration, insurance }) => [
        district,
        typedAmount(registration),
        typedAmount(insurance),
      ]),
    ),
    accessories: linesOf(accessories.map(({ name, price }) => [name, typedAmount(price)])),
    offers: linesOf(
      offers.map(({ name, amount, from, until }) => [
        name,
        typedAmount(amount),
        typedDay(from),
        typedDay(until),
      ]),
    ),
    stock: linesOf(stock.map(({ colour, chassisNumbers }) => [colour, chassisNumbers.join(' ')])),
  };
}

const wordsOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
const amountOf = (typed: string): Paise | null => paiseIn(typed.trim() === '' ? '0' : typed);

/** The parts of each entry; null for one that has another number of them. */
const entriesIn = (typed: string, parts: number): readonly (readonly string[] | null)[] =>
  typed
    .split(/[;\n]/)
    .filter((entry) => entry.trim() !== '')
    .map((entry) => entry.split('|').map((part) => part.trim()))
    .map((found) => (found.length === parts ? found : null));

const eachIn = (typed: string, parts: number, of: (entry: readonly string[]) => unknown) =>
  entriesIn(typed, parts).map((entry) => (entry === null ? null : of(entry)));

/** Where each part of a model is typed. */
const FIELD_AT: Readonly<Record<string, ModelField>> = {
  vehicleKind: 'kind',
  rangeKm: 'range',
  exShowroomPrice: 'price',
  'elsewhere.registration': 'registration',
  'elsewhere.insurance': 'insurance',
};

const isField = (name: string): name is ModelField => MODEL_FIELDS.some((field) => field === name);

function fieldAt(path: readonly PropertyKey[]): ModelField {
  const [first = '', second = ''] = path.map(String);
  const field = FIELD_AT[`${first}.${second}`] ?? FIELD_AT[first] ?? first;
  return isField(field) ? field : 'model';
}

export type ModelFault = { readonly field: ModelField; readonly message: PlainKey };

/** The model that is typed, or the first fault of each field. */
export function readModel(
  typed: TypedModel,
):
  | { readonly ok: true; readonly model: PricedModel }
  | { readonly ok: false; readonly faults: readonly ModelFault[] } {
  const read = pricedModel.safeParse({
    brand: typed.brand,
    model: typed.model,
    variant: wordsOf(typed.variant),
    vehicleKind: typed.kind,
    battery: wordsOf(typed.battery),
    rangeKm: typed.range.trim() === '' ? null : (wholeIn(typed.range) ?? 0),
    exShowroomPrice: paiseIn(typed.price),
    elsewhere: {
      registration: amountOf(typed.registration),
      insurance: amountOf(typed.insurance),
    },
    districts: eachIn(typed.districts, 3, ([district, registration = '', insurance = '']) => ({
      district,
      registration: paiseIn(registration),
      insurance: paiseIn(insurance),
    })),
    accessories: eachIn(typed.accessories, 2, ([name, price = '']) => ({
      name,
      price: paiseIn(price),
    })),
    offers: eachIn(typed.offers, 4, ([name, amount = '', from = '', until = '']) => ({
      name,
      amount: paiseIn(amount),
      from: parseDay(from),
      until: parseDay(until),
    })),
    stock: eachIn(typed.stock, 2, ([colour, numbers = '']) => ({
      colour,
      chassisNumbers: withLatinDigits(numbers)
        .toUpperCase()
        .split(/[\s,]+/)
        .filter((number) => number !== ''),
    })),
  });
  const faults: ModelFault[] = MODEL_FIELDS.filter((field) => namesAadhaar(typed[field])).map(
    (field) => ({ field, message: 'form.aadhaar' }),
  );
  for (const { path } of read.error?.issues ?? []) {
    const field = fieldAt(path);
    if (faults.every((fault) => fault.field !== field)) {
      faults.push({ field, message: `prices.error.${field}` });
    }
  }
  return read.success && faults.length === 0
    ? { ok: true, model: read.data }
    : { ok: false, faults };
}

const schema = z
  .object({
    brand: z.string(),
    model: z.string(),
    variant: z.string(),
    kind: z.string(),
    battery: z.string(),
    range: z.string(),
    price: z.string(),
    registration: z.string(),
    insurance: z.string(),
    districts: z.string(),
    accessories: z.string(),
    offers: z.string(),
    stock: z.string(),
  })
  .check((payload) => {
    const read = readModel(payload.value);
    for (const { field, message } of read.ok ? [] : read.faults) {
      payload.issues.push({ code: 'custom', path: [field], message, input: payload.value });
    }
  });

export const modelRules = zodResolver(schema);
