import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { MAX_BODY_BYTES } from '#contract/gateway.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

/**
 * The whole body; null when it has more bytes than allowed. Stops reading as soon as that shows, whatever the Content-Length
 * header said.
 */
export async function readBytes(request: Request, most: number): Promise<Buffer | null> {
  const announced = Number(request.headers.get('Content-Length') ?? Number.NaN);
  // Node gives no more than was announced. Read at once, a body costs a fraction of what a stream does.
  if (announced <= most) {
    const bytes = Buffer.from(await request.arrayBuffer());
    return bytes.byteLength > most ? null : bytes;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: Uint8Array): Result<unknown, null> {
  try {
    return succeed(JSON.parse(UTF_8.decode(bytes)));
  } catch {
    return fail(null);
  }
}

export type JsonBody = {
  /** As they were sent. */
  readonly bytes: Uint8Array;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** The request's body as a JSON object whose fields are not yet checked. */
export async function readJsonObject(
  request: Request,
  most = MAX_BODY_BYTES,
): Promise<Result<JsonBody, Refusal>> {
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  if (!JSON_TYPE.test(request.headers.get('Content-Type') ?? '') || encoding !== 'identity') {
    return fail(
      refuse('content-type-wrong', 'The body must be JSON (Content-Type: application/json).'),
    );
  }
  const bytes = await readBytes(request, most);
  if (bytes === null) {
    return fail(refuse('body-too-large', `The body must not have more than ${most} bytes.`));
  }
  const json = parseJson(bytes);
  if (!json.ok) return fail(refuse('body-not-json', 'The body is not valid JSON.'));
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value)) {
    return fail(refuse('body-not-json', 'The body must be a JSON object.'));
  }
  // Own entries only: a field called __proto__ stays an ordinary, unknown field.
  return succeed({ bytes, fields: Object.fromEntries(Object.entries(json.value)) });
}
