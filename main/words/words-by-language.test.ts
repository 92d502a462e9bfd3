import { expect, test } from 'vitest';
import { documentName } from '#contract/printing.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { everyLanguage, wordsIn } from '#main/words/words-by-language.ts';

type Branch = string | { readonly [name: string]: Branch };

/** Every text of a set of words, by its place. */
const textsOf = (words: Branch, where = ''): [string, string][] =>
  typeof words === 'string'
    ? [[where, words]]
    : Object.entries(words).flatMap(([name, part]) => textsOf(part, `${where}.${name}`));

test('the configuration chooses the language; without it the portal’s default is spoken', () => {
  expect(wordsIn('hi').update.later).toBe('बाद में');
  expect(wordsIn('en').update.later).toBe('Later');
  expect(wordsIn(null)).toBe(wordsIn('en'));
});

test('without a known reader, every language is shown, the terminal’s own first', () => {
  const order = (own: 'en' | 'hi' | null) => everyLanguage(own).map(({ language }) => language);
  const others = LANGUAGES.filter((each) => each !== 'hi');
  expect(order(null)).toEqual([...LANGUAGES]);
  expect(order('hi')).toEqual(['hi', ...others]);
});

const SCRIPTS = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  ur: /\p{Script=Arabic}/u,
} as const satisfies Readonly<Record<Exclude<Language, 'en'>, RegExp>>;

const ENGLISH = new Map(textsOf(wordsIn('en')));
const placeholdersOf = (text: string | undefined) => text?.match(/\{\{\w+\}\}/g) ?? [];

test.each(LANGUAGES.filter((each) => each !== 'en'))(
  'the words in %s are in their own letters, with Latin digits, and mark no letters for the keyboard',
  (language) => {
    const texts = textsOf(wordsIn(language));
    expect(texts.map(([where]) => where).toSorted()).toEqual([...ENGLISH.keys()].toSorted());
    for (const [where, text] of texts) {
      const bare = text.replaceAll(/RinSetu|PDF|\{\{\w+\}\}/g, '');
      expect(bare, where).toMatch(SCRIPTS[language]);
      expect(bare, where).not.toMatch(/[A-Za-z&{}]|(?!\d)\p{Nd}/u);
      expect(text).toBe(text.normalize('NFC'));
      expect(placeholdersOf(text), where).toEqual(placeholdersOf(ENGLISH.get(where)));
    }
  },
);

test('the program is named wherever the words speak of it', () => {
  for (const language of LANGUAGES) {
    const { menu, untitled, cannotStart, update } = wordsIn(language);
    const all = [menu.quit, menu.about, menu.hide, untitled, cannotStart, update.title];
    for (const text of all) expect(text).toContain('RinSetu');
    expect(JSON.stringify(wordsIn(language))).not.toContain('{{program}}');
  }
});

test('the name for a file without one can be a file’s name', () => {
  for (const language of LANGUAGES) {
    const { untitled } = wordsIn(language);
    expect(documentName.parse(untitled)).toBe(untitled);
  }
});
