/** The trade words of each language: one term for one thing, so that people meet the same word everywhere. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** The terms that an English text has and its translation does not say. A message says a term if it holds one of its words. */
export const termsMissed = (
  { english, message }: { readonly english: string; readonly message: string },
  terms: readonly Term[],
): readonly Term[] =>
  message === ''
    ? []
    : terms.filter(
        (term) =>
          wordIn(term.english).test(english.replaceAll(VALUE, '')) &&
          !term.own.some((each) => message.includes(each)),
      );

const VALUE = /\{\w+\}/g;
const wordIn = (term: string) =>
  new RegExp(`\\b${term.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}s?\\b`, 'i');
