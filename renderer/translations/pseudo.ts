/**
 * A language that nobody speaks, made from the English: longer, in letters with marks, each text in brackets. Pages in it
 * show what is cut, what overlaps and what is not translated. It is built by a check alone, and never ships.
 */
import type { Leaf } from '#renderer/i18n/words.ts';
import { icuOf } from '#translations/icu.ts';
import type { PoEntry } from '#translations/po-file.ts';
import { textsOf, type SourceFile } from '#translations/sources.ts';

export const OPEN = '⟦';
export const CLOSE = '⟧';

/** Placeholders, addresses and markup, which machines read. */
const AS_IT_IS = /(\{\{\w+\}\}|https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|<[^>]*>)/;

/** Vowels are doubled, which makes texts about 40 % longer, and words with them. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'áå',
  e: 'éë',
  i: 'íï',
  o: 'óö',
  u: 'úü',
  y: 'ýÿ',
  A: 'ÁÅ',
  E: 'ÉË',
  I: 'ÍÏ',
  O: 'ÓÖ',
  U: 'ÚÜ',
  Y: 'ÝŸ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Z: 'Ž',
  g: 'ĝ',
  t: 'ţ',
  r: 'ř',
  l: 'ł',
  d: 'đ',
  h: 'ĥ',
};

/** A text of the English in the pseudo-language. */
export function pseudoText(text: string): string {
  const said = text
    .split(AS_IT_IS)
    // Every second part is left as it is.
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[A-Za-z]/g, (letter) => LETTERS[letter] ?? letter),
    )
    .join('');
  return `${OPEN}${said}${CLOSE}`;
}

/** The same for a text in forms; what they are chosen by stays. */
export function pseudoLeaf(leaf: Leaf): Leaf {
  if (typeof leaf === 'string') return pseudoText(leaf);
  const { other, ...forms } = leaf;
  return {
    ...Object.fromEntries(
      Object.entries(forms).map(([form, text]) => [form, form === 'by' ? text : pseudoText(text)]),
    ),
    other: pseudoText(other),
  };
}

/** Every text of an English file in the pseudo-language, as translators hand it in. */
export const pseudoEntries = (source: SourceFile): readonly PoEntry[] =>
  textsOf(source).map(({ key, leaf }) => ({
    key,
    english: icuOf(leaf),
    message: icuOf(pseudoLeaf(leaf)),
    isOutdated: false,
    before: null,
    reviewed: null,
    notes: [],
  }));
