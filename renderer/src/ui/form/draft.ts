import { namesPan } from '#domain/identifiers.ts';

/** Longest text of a draft that is restored. */
const MAX_LENGTH = 10_000;

/** The texts of a draft as it was kept, by field; nothing when it cannot be read. */
export function readDraft(kept: string | null): ReadonlyMap<string, string> {
  return new Map(
    entriesOf(kept).flatMap(([name, text]) =>
      typeof text === 'string' && text.length <= MAX_LENGTH ? [[name, text] as const] : [],
    ),
  );
}

/**
 * A draft to keep: the texts of the fields that may be kept, except a text that names a PAN, wherever it was typed. Null
 * while every one is as the form begins.
 */
export function draftOf(
  values: Readonly<Record<string, unknown>>,
  initially: Readonly<Record<string, unknown>>,
  isKept: (name: string) => boolean,
): string | null {
  const texts = Object.entries(values).filter(
    ([name, value]) => isKept(name) && typeof value === 'string' && !namesPan(value),
  );
  const untouched = texts.every(([name, text]) => text === (initially[name] ?? ''));
  return untouched ? null : JSON.stringify(Object.fromEntries(texts));
}

/** Every draft has a key with this end, so that all can be forgotten together. */
const KEY_END = '-draft';
export type DraftKey = `${string}${typeof KEY_END}`;

/** Forgets what was typed into any form, such as when a person leaves a shared device. */
export function forgetDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.endsWith(KEY_END)) storage.removeItem(key);
  }
}

function entriesOf(kept: string | null): [string, unknown][] {
  try {
    const draft: unknown = JSON.parse(kept ?? '{}');
    return typeof draft === 'object' && draft !== null ? Object.entries(draft) : [];
  } catch {
    return [];
  }
}
