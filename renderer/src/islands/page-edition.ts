import { baseOf, languageAt } from '#contract/addresses.ts';
import type { Contents } from '#renderer/content/contents.ts';
import type { Edition } from '#renderer/i18n/edition.ts';
import { onlyExportOf } from '#renderer/i18n/only-export.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import type { Words } from '#renderer/i18n/words.ts';

/**
 * Loads what an island shows from the files that the page names for it (scripts/web/prerender.ts): a list of all files
 * by language would be larger than what most islands need. Rejects if a file does not load.
 */
export async function loadPageEdition({ dataset }: HTMLElement): Promise<Edition> {
  const language = languageAt(window.location.pathname);
  const [words, contents] = await Promise.all([
    Promise.all(listed(dataset['words']).map((file) => loadAsset<Words>(file))),
    Promise.all(
      listed(dataset['contents']).map(async (entry) => {
        const [name = '', file = ''] = entry.split(':');
        return [name, await loadAsset<Contents[keyof Contents]>(file)] as const;
      }),
    ),
  ]);
  const edition = {
    translator: translatorOf(language, words),
    contents: Object.fromEntries(contents),
    base: baseOf(language),
  };
  const later = listed(dataset['later']);
  return {
    ...edition,
    withLater: async () => {
      const more = await Promise.all(later.map((file) => loadAsset<Words>(file)));
      return { ...edition, translator: translatorOf(language, [...words, ...more]) };
    },
  };
}

function listed(files = ''): string[] {
  return files.split(' ').filter((file) => file !== '');
}

async function loadAsset<Export>(file: string): Promise<Export> {
  const exports: Readonly<Record<string, Export>> = await import(
    /* @vite-ignore */ `/assets/${file}`
  );
  return onlyExportOf(exports, file);
}
