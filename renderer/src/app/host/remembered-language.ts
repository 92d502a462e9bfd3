import { LANGUAGES, type Language } from '#contract/languages.ts';
import type { Host } from '#renderer/platform/platform.ts';

const KEY = 'language';

/** Keeps the language that was chosen at a showroom's computer for the next start. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A storage that is full or closed: the choice holds until the program ends.
  }
}

/** The language to begin in: the one chosen last, but never a visitor's at a terminal; then the configuration's. Null: any. */
export function languageToBeginIn({ profile, language }: Host): Language | null {
  const remembered = profile === 'dealer' ? localStorage.getItem(KEY) : null;
  return LANGUAGES.find((known) => known === remembered) ?? language;
}
