/** Brings a translation up to its English file: new texts are added, changed ones marked, and texts that are gone leave. */
import { icuOf } from '#translations/icu.ts';
import type { PoEntry } from '#translations/po-file.ts';
import { type SourceFile, textsOf } from '#translations/sources.ts';

/** The entries of a file in the order of the English one. Nothing that was translated is lost while its English text exists. */
export function updatedEntries(source: SourceFile, known: readonly PoEntry[]): readonly PoEntry[] {
  const texts = textsOf(source).map(({ key, leaf }) => ({ key, english: icuOf(leaf) }));
  const byKey = new Map(known.map((entry) => [entry.key, entry]));
  const keys = new Set(texts.map(({ key }) => key));
  // A text that got another key: its old one is gone.
  const moved = new Map(
    known.flatMap((entry) => (keys.has(entry.key) ? [] : [[entry.english, entry] as const])),
  );
  return texts.map(({ key, english }) => {
    const entry = byKey.get(key);
    const found = entry === undefined ? moved.get(english) : entry;
    const notes = notesFor(english);
    if (found?.english === english) return { ...found, key, notes };
    if (found === undefined || found.message === '')
      return { key, english, message: '', isOutdated: false, before: null, reviewed: null, notes };
    const before = found.before ?? found.english;
    return { ...found, english, isOutdated: true, before, reviewed: null, notes };
  });
}

const PLACEHOLDERS = /\{\w+\}/g;
const LETTER = /\p{Letter}/u;
const SHORT = 30;

/**
 * How many characters a translation may have, without the values in it. Null for a sentence, which has room to grow: what
 * is short stands on a button, in a heading or in a column.
 */
export function limitOf(english: string): number | null {
  const length = english.replaceAll(PLACEHOLDERS, '').length;
  return length > SHORT ||
    !LETTER.test(english.replaceAll(PLACEHOLDERS, '')) ||
    english.startsWith('{count,')
    ? null
    : Math.max(14, Math.ceil(length * 1.8));
}

function notesFor(english: string): readonly string[] {
  const limit = limitOf(english);
  return limit === null ? [] : [`At most ${limit} characters.`];
}
