import type { StoredValue } from '#main/storage/json-file.ts';

/** Keeps a value until the program ends: where there is no safe place on the disk. */
export function memoryValue<Value>(): StoredValue<Value> {
  let kept: Value | null = null;
  return {
    read: () => kept,
    write: (value) => {
      kept = value;
    },
    clear: () => {
      kept = null;
    },
  };
}
