import type { ErasureFile, KeyLine } from '#gateway/upkeep/privacy/erasure-file.ts';
import { appendToErasureFile, readErasureFile } from '#gateway/upkeep/privacy/erasure-file.ts';

export type ErasureLine = KeyLine | { readonly erased: string };

/** Where a list of erasures is kept: away from the database and its backups. */
export type ErasurePlace = {
  /** An empty list where there is none. */
  readonly read: () => Promise<ErasureFile>;
  /** Adds lines, which would survive a loss of power when this is done. */
  readonly append: (lines: readonly ErasureLine[]) => Promise<void>;
  /** Whether lines may be added just now. */
  readonly isOpen: () => boolean;
};

/** A file of one gateway's own. */
export const erasuresInFile = (file: string): ErasurePlace => ({
  read: () => readErasureFile(file),
  append: (lines) => appendToErasureFile(file, lines),
  isOpen: () => true,
});

/** Thrown when two lists are not of the same database. */
export class OtherErasures extends Error {
  override readonly name = 'OtherErasures';
}

/** Adds what a list lacks of another. Gives whether it was there before. */
export async function addErasures(place: ErasurePlace, more: ErasureFile): Promise<boolean> {
  const there = await place.read();
  const checks = new Set([...there.keys, ...more.keys].map(({ check }) => check));
  if (checks.size > 1) throw new OtherErasures('the list there belongs to another database');
  const keys = there.keys.length === 0 ? more.keys : [];
  const missing = [...more.erased].filter((digest) => !there.erased.has(digest));
  const lines = [...keys, ...missing.map((erased) => ({ erased }))];
  if (lines.length > 0) await place.append(lines);
  return there.keys.length + there.erased.size > 0;
}
