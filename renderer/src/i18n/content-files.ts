import type { Language } from '#contract/languages.ts';
import type { ContentName, Contents } from '#renderer/content/contents.ts';
import { loadOnlyExport } from '#renderer/i18n/only-export.ts';

/** The site's copy in each language, one chunk per file. `contents.ts` names the files. */
const FILES = import.meta.glob<Readonly<Record<string, Contents[ContentName]>>>([
  '../content/*/*.ts',
  '!../content/brand/*',
  '!../content/*/*.test.ts',
]);

/** Copy of the site in a language, by name. Rejects when it does not arrive. */
export async function loadContents<Name extends ContentName>(
  language: Language,
  names: readonly Name[],
): Promise<Pick<Contents, Name>> {
  const loaded = await Promise.all(
    names.map(async (name) => ({
      [name]: await loadOnlyExport(FILES, `../content/${language}/${name}.ts`),
    })),
  );
  return Object.assign({}, ...loaded);
}
