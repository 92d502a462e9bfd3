import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  BRANCH_PLACE,
  FIRST_PAGES_FOLDER,
  FIRST_PAGES_HASHES,
  type FirstPageKind,
  firstPageFile,
} from '#contract/first-pages.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/languages.ts';

/** What a page's security policy must allow besides the bundle: its own inline scripts and styles, by their hashes. */
const inlineHashes = z.strictObject({
  scripts: z.readonly(z.array(z.string())),
  styles: z.readonly(z.array(z.string())),
});
export type InlineHashes = z.infer<typeof inlineHashes>;

export type FirstPage = { readonly html: string; readonly inline: InlineHashes };

export type FirstPages = (
  kind: FirstPageKind,
  language: Language | null,
) => Promise<FirstPage | null>;

/** Reads the pages that the build rendered. Answers null for one that is missing: the bundle's own page works as well. */
export function firstPages({
  output,
  hasApplications,
  branch,
  readFile,
}: {
  /** Folder of the build. */
  readonly output: string;
  readonly hasApplications: boolean;
  readonly branch: string | null;
  readonly readFile: (path: string) => Promise<Uint8Array>;
}): FirstPages {
  const folder = join(output, FIRST_PAGES_FOLDER);
  const textOf = async (name: string) =>
    new TextDecoder().decode(await readFile(join(folder, name)));
  const hashes = textOf(FIRST_PAGES_HASHES).then(
    (text) => z.parse(z.record(z.string(), inlineHashes), JSON.parse(text)),
    () => null,
  );
  return async (kind, language) => {
    const file = firstPageFile(kind, language ?? DEFAULT_LANGUAGE, hasApplications);
    const [known, html] = await Promise.all([hashes, textOf(file).catch(() => null)]);
    const inline = known?.[file];
    if (inline === undefined || html === null) return null;
    return { html: html.replaceAll(BRANCH_PLACE, () => escaped(branch ?? '')), inline };
  };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
