/** Finds things in what providers say, at places that the configuration names. */
import * as z from 'zod/mini';

const object = z.record(z.string(), z.unknown());

function stepInto(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(name) ? value[Number(name)] : undefined;
  const parsed = object.safeParse(value);
  return parsed.success && Object.hasOwn(parsed.data, name) ? parsed.data[name] : undefined;
}

/** What is at a path such as `data.0.id`; all of it for an empty one. */
export const valueAt = (json: unknown, path: string): unknown =>
  path === '' ? json : path.split('.').reduce(stepInto, json);

/** The same as text; null where there is neither a text nor a number. */
export function textAt(json: unknown, path: string | undefined): string | null {
  if (path === undefined) return null;
  const found = valueAt(json, path);
  if (typeof found === 'number' || typeof found === 'boolean') return String(found);
  return typeof found === 'string' && found !== '' ? found : null;
}

/** A code as it may be stored and shown: never a sentence, which could name a person. */
export const codeOf = (said: string | null): string | null => {
  const code = said?.trim() ?? '';
  return /^[\w.-]{1,40}$/.test(code) ? code : null;
};

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MAX_ANSWER_BYTES = 64 * 1024;

/** The text of an answer; what is beyond 64 KB is left out. */
export async function shortText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Milliseconds that an answer asks to wait; null if it says none. At most an hour. */
export function retryAfter({ headers }: Response): number | null {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) * 1000 : null;
}
