import { readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as z from 'zod/mini';
import type { Log } from '#main/lib/log.ts';
import { keepEntries, replaceFile } from '#main/storage/replace-file.ts';

/** One value that outlives the program. */
export type StoredValue<Value> = {
  /** Null when nothing is stored, or when what was stored could not be read and has been set aside. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly clear: () => void;
};

/** A stored value whose file can be moved out of the way, for people to look at. */
export type StoredFile<Value> = StoredValue<Value> & { readonly setAside: () => void };

/**
 * Keeps a value as JSON in a file of its own. A write is on the disk when it returns, and a program that is killed leaves
 * either the old value or the new one. A file that cannot be read is set aside, never overwritten; where even that fails,
 * reading throws.
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
