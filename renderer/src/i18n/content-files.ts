import type { Language } from '#domain/languages.ts';
import type { ContentName, Contents } from '#renderer/content/contents.ts';
import { fileNameOf } from '#renderer/i18n/file-names.ts';
import { loadOnlyExport } from '#renderer/i18n/only-export.ts';

/** The site's copy in each language, one chunk per file. `contents.ts` names the files. */
const FILES = import.meta.glob<Readonly<Record<string, Contents[ContentName]>>>([
  '../content/*/*.{ts,po}',
  '!../content/brand/*',
  '!../content/*/*.test.ts',
]);

/** Loads copy by name in a language. Rejects if a file does not load. */
export async function loadContents<Name extends ContentName>(
  language: Language,
  names: readonly Name[],
): Promise<Pick<Contents, Name>> {
  const loaded = await Promise.all(
    names.map(async (name) => ({
      [name]: await loadOnlyExport(FILES, `../content/${fileNameOf(language, name)}`),
    })),
  );
  return Object.assign({}, ...loaded);
}
