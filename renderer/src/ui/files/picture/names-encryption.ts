/** The key of a PDF's trailer, which is plain text even where the trailer is a cross-reference stream. */
const KEY = new TextEncoder().encode('/Encrypt');
/** What can follow a name: ISO 32000-1, 7.2.2. */
const ENDS = new Set(new TextEncoder().encode('\0\t\n\f\r ()<>[]{}/%'));

/**
 * Whether a PDF names an encryption anywhere: many times faster than opening it. It may still open without a password, for
 * some forbid only printing, and some only speak of it.
 */
export function namesEncryption(content: Uint8Array): boolean {
  const [slash = 0] = KEY;
  for (let at = content.indexOf(slash); at !== -1; at = content.indexOf(slash, at + 1)) {
    if (KEY.every((byte, index) => content[at + index] === byte)) {
      const next = content[at + KEY.length];
      if (next !== undefined && ENDS.has(next)) return true;
    }
  }
  return false;
}
