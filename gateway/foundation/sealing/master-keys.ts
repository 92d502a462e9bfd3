import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';

export type MasterKey = { readonly id: string; readonly bytes: Buffer };

/** The keys that wrap data keys. New data keys take the current one; the others only open what they wrapped. */
export type MasterKeys = {
  readonly current: MasterKey;
  readonly byId: ReadonlyMap<string, MasterKey>;
};

const KEY_LINE = /^(?<id>[\w-]{1,40})\s+(?<bytes>[\w+/=-]{43,44})$/;
export const KEY_BYTES = 32;

/**
 * Reads master keys as a file, a variable or a key service gives them: a line for each, an ID and 32 bytes in base64
 * (or base64url), the current one first. Empty lines and lines that begin with `#` are passed over. A failure names
 * the line, never what is in it.
 */
export function parseMasterKeys(text: string): Result<MasterKeys, string> {
  const byId = new Map<string, MasterKey>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const written = line.trim();
    if (written === '' || written.startsWith('#')) continue;
    const parts = KEY_LINE.exec(written)?.groups;
    const id = parts?.['id'] ?? '';
    const bytes = Buffer.from(parts?.['bytes'] ?? '', 'base64');
    if (bytes.length !== KEY_BYTES) {
      return fail(`line ${index + 1} is not a key: an ID and ${KEY_BYTES} bytes in base64`);
    }
    if (byId.has(id)) return fail(`line ${index + 1} repeats the ID of another key`);
    byId.set(id, { id, bytes });
  }
  const [current] = byId.values();
  return current === undefined ? fail('there is no key in it') : succeed({ current, byId });
}
