/** Where a call takes text in people's own words, and whether an Aadhaar number is in it: no such text is kept. */
import * as z from 'zod/mini';
import { namesAadhaar } from '#domain/identifiers.ts';
import { hasNumberOfItsOwn } from '#domain/lending/sections.ts';

/** Fields without a pattern of their own that may hold twelve digits, by name. */
const EXEMPT: ReadonlySet<string> = new Set([
  // Of passwords only a hash is kept, of what is searched for nothing.
  'password',
  'confirmedPassword',
  'search',
  // Somebody's number to call: it may be written with the country's prefix and without a plus.
  'phone',
  // A dealer's papers, and an address on the network, have numbers of others.
  'invoiceNumber',
  'insurancePolicyNumber',
  'url',
  // What the gateway itself has given out, or is asked to find.
  'id',
  'userId',
]);

/** Twelve digits as people write them: a field whose pattern refuses this holds codes, not words. */
const SPACED_DIGITS = '4991 1866 5246';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Branch = JsonSchema | boolean | readonly (JsonSchema | boolean)[] | undefined;

export type TextField = {
  /** Names joined by dots; `*` is any place of a list, or any name. */
  readonly path: string;
  readonly kind: 'free' | 'own format' | 'exempt';
};

const EVERY = '*';
const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function kindOf(path: string, { format, pattern }: JsonSchema): TextField['kind'] {
  if (format !== undefined) return 'own format';
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(SPACED_DIGITS)) return 'own format';
  const name = path.split('.').at(-1) ?? '';
  return EXEMPT.has(name) || hasNumberOfItsOwn(name) ? 'exempt' : 'free';
}

function fieldsBelow(path: string, schema: Branch): readonly TextField[] {
  if (schema === undefined || typeof schema === 'boolean') return [];
  if (isList(schema)) return schema.flatMap((each) => fieldsBelow(path, each));
  const isWords =
    schema.type === 'string' && schema.enum === undefined && schema.const === undefined;
  return [
    ...(isWords ? [{ path, kind: kindOf(path, schema) }] : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => fieldsBelow(path, each)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
      fieldsBelow(below(path, name), each),
    ),
    ...[schema.items, schema.prefixItems, schema.additionalProperties].flatMap((each) =>
      fieldsBelow(below(path, EVERY), each),
    ),
  ];
}

const isList = (schema: NonNullable<Branch>): schema is readonly (JsonSchema | boolean)[] =>
  Array.isArray(schema);

/** Every field of a body that holds text, but for those with a fixed list of values. */
export const textFieldsOf = (body: z.core.$ZodType): readonly TextField[] =>
  fieldsBelow('', z.toJSONSchema(body, { io: 'input' }));

const freePaths = new WeakMap<z.core.$ZodType, ReadonlySet<string>>();

function freePathsOf(body: z.core.$ZodType): ReadonlySet<string> {
  const known = freePaths.get(body);
  if (known !== undefined) return known;
  const free = textFieldsOf(body).filter(({ kind }) => kind === 'free');
  const paths = new Set(free.map(({ path }) => path));
  freePaths.set(body, paths);
  return paths;
}

/** The fields of a body whose free text names an Aadhaar number, by name, such as `values.note` or `fees.0.names.en`. */
export function fieldsWithAadhaar(body: z.core.$ZodType, value: unknown): readonly string[] {
  const free = freePathsOf(body);
  const search = (path: string, shown: string, part: unknown): readonly string[] => {
    if (typeof part === 'string') return free.has(path) && namesAadhaar(part) ? [shown] : [];
    if (typeof part !== 'object' || part === null) return [];
    const isPlace = Array.isArray(part);
    return Object.entries(part).flatMap(([name, each]) =>
      search(below(path, isPlace ? EVERY : name), below(shown, name), each),
    );
  };
  return search('', '', value);
}
