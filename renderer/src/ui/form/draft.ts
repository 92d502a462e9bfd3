import { namesPan } from '#domain/identifiers.ts';
import { tabStorage } from '#renderer/platform/tab-storage.ts';

/** Maximum length of a restored text. */
const MAX_TEXT_LENGTH = 10_000;

/** Parses a stored draft into texts by field; empty if it is malformed. */
export function readDraft(kept: string | null): ReadonlyMap<string, string> {
  return new Map(
    entriesOf(kept).flatMap(([name, text]) =>
      typeof text === 'string' && text.length <= MAX_TEXT_LENGTH ? [[name, text] as const] : [],
    ),
  );
}

/**
 * A draft to store: the texts of the fields that may be kept, without any text that contains a PAN. Null while all
 * fields have their initial values.
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

/** Every draft's key has this suffix, so that all can be forgotten together. */
const KEY_SUFFIX = '-draft';
export type DraftKey = `${string}${typeof KEY_SUFFIX}`;

/** Forgets the drafts of all forms, for example when a person leaves a shared device. */
export function forgetDrafts(): void {
  for (const key of tabStorage.keys()) {
    if (key.endsWith(KEY_SUFFIX)) tabStorage.removeItem(key);
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
