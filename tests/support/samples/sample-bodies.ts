/** Bodies that the gateway takes as well formed, for any call: to see who is let in by them. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { GatewayCall } from '#contract/gateway.ts';

/** What goes into fields of these names, such as the number of an application that is there. */
export type Known = Readonly<Record<string, string | number>>;

/** Texts of which one fits wherever a call asks for a text of a certain shape. */
const TEXTS = [
  '3d5b8a3e-5c0c-4f8e-9d52-0e4b7a1c2f10',
  'LA0000000000',
  'GR0000000000',
  '2026-01-15',
  '2026-01',
  '0'.repeat(64),
  'A'.repeat(43),
  `${'A'.repeat(43)}.0000000000000.${'A'.repeat(43)}`,
  'ABC-1',
  '226',
  '7741',
  'MADEUPCHASS000001',
  'ABCPK4821Q',
  'SBIN0001234',
  'person@example.com',
  // The key of a card of a dealer's day.
  'money:LA0000000000:1',
  // A version of the program, and the beginning of a picture.
  '1.2.3',
  'iVBORw0KGgoA',
  '9812345678',
  '203.0.113.9',
];

/** What a schema asks for in code, so that its shape does not say it. */
const BY_NAME: Known = {
  mobileNumber: '9812345678',
  pinCode: '226001',
  search: 'LA0000000000',
  role: 'dealer',
  url: 'https://lender.example/messages',
  website: 'https://lender.example/',
  maxAtMaturity: 70,
  exShowroomPrice: 180_000_00,
  onRoadPrice: 190_000_00,
  closes: 18 * 60,
  gstin: '27AAPFU0939F1ZV',
  // Of an API key.
  prefix: 'rk_abcdefgh',
  // Of a terminal's first start; other codes say their shape.
  code: '7KQ2M3NP4R5ST6VW7XY8',
};

type Shape = z.core.JSONSchema.BaseSchema;

type Part = Shape['items'];

/** A schema may also be true or false, and items a list: the gateway uses neither. */
const isShape = (part: Part): part is Shape => typeof part === 'object' && !Array.isArray(part);

function textFor({ pattern, minLength = 0, maxLength = Infinity }: Shape): string {
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  return TEXTS.find(fits) ?? '';
}

function sampleOf(shape: Shape, known: Known): unknown {
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (isShape(first)) return sampleOf(first, known);
  if (Array.isArray(shape.type)) {
    const [type] = shape.type;
    return type === undefined ? null : sampleOf({ ...shape, type }, known);
  }
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.type === 'object') return objectOf(shape, known);
  if (shape.type === 'array') {
    const { items, minItems = 1 } = shape;
    return Array.from({ length: minItems }, () => (isShape(items) ? sampleOf(items, known) : null));
  }
  if (shape.type === 'string') return textFor(shape);
  if (shape.type === 'boolean') return false;
  return shape.type === 'null' ? null : Math.max(shape.minimum ?? 0, 0);
}

function objectOf({ properties = {}, required = [] }: Shape, known: Known): unknown {
  return Object.fromEntries(
    required.map((name) => {
      const shape = properties[name];
      return [name, known[name] ?? (isShape(shape) ? sampleOf(shape, known) : null)];
    }),
  );
}

/** A body that the call's schema accepts. Throws if none is found: add a text above. */
export function sampleBody({ path, body }: GatewayCall, known: Known): unknown {
  const shape = z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' });
  const own: Known = { ...BY_NAME, requestId: randomUUID() };
  const { code: _code, ...others } = own;
  // A number may be one of something else than an application.
  const tries = [{ ...own, ...known }, own, { ...others, ...known }, others].flatMap((names) => [
    sampleOf(shape, names),
    // One of several optional fields may be asked for.
    ...Object.keys(shape.properties ?? {})
      .filter((name) => !(shape.required ?? []).includes(name))
      .map((name) => sampleOf({ ...shape, required: [...(shape.required ?? []), name] }, names)),
  ]);
  const found = tries.find((sample) => z.safeParse(body, sample).success);
  if (found === undefined) throw new Error(`no body for ${path}: ${JSON.stringify(tries[0])}`);
  return found;
}
