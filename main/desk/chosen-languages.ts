import { join } from 'node:path';
import * as z from 'zod/mini';
import { STAFF_LANGUAGES, type StaffLanguage } from '#domain/languages.ts';
import type { Program } from '#main/program.ts';
import { jsonFile } from '#main/storage/json-file.ts';

/** By the number of the person's partition. */
const languages = z.record(z.string(), z.enum(STAFF_LANGUAGES));

/** The language that each person at this computer chose last; the main process chooses the first page by it. */
export type ChosenLanguages = {
  readonly of: (partition: number) => StaffLanguage | null;
  readonly remember: (partition: number, language: StaffLanguage) => void;
  readonly forget: (partition: number) => void;
};

export function chosenLanguages({
  userData,
  log,
}: Pick<Program, 'userData' | 'log'>): ChosenLanguages {
  const file = jsonFile(join(userData, 'languages.json'), languages, log);
  let chosen: Readonly<Record<string, StaffLanguage>> = {};
  try {
    chosen = file.read() ?? {};
  } catch {
    // A file that can be neither read nor set aside must not keep the program from starting.
  }
  const change = (next: Readonly<Record<string, StaffLanguage>>) => {
    chosen = next;
    try {
      file.write({ ...next });
    } catch {
      // A full disk: the choice lasts until the program ends.
    }
  };
  return {
    of: (partition) => chosen[partition] ?? null,
    remember: (partition, language) => change({ ...chosen, [partition]: language }),
    forget: (partition) => {
      if (chosen[partition] === undefined) return;
      change(
        Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== String(partition))),
      );
    },
  };
}
