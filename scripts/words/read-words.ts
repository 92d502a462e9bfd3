/** Words and copy in any language as plain data, for scripts and tests that Vite does not bundle. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, staffLanguageOf } from '#domain/languages.ts';
import { companyName, reachedBy } from '#renderer/content/brand/brand.ts';
import { brandIn } from '#renderer/content/product-words.ts';
import type { ContentName, Contents } from '#renderer/content/contents.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { isForStaff, wordsFileOf } from '#renderer/i18n/file-names.ts';
import type { Words } from '#renderer/i18n/words.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { translatedTree } from '#translations/compile.ts';
import { readPo } from '#translations/po-file.ts';
import { readSources, type SourceFile, translationOf, type Tree } from '#translations/sources.ts';

let sources: Promise<readonly SourceFile[]> | null = null;

/** Throws where there is no such area. */
export async function readWords<Name extends Area>(
  language: Language,
  area: Name,
): Promise<Words<Name>> {
  const written = isForStaff(area) ? staffLanguageOf(language) : language;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same shape as the English file, which has this type
  return (await readTree(
    written,
    join('renderer/src/i18n', wordsFileOf('en', area)),
  )) as unknown as Words<Name>;
}

/** With the product's brand. Throws where there is no such copy. */
export async function readCopy<Name extends Exclude<ContentName, 'brand'>>(
  language: Language,
  name: Name,
): Promise<Contents[Name]> {
  const tree = await readTree(language, `renderer/src/content/en/${name}.ts`);
  const brand = brandIn(language);
  const made: Readonly<Record<string, string>> = {
    company: companyName(brand),
    officer: reachedBy(brand.grievanceOfficer).join(', '),
  };
  const text = JSON.stringify(tree).replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, place: string) => made[place] ?? valueAt(brand, place.split('_').slice(1)),
  );
  return JSON.parse(text);
}

async function readTree(language: Language, english: string): Promise<Tree> {
  sources ??= readSources();
  const source = (await sources).find(({ path }) => path === english);
  if (source === undefined) throw new Error(`There is no file ${english}.`);
  if (language === 'en') return source.tree;
  const po = await readFile(join(CHECKOUT, translationOf(source, language)), 'utf8');
  return translatedTree(source, readPo(po).entries);
}

function valueAt(part: unknown, [name, ...rest]: readonly string[]): string {
  if (name === undefined) return String(part);
  return valueAt(Object.entries(Object(part)).find(([each]) => each === name)?.[1], rest);
}
