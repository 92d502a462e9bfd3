/** Takes translations back from a translator's folder. What is broken is refused, text by text. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultsOf } from '#scripts/words/check.ts';
import { packagedName } from '#scripts/words/package/file-names.ts';
import { type PoEntry, readPo, UnusablePo } from '#translations/po-file.ts';
import {
  readTranslations,
  type Translation,
  withEntries,
  writeTranslation,
} from '#scripts/words/translations.ts';

export type TakenBack = {
  /** Texts that differ from what was there. */
  readonly taken: number;
  /** In words, with file and key, why a text or a file was not taken. */
  readonly refused: readonly string[];
};

export async function takeBack(language: string, folder: string): Promise<TakenBack> {
  let taken = 0;
  const refused: string[] = [];
  for (const translation of await readTranslations([language])) {
    const name = packagedName(translation.source);
    const file = await readFile(join(folder, name), 'utf8').catch(() => null);
    if (file === null) continue;
    const merged = merge(translation, name, file);
    refused.push(...merged.refused);
    taken += merged.taken;
    if (merged.taken > 0) await writeTranslation(withEntries(translation, merged.entries));
  }
  return { taken, refused };
}

type Merged = TakenBack & { readonly entries: readonly PoEntry[] };

/** A translation with what a file of a translator's package says. */
export function merge({ entries, language }: Translation, name: string, text: string): Merged {
  const none = { entries, taken: 0 };
  let given: ReturnType<typeof readPo>;
  try {
    given = readPo(text);
  } catch (error) {
    if (error instanceof UnusablePo) return { ...none, refused: [`${name} ${error.message}`] };
    throw error;
  }
  if (given.language !== language)
    return {
      ...none,
      refused: [`${name} is in ${given.language || 'no language'}, not in ${language}`],
    };
  const byKey = new Map(given.entries.map((entry) => [entry.key, entry]));
  const keys = new Set(entries.map(({ key }) => key));
  const refused = given.entries
    .filter(({ key }) => !keys.has(key))
    .map(({ key }) => `${name} ${key}: there is no such text any more`);
  let taken = 0;
  const merged = entries.map((entry) => {
    const own = byKey.get(entry.key);
    if (own === undefined || own.message === '') return entry;
    const changed = {
      ...entry,
      message: own.message,
      isOutdated: own.isOutdated,
      before: own.before,
      reviewed: own.reviewed,
    };
    if (isSame(changed, entry)) return entry;
    const reasons =
      own.english === entry.english
        ? faultsOf(changed, language)
        : ['is of an English text that has changed since'];
    if (reasons.length > 0) {
      refused.push(`${name} ${entry.key}: ${reasons.join(', ')}: ${own.message}`);
      return entry;
    }
    taken += 1;
    return own.isOutdated ? changed : { ...changed, before: null };
  });
  return { entries: merged, taken, refused };
}

const isSame = (one: PoEntry, other: PoEntry) =>
  one.message === other.message &&
  one.isOutdated === other.isOutdated &&
  one.reviewed === other.reviewed;
