import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import * as z from 'zod/mini';

/** One value that outlives the program. */
export type StoredValue<Value> = {
  /** Null when nothing was stored, or nothing that can be read. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly clear: () => void;
};

/**
 * Keeps a value as JSON in a file of its own. A write is on the disk when it returns, and a program that is killed leaves
 * either the old value or the new one.
 */
export function jsonFile<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
): StoredValue<z.output<Schema>> {
  return {
    read: () => {
      try {
        return z.parse(schema, JSON.parse(readFileSync(path, 'utf8')));
      } catch {
        return null;
      }
    },
    write: (value) => {
      const next = `${path}.next`;
      const file = openSync(next, 'w', 0o600);
      try {
        writeSync(file, `${JSON.stringify(value)}\n`);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(next, path);
    },
    clear: () => rmSync(path, { force: true }),
  };
}
