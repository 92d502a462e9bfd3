/** Looks for values that must be sealed in everything that a gateway leaves behind. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Where a value was found. */
export type Finding = { readonly place: string; readonly value: string };

/** A value as it may appear in a file: as it is, in both cases, as UTF-16, in hex, in a URL, and in base64 at any offset. */
function spellings(value: string): readonly Buffer[] {
  const bytes = Buffer.from(value, 'utf8');
  const hex = bytes.toString('hex');
  const inBase64 = [0, 1, 2].flatMap((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    // Letters at both ends depend on their neighbours as well.
    const from = Math.ceil((offset * 8) / 6);
    const to = Math.floor((shifted.length * 8) / 6);
    return [
      shifted.toString('base64').slice(from, to),
      shifted.toString('base64url').slice(from, to),
    ];
  });
  const texts = [
    value,
    value.toLowerCase(),
    value.toUpperCase(),
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    hex,
    // In few letters of base64 anything is found by chance.
    ...inBase64.filter((text) => text.length >= 8),
  ];
  return [
    ...[...new Set(texts)].map((text) => Buffer.from(text, 'utf8')),
    Buffer.from(value, 'utf16le'),
  ];
}

/** Which of the values are in some bytes, however they are written. */
export function findInBytes(
  place: string,
  bytes: Uint8Array,
  values: readonly string[],
): readonly Finding[] {
  const searched = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return values
    .filter((value) => spellings(value).some((spelling) => searched.includes(spelling)))
    .map((value) => ({ place, value }));
}

/** The same for each file of a folder, at any depth: a data folder with its journal, a vault, or a database server's own. */
export async function findInFolder(
  folder: string,
  values: readonly string[],
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // A server may remove a file of its own meanwhile.
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    found.push(...findInBytes(relative(folder, file), bytes, values));
  }
  return found;
}
