import * as z from 'zod/mini';
import { parseLocatedJson, placeOf } from '#domain/located-json.ts';

/** What is wrong with a JSON file, and where. */
export type JsonFileFault = {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** As in `products.0.amount.max`; empty for the file as a whole. */
  readonly field: string;
  readonly what: string;
};

/** More than anybody fixes before trying again; finding the line of each takes time in a long file. */
const MAX_FAULTS = 100;

const { localeError } = z.locales.en();

/**
 * Reads a JSON file written by a person. If it is not JSON there is one fault; if it does not fit the schema, up to a
 * hundred in the order of the file, each at the value in question, or at the nearest one around it.
 */
export function parseJsonFile<Schema extends z.ZodMiniType>(
  text: string,
  schema: Schema,
):
  | { readonly ok: true; readonly value: z.output<Schema> }
  | { readonly ok: false; readonly failure: readonly [JsonFileFault, ...JsonFileFault[]] } {
  const json = parseLocatedJson(text);
  if (!json.ok) {
    const { offset, what } = json.failure;
    return { ok: false, failure: [{ ...placeOf(text, offset), field: '', what }] };
  }
  const { value, offsetOf } = json.value;
  const parsed = z.safeParse(schema, value, { error: inWords });
  if (parsed.success) return { ok: true, value: parsed.data };
  const [first, ...others] = parsed.error.issues
    .map((issue) => ({ issue, offset: offsetOf(placedAt(issue)) }))
    .toSorted((one, other) => one.offset - other.offset)
    .slice(0, MAX_FAULTS)
    .map(({ issue, offset }) => ({
      ...placeOf(text, offset),
      field: issue.path.join('.'),
      what: issue.message,
    }));
  const unexplained = { line: 1, column: 1, field: '', what: 'does not fit' };
  return { ok: false, failure: [first ?? unexplained, ...others] };
}

function inWords(issue: z.core.$ZodRawIssue) {
  return issue.input === undefined ? 'is missing' : localeError(issue);
}

/** An unknown name is reported where it is, not where its object starts. */
function placedAt(issue: z.core.$ZodIssue): readonly PropertyKey[] {
  return issue.code === 'unrecognized_keys'
    ? [...issue.path, ...issue.keys.slice(0, 1)]
    : issue.path;
}
