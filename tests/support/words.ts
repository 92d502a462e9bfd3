import type { Language } from '#domain/languages.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { onlyExportOf } from '#renderer/i18n/only-export.ts';
import type { Words } from '#renderer/i18n/words.ts';

/** Words of the portal in a language, straight from their files: the portal's own way to them needs Vite. */
export function wordsOf(language: Language, areas: readonly Area[]): Promise<Words[]> {
  return Promise.all(
    areas.map(async (area) => {
      const exports: Readonly<Record<string, Words>> = await import(
        `#renderer/i18n/${language}/${area}.ts`
      );
      return onlyExportOf(exports, area);
    }),
  );
}
