import { LANGUAGES, type Language } from '#domain/languages.ts';
import type { Host } from '#renderer/platform/platform.ts';

const KEY = 'language';

/** Remembers the language chosen on a showroom's computer for the next start. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is full or unavailable: the choice lasts until the program ends.
  }
}

/**
 * The start language: on a showroom's computer the last one chosen, otherwise the configured one; null if neither
 * exists. A terminal never remembers a visitor's choice.
 */
export function initialLanguage({ profile, language }: Host): Language | null {
  const remembered = profile === 'dealer' ? localStorage.getItem(KEY) : null;
  return LANGUAGES.find((known) => known === remembered) ?? language;
}
