/** Every English text that is translated, with its key, from the word files and the copy. */
import { Worker } from 'node:worker_threads';
import { isForStaff } from '#renderer/i18n/file-names.ts';
import type { Leaf } from '#renderer/i18n/words.ts';

/** Plain data: what a file of words or copy exports. */
export type Tree =
  | Leaf
  | number
  | boolean
  | null
  | readonly Tree[]
  | { readonly [name: string]: Tree };

/** An English file. The translation of `renderer/src/i18n/en/auth.ts` is `renderer/src/i18n/hi/auth.po`. */
export type SourceFile = {
  /** From the checkout's folder. */
  readonly path: string;
  readonly kind: 'words' | 'copy';
  /** Of its only export. */
  readonly exportName: string;
  /** What the file is about, from its first comment. */
  readonly title: string;
  /** Its data; details of the brand are placeholders such as `{{brand_name}}`. */
  readonly tree: Tree;
};

/** Reads all of them. In a thread of its own, because the copy is evaluated with placeholders for the brand. */
export async function readSources(): Promise<readonly SourceFile[]> {
  const worker = new Worker(new URL('./read-sources.ts', import.meta.url));
  const sources = await new Promise<readonly SourceFile[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  return sources;
}

/** Where the translation of an English file into a language is, from the checkout's folder. */
export const translationOf = ({ path }: SourceFile, language: string): string =>
  path.replace('/en/', `/${language}/`).replace(/\.ts$/, '.po');

/** Whether the words of a file are in the languages of staff only. */
export const isOfStaff = ({ kind, path }: SourceFile): boolean =>
  kind === 'words' && isForStaff(path.replace(/^.*\/(.*)\.ts$/, '$1'));

/** A text of a file that is translated, with its place, such as `facts.0.label`. */
export type SourceText = { readonly key: string; readonly leaf: Leaf };

export function textsOf({ kind, path, tree }: SourceFile): readonly SourceText[] {
  const name = path.replace(/^.*\/(.*)\.ts$/, '$1');
  return leavesIn(tree, '', kind).filter(
    ({ key, leaf }) => typeof leaf !== 'string' || isTranslated(kind, `${name}.${key}`, leaf),
  );
}

function leavesIn(tree: Tree, prefix: string, kind: SourceFile['kind']): SourceText[] {
  if (typeof tree === 'string') return [{ key: prefix, leaf: tree }];
  if (typeof tree !== 'object' || tree === null) return [];
  if (kind === 'words' && isForms(tree)) return [{ key: prefix, leaf: tree }];
  return Object.entries(tree).flatMap(([name, part]) =>
    leavesIn(part, prefix === '' ? name : `${prefix}.${name}`, kind),
  );
}

export const isForms = (tree: object): tree is Exclude<Leaf, string> =>
  'other' in tree && typeof tree.other === 'string';

/** Keys of machine-readable values of the copy. They are the same in every language; everything else is translated. */
const MACHINE_READ = new Set(
  [
    'accountNumber card countryCode currency deliveryDate email emailId emails endedOn href icon id image iso kind network',
    'openDate orderDate orderId pinAreas pinCode places rateType url userId',
  ].flatMap((line) => line.split(' ')),
);
/** The same for keys that mean something else elsewhere. */
const MACHINE_READ_AT =
  /^brand\.name$|partnerTypes\.items\.\d+\.category$|profile\.category$|orders\.\d+\.status$|items\.\d+\.date$/;
const ADDRESS = /^(?:\/|https:)/;
const LETTER = /\p{Letter}/u;

/** Whether a text has something to translate: words or punctuation, and not an address or what machines read. */
export function isTranslated(kind: SourceFile['kind'], where: string, text: string): boolean {
  const spoken = text.replaceAll(/\{\{\w+\}\}/g, '');
  if (spoken === '' || (spoken === text && !LETTER.test(text))) return false;
  if (kind === 'words') return true;
  if (ADDRESS.test(text) || MACHINE_READ_AT.test(where)) return false;
  return !where.split('.').some((name) => MACHINE_READ.has(name));
}
