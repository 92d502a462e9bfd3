/** The trade words of each language: one term for one thing, so that people meet the same word everywhere. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NAME_OF_FILE } from '#scripts/words/check.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';

export type Term = {
  readonly english: string;
  /** How the language says it; any of them will do. */
  readonly own: readonly string[];
  readonly note: string;
};

const FOLDER = join(CHECKOUT, 'scripts/words/glossaries');

/** Throws where the language has none, or where a line is not `English<TAB>own|own<TAB>note`. */
export async function readGlossary(language: string): Promise<readonly Term[]> {
  const text = await readFile(join(FOLDER, `${language}.tsv`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const [english = '', own = '', note = ''] = line.split('\t');
      if (english === '' || own === '')
        throw new Error(`Line ${index + 1} of the glossary in ${language} is not a term.`);
      return { english, own: own.split('|').map((each) => each.trim()), note };
    });
}

export const glossaryFile = (terms: readonly Term[]): string =>
  terms.map(({ english, own, note }) => `${english}\t${own.join('|')}\t${note}\n`).join('');

/**
 * The terms that an English text has and its translation does not say, the longest first: within a `key facts statement` there
 * is no `statement`. A message says a term if it has its words in their order, whatever their endings.
 */
export function termsMissed(
  {
    key,
    english,
    message,
  }: { readonly key: string; readonly english: string; readonly message: string },
  terms: readonly Term[],
): readonly Term[] {
  if (message === '' || NAME_OF_FILE.test(key)) return [];
  const missed: Term[] = [];
  let rest = english.replaceAll(VALUE, '');
  for (const term of byLength(terms)) {
    const without = rest.replaceAll(wordIn(term.english), '');
    if (without !== rest && !term.own.some((each) => says(message, each))) missed.push(term);
    rest = without;
  }
  return missed;
}

const VALUE = /\{\w+\}/g;
const REMARK = /\s*\([^)]*\)/g;

/** Each English name by itself, such as those of `grievance/complaint`, with every way to say it. */
function byLength(terms: readonly Term[]): readonly Term[] {
  const own = new Map<string, string[]>();
  for (const term of terms)
    for (const name of term.english.replaceAll(REMARK, '').split(/\s*[/,]\s*/))
      own.set(name, [...(own.get(name) ?? []), ...term.own]);
  return [...own]
    .map(([english, all]) => ({ english, own: all, note: '' }))
    .toSorted((one, other) => other.english.length - one.english.length);
}

const says = (message: string, own: string): boolean =>
  new RegExp(own.replaceAll(REMARK, '').split(' ').map(stemOf).join('.*'), 'u').test(message);

/**
 * A word without what cases and numbers change at its end: the sign of a last vowel, in Tamil also a last m, and in Urdu
 * a last vowel. Short words stay whole.
 */
const stemOf = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?:ம்|\p{Mark}+|[اہیے])$/u, '');

const wordIn = (term: string) =>
  new RegExp(`\\b${term.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?:e?s)?\\b`, 'gi');
