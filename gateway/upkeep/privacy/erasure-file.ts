/**
 * The list of erasures: a file that only grows, away from the database and its backups. A line is a keyed digest of
 * what was erased, or the key of those digests, wrapped by a master key. Nobody learns from it who it was.
 */
import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { linesIn, readLines, writeLines } from '#gateway/foundation/sealing/line-file.ts';

const keyRow = z.object({ owner: z.string(), master_key: z.string(), wrapped: z.string() });
const keyLine = z.object({ key: keyRow, check: z.string() });
const erasedLine = z.object({ erased: z.string() });

export type KeyLine = z.output<typeof keyLine>;
export type ErasureFile = {
  readonly erased: ReadonlySet<string>;
  /** The key as each master key in turn has wrapped it. */
  readonly keys: readonly KeyLine[];
};

export type Erased = 'account' | 'application';

/** A digest of what is erased. It takes time as well, as the user ID of somebody who is gone may be drawn again. */
export const erasureDigest = (key: Buffer, what: Erased, id: string, createdAt: number) =>
  createHmac('sha256', key)
    .update(JSON.stringify([what, id, createdAt]))
    .digest('base64url');

/** By which a key is known again without being opened. */
export const checkOfKey = (key: Buffer) =>
  createHmac('sha256', key).update('["key"]').digest('base64url');

/** Reads the file; one that is not there is empty. A line that a crash cut short is passed over: it was never confirmed. */
export const readErasureFile = async (file: string): Promise<ErasureFile> =>
  erasuresIn(await readLines(file));

/** The same of a copy's text. */
export const readErasureText = (text: string): ErasureFile => erasuresIn(linesIn(text));

function erasuresIn(lines: readonly unknown[]): ErasureFile {
  const erased = new Set<string>();
  const keys: KeyLine[] = [];
  for (const value of lines) {
    const digest = z.safeParse(erasedLine, value);
    if (digest.success) erased.add(digest.data.erased);
    const key = z.safeParse(keyLine, value);
    if (key.success) keys.push(key.data);
  }
  return { erased, keys };
}

/** Adds lines, and waits until they are on disk. */
export const appendToErasureFile = (
  file: string,
  lines: readonly (KeyLine | { readonly erased: string })[],
): Promise<void> => writeLines(file, 'a', lines);
