import * as z from 'zod/mini';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import { fieldsWithAadhaar } from '#gateway/foundation/http/free-texts.ts';

/** Limits how much of a client's input a refusal repeats. */
const MAX_NAMED_FIELDS = 20;
const MAX_FIELD_NAME_LENGTH = 64;

/** Text that neither database can store is not: PostgreSQL rejects NUL, and half a surrogate pair has no UTF-8 form. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((part) => isStorable(part));
}

/** `emailId` as `email id`. */
const asWords = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** `wrong` are fields of the contract, `unknown` is anything else the client sent. */
function refuseFields(wrong: readonly string[], unknown: readonly string[]): Refusal {
  const message =
    wrong.length > 0
      ? `Please check: ${wrong.map(asWords).join(', ')}.`
      : 'The request has unknown fields.';
  const fields = [...wrong, ...unknown].slice(0, MAX_NAMED_FIELDS);
  return refuse('fields-wrong', message, {
    fields: fields.map((field) => field.slice(0, MAX_FIELD_NAME_LENGTH)),
  });
}

/** A file is renamed; anything else is written without the number. */
function refuseAadhaar(fields: readonly string[]): Refusal {
  const named = { fields: fields.slice(0, MAX_NAMED_FIELDS) };
  return fields.every((field) => field === 'fileName')
    ? refuse(
        'aadhaar-in-file-name',
        'Please rename the file: its name holds an Aadhaar number.',
        named,
      )
    : refuse('aadhaar-in-text', 'Please leave the Aadhaar number out.', named);
}

const textsIn = (body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'));

/**
 * Validates the fields against the contract; a refusal names each one that is wrong, missing or unknown. Then no text in
 * people's own words may name an Aadhaar number, whatever the call.
 */
export function checkBody<Schema extends z.core.$ZodType>(
  schema: Schema,
  body: Readonly<Record<string, unknown>>,
): Result<z.output<Schema>, Refusal> {
  const parsed = z.safeParse(schema, body);
  const issues = parsed.success ? [] : parsed.error.issues;
  // What does not fit the contract may be nested as deep as its sender likes, so that only its texts are looked at.
  const checked = parsed.success ? body : textsIn(body);
  const unstorable = Object.keys(checked).filter((field) => !isStorable(checked[field]));
  const unknown = new Set(
    issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])),
  );
  // zod silently ignores this name.
  if (Object.hasOwn(body, '__proto__')) unknown.add('__proto__');
  const atFault = issues.flatMap((issue) => issue.path.slice(0, 1).map(String));
  const wrong = new Set([...atFault, ...unstorable].filter((field) => !unknown.has(field)));
  if (parsed.success && wrong.size + unknown.size === 0) {
    const named = fieldsWithAadhaar(schema, parsed.data);
    return named.length === 0 ? succeed(parsed.data) : fail(refuseAadhaar(named));
  }
  return fail(refuseFields([...wrong], [...unknown]));
}
