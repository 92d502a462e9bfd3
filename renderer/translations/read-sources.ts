/** The thread that evaluates the English files, with placeholders in the place of the brand, and posts their data. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { CHECKOUT } from '#translations/checkout.ts';
import { takeOwnBrand } from '#renderer/content/brand/own-brand.ts';
import { productFacts } from '#renderer/content/brand/product-facts.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';

import type { SourceFile, Tree } from '#translations/sources.ts';

/** Data whose every value is the placeholder of its place, such as `{{brand_headquarters_city}}`. */
function placeholdersFor(tree: unknown, place: string): Tree {
  if (typeof tree !== 'object' || tree === null) return `{{${place}}}`;
  const inside = (name: string | number, part: unknown) =>
    placeholdersFor(part, `${place}_${name}`);
  if (Array.isArray(tree)) return tree.map((part, index) => inside(index, part));
  return Object.fromEntries(Object.entries(tree).map(([name, part]) => [name, inside(name, part)]));
}

const known = {
  ...words,
  legalName: 'known',
  grievanceOfficer: {
    ...words.grievanceOfficer,
    name: 'known',
    phone: { text: 'known', href: 'known' },
  },
};
const placeholders = {
  facts: placeholdersFor(productFacts, 'brand'),
  words: { en: placeholdersFor(known, 'brand') },
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same shape, with texts for numbers
const asBrand = placeholders as unknown as NonNullable<Parameters<typeof takeOwnBrand>[0]>;
takeOwnBrand(asBrand);
// Not before: the brand is read where it is imported.
const { companyName, reachedBy } = await import('#renderer/content/brand/brand.ts');

/** Texts whose words depend on what is known of the brand: the function that makes them is called where they are shown. */
const MADE: readonly (readonly [string, string])[] =
  asBrand.words.en === undefined
    ? []
    : [
        [companyName(asBrand.words.en), '{{company}}'],
        [reachedBy(asBrand.words.en.grievanceOfficer).join(', '), '{{officer}}'],
      ];

/** The product's, which a deployment replaces with its own: a TypeScript file in every language. */
const BRAND = 'brand.ts';

const FOLDERS = [
  { folder: 'renderer/src/i18n/en', kind: 'words' },
  { folder: 'renderer/src/content/en', kind: 'copy' },
  { folder: 'domain/words/en', kind: 'words' },
  { folder: 'main/words/en', kind: 'words' },
] as const;

async function sourceOf(kind: SourceFile['kind'], path: string): Promise<SourceFile> {
  const file = join(CHECKOUT, path);
  const [exported, text] = await Promise.all([import(file), readFile(file, 'utf8')]);
  const [[exportName, tree] = ['', {}]] = Object.entries<Tree>(exported);
  return { path, kind, exportName, title: titleOf(text), tree: withMade(tree) };
}

const titleOf = (text: string): string =>
  (/^\/\*\*\s(?:[\s*]*English\.\s)?(.*?)\*\/$/ms.exec(text)?.[1] ?? '')
    .replaceAll(/\s+(?:\* )?/g, ' ')
    .trim();

const withMade = (tree: Tree): Tree => {
  if (typeof tree === 'string')
    return MADE.reduce((text, [made, name]) => text.replaceAll(made, name), tree);
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((part: Tree) => withMade(part));
  return Object.fromEntries(Object.entries(tree).map(([name, part]) => [name, withMade(part)]));
};

const found = await Promise.all(
  FOLDERS.map(async ({ folder, kind }) => {
    const names = await readdir(join(CHECKOUT, folder));
    const files = names.filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== BRAND,
    );
    return Promise.all(files.toSorted().map((name) => sourceOf(kind, `${folder}/${name}`)));
  }),
);
parentPort?.postMessage(found.flat());
