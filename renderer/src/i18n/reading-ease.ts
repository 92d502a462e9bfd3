/** How easily sentences are read. For tests and `npm run words:ease`; no page carries it. */
import { flesch } from 'flesch';
import { syllable } from 'syllable';

export type KeyedText = { readonly key: string; readonly text: string };
export type MeasuredSentence = KeyedText & {
  /** Points: the more, the harder. Those of two languages do not compare. */
  readonly hardness: number;
};

/** With fewer words it is a label or a heading, where one long word would decide. */
const FEWEST_WORDS = 8;
/** Aksharas (letters with their vowel signs and conjuncts) of a long word: जानकारी has four, रजिस्ट्रेशन five. */
const LONG_WORD = 5;

/** The mark that ends a sentence, and a space; an abbreviation's dot ends none. */
const END = /(?<=[^\s.]{2}[.?!।…]["”’)]?)\s+(?=\P{Ll})|\n+/u;
/** Values and addresses are one short word each. */
const ONE_WORD = /\{\{?\w+\}?\}|https?:\/\/\S+|[\w.]+@[\w.]*\w/g;
/** Whatever is between spaces and has a letter or a digit. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

const AKSHARAS = new Intl.Segmenter('hi');
const AROUND_WORD = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu;

const wordsOf = (sentence: string): readonly string[] =>
  (sentence.replaceAll(ONE_WORD, '50').match(WORD) ?? []).map((word) =>
    word.replaceAll(AROUND_WORD, ''),
  );

/** Flesch's reading ease turned round: 100 less its points, so that plain English has 20 to 40. */
function hardnessInEnglish(words: readonly string[]): number {
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 100 - flesch({ sentence: 1, word: words.length, syllable: syllables });
}

/** As Björnsson's LIX for one sentence: how many words it has, and how many of a hundred are long. */
function hardnessByLength(words: readonly string[]): number {
  const isLong = (word: string) =>
    /\p{L}/u.test(word) && Array.from(AKSHARAS.segment(word)).length >= LONG_WORD;
  const long = words.filter((word) => isLong(word));
  return words.length + (100 * long.length) / words.length;
}

/**
 * The whole sentences of texts in one language, the hardest first; a sentence that stands in several places counts once,
 * with the first key. English by Flesch, other languages by the lengths of sentences and words (docs/reading-ease.md).
 */
export function measuredSentences(
  language: string,
  texts: readonly KeyedText[],
): readonly MeasuredSentence[] {
  const hardnessOf = language === 'en' ? hardnessInEnglish : hardnessByLength;
  const found = new Map<string, MeasuredSentence>();
  for (const { key, text } of texts) {
    for (const sentence of text.split(END).map((part) => part.trim())) {
      const words = wordsOf(sentence);
      if (words.length < FEWEST_WORDS || found.has(sentence)) continue;
      found.set(sentence, { key, text: sentence, hardness: Math.round(hardnessOf(words)) });
    }
  }
  return [...found.values()].toSorted((one, other) => other.hardness - one.hardness);
}
