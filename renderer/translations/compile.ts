/** Makes the data or the module of a translated file from the English one and the PO file. */
import type { Leaf } from '#renderer/i18n/words.ts';
import { leafOf } from '#translations/icu.ts';
import type { PoEntry } from '#translations/po-file.ts';
import { isForms, type SourceFile, type Tree } from '#translations/sources.ts';

/** The data of a file in another language. A text that is not translated yet stays English. */
export function translatedTree({ tree, kind }: SourceFile, entries: readonly PoEntry[]): Tree {
  const messages = new Map(entries.map(({ key, message }) => [key, message]));
  return withMessages(kind, tree, '', (key) => {
    const message = messages.get(key) ?? '';
    return message === '' ? null : leafOf(message);
  });
}

function withMessages(
  kind: SourceFile['kind'],
  tree: Tree,
  key: string,
  leafAt: (key: string) => Leaf | null,
): Tree {
  if (typeof tree === 'string') return leafAt(key) ?? tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  if (kind === 'words' && isForms(tree)) return leafAt(key) ?? tree;
  const inside = (name: string) => (key === '' ? name : `${key}.${name}`);
  if (isList(tree))
    return tree.map((part, index) => withMessages(kind, part, inside(String(index)), leafAt));
  return Object.fromEntries(
    Object.entries(tree).map(([name, part]) => [
      name,
      withMessages(kind, part, inside(name), leafAt),
    ]),
  );
}

const isList = (tree: Tree): tree is readonly Tree[] => Array.isArray(tree);

const OF_BRAND = /\{\{(company|officer|brand_\w+)\}\}/g;
const MADE: Readonly<Record<string, string>> = {
  company: 'companyName(brand)',
  officer: 'officer',
};
const expressionFor = (name: string) => MADE[name] ?? name.replaceAll('_', '.');

/** The module of a file in another language: like the English one, with the brand of the page where copy names it. */
export function moduleOf(
  source: SourceFile,
  entries: readonly PoEntry[],
  language: string,
): string {
  const { kind, exportName } = source;
  const data = JSON.stringify(translatedTree(source, entries));
  if (kind === 'words' || data.search(OF_BRAND) < 0)
    return `export const ${exportName} = ${data};\n`;
  return [
    "import { brandWith, companyName, reachedBy } from '#renderer/content/brand/brand.ts';",
    `import { brand as words } from '#renderer/content/brand/words/${language}.ts';`,
    "import { listInWords } from '#renderer/i18n/list-in-words.ts';",
    `const brand = brandWith(${JSON.stringify(language)}, words);`,
    `const officer = listInWords(reachedBy(brand.grievanceOfficer), ${JSON.stringify(language)});`,
    `export const ${exportName} = ${data.replaceAll(/"(?:[^"\\]|\\.)*"/g, withExpressions)};`,
    '',
  ].join('\n');
}

/** A text in quotes as an expression: a value of the brand by itself, which may be a number, or a template. */
function withExpressions(quoted: string): string {
  const alone = /^"\{\{(company|officer|brand_\w+)\}\}"$/.exec(quoted);
  if (alone !== null) return expressionFor(alone[1] ?? '');
  if (quoted.search(OF_BRAND) < 0) return quoted;
  const parts = String(JSON.parse(quoted)).split(OF_BRAND);
  // Every second part is the name of a placeholder.
  return parts
    .map((part, index) => (index % 2 === 0 ? JSON.stringify(part) : expressionFor(part)))
    .filter((part) => part !== '""')
    .join(' + ');
}
