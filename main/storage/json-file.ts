import { readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as z from 'zod/mini';
import type { Log } from '#main/lib/log.ts';
import { keepEntries, replaceFile } from '#main/storage/replace-file.ts';

/** One value that survives the program. */
export type StoredValue<Value> = {
  /** Null if nothing is stored, or if the stored text was malformed and has been set aside. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly clear: () => void;
};

/** A stored value whose file can be set aside for people to inspect. */
export type StoredFile<Value> = StoredValue<Value> & { readonly setAside: () => void };

/**
 * Keeps a value as JSON in its own file. A write is on disk when it returns, and a killed program leaves either the old
 * value or the new one. A file that cannot be parsed is set aside, never overwritten; if even that fails, reading
 * throws.
 */
export function jsonFile<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
  log: Log,
): StoredFile<z.output<Schema>> {
  const setAside = () => {
    const aside = `${path}.unreadable-${Date.now()}`;
    renameSync(path, aside);
    keepEntries(dirname(path));
    log({ event: 'file-set-aside', file: basename(aside) });
  };
  return {
    read: () => {
      try {
        return z.parse(schema, JSON.parse(readFileSync(path, 'utf8')));
      } catch (error) {
        if (!isMissing(error)) setAside();
        return null;
      }
    },
    write: (value) => replaceFile(path, `${JSON.stringify(value)}\n`),
    clear: () => {
      rmSync(path, { force: true });
      keepEntries(dirname(path));
    },
    setAside,
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
