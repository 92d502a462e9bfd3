import type { Language } from '#domain/languages.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import type { Words } from '#renderer/i18n/words.ts';
import { readWords } from '#scripts/words/read-words.ts';

/** Words of the portal in a language, straight from their files: the portal's own way to them needs Vite. */
export const wordsOf = (language: Language, areas: readonly Area[]): Promise<Words[]> =>
  Promise.all(areas.map((area) => readWords(language, area)));
