import { join } from 'node:path/posix';
import * as z from 'zod';
import type { Language } from '#domain/languages.ts';
import { fileNameOf, wordsFileOf } from '#renderer/i18n/file-names.ts';
import type { UsedIsland } from '#renderer/islands/prerendered-page.ts';

/** What Vite says of the files that it built: by source, the file and what it imports. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);
export type Manifest = z.infer<typeof manifestSchema>;

export const ISLANDS_ENTRY = 'src/entries/islands.tsx';
const APP_ENTRY = 'index.html';

/** The files that some islands need to wake, each once. */
export function chunksOfIslands(
  manifest: Manifest,
  islands: readonly UsedIsland[],
  language: Language,
): string[] {
  if (islands.length === 0) return [];
  return filesOf(
    manifest,
    new Set([ISLANDS_ENTRY, ...sourcesOf(islands, language)].flatMap(importsFrom(manifest))),
  );
}

/** As above, with everything that the islands themselves fetch later: what they need to work without a connection. */
export function allChunksOfIslands(
  manifest: Manifest,
  islands: readonly UsedIsland[],
  language: Language,
): string[] {
  if (islands.length === 0) return [];
  const seen = new Set(importsFrom(manifest)(ISLANDS_ENTRY));
  const later = islands
    .flatMap(({ laterAreas }) => laterAreas)
    .map((area) => wordsSource(language, area));
  const queue = [...sourcesOf(islands, language), ...later].flatMap(importsFrom(manifest));
  for (const module of queue) {
    if (seen.has(module)) continue;
    seen.add(module);
    queue.push(...(manifest[module]?.dynamicImports ?? []).flatMap(importsFrom(manifest)));
  }
  return filesOf(manifest, seen);
}

/** The files with an island's words, needed first and later, and those with its copy by name. */
export function editionFiles(
  manifest: Manifest,
  { areas, laterAreas, contents }: UsedIsland,
  language: Language,
): {
  readonly words: readonly string[];
  readonly later: readonly string[];
  readonly contents: readonly (readonly [string, string])[];
} {
  const fileOf = (source: string) =>
    importsFrom(manifest)(source).map((name) => manifest[name]?.file ?? '')[0] ?? '';
  return {
    words: areasOf([{ areas }]).map((area) => fileOf(wordsSource(language, area))),
    later: laterAreas.map((area) => fileOf(wordsSource(language, area))),
    contents: contents.map((name) => [name, fileOf(contentSource(language, name))] as const),
  };
}

/**
 * The files that a page of the single-page app fetches as soon as it runs: its own code, words and copy. What its entry
 * imports, the page names already.
 */
export function chunksOfAppPage(
  manifest: Manifest,
  path: string,
  {
    areas,
    contents = [],
  }: Pick<UsedIsland, 'areas'> & { readonly contents?: UsedIsland['contents'] },
  language: Language,
): string[] {
  const atOnce = new Set(importsFrom(manifest)(APP_ENTRY));
  const sources = [
    `src/pages${path}.tsx`,
    ...areasOf([{ areas }]).map((area) => wordsSource(language, area)),
    ...contents.map((name) => contentSource(language, name)),
  ];
  const later = sources.flatMap(importsFrom(manifest)).filter((module) => !atOnce.has(module));
  return filesOf(manifest, new Set(later));
}

/** The file of an area's words in a language. */
export const wordsFile = (manifest: Manifest, language: Language, area: string): string =>
  manifest[wordsSource(language, area)]?.file ?? '';

function sourcesOf(islands: readonly UsedIsland[], language: Language): string[] {
  return [
    ...areasOf(islands).map((area) => wordsSource(language, area)),
    ...islands.flatMap(({ contents }) => contents.map((name) => contentSource(language, name))),
    ...islands.map(({ name }) => `src/features/${name}.tsx`),
  ];
}

function areasOf(islands: readonly Pick<UsedIsland, 'areas'>[]): string[] {
  return [...new Set(['common', ...islands.flatMap(({ areas }) => areas)])];
}

function wordsSource(language: Language, area: string): string {
  return join('src/i18n', wordsFileOf(language, area));
}

function contentSource(language: Language, name: string): string {
  return `src/content/${fileNameOf(language, name)}`;
}

/** A module and everything that it imports statically. */
export function importsFrom(manifest: Manifest): (module: string) => string[] {
  return (module) => {
    const seen = new Set<string>();
    const visit = (name: string) => {
      const chunk = manifest[name];
      if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
      if (seen.has(name)) return;
      seen.add(name);
      chunk.imports.forEach(visit);
    };
    visit(module);
    return [...seen];
  };
}

function filesOf(manifest: Manifest, modules: ReadonlySet<string>): string[] {
  return [...new Set([...modules].map((module) => manifest[module]?.file ?? ''))];
}
