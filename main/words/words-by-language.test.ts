import { expect, test } from 'vitest';
import { documentName } from '#contract/printing.ts';
import { everyLanguage, wordsIn } from '#main/words/words-by-language.ts';

/** Every text of a set of words, those with a version in it too. */
function textsOf(words: object): string[] {
  return Object.values(words).flatMap((each: unknown) => {
    if (typeof each === 'string') return [each];
    if (typeof each === 'function') return [String(Reflect.apply(each, undefined, ['2.0.0']))];
    return typeof each === 'object' && each !== null ? textsOf(each) : [];
  });
}

test('the configuration chooses the language; without it the portal’s default is spoken', () => {
  expect(wordsIn('hi').update.later).toBe('बाद में');
  expect(wordsIn('en').update.later).toBe('Later');
  expect(wordsIn(null)).toBe(wordsIn('en'));
});

test('without a known reader, every language is shown, the terminal’s own first', () => {
  const order = (own: 'en' | 'hi' | null) => everyLanguage(own).map(({ language }) => language);
  expect(order(null)).toEqual(['en', 'hi']);
  expect(order('hi')).toEqual(['hi', 'en']);
});

test('Hindi is written in its own letters, with Latin digits, and marks no letters for the keyboard', () => {
  for (const text of textsOf(wordsIn('hi'))) {
    expect(text.replaceAll(/RinSetu|PDF/g, '')).toMatch(/\p{Script=Devanagari}/u);
    expect(text.replaceAll(/RinSetu|PDF/g, '')).not.toMatch(/[A-Za-z&०-९]/);
    expect(text).toBe(text.normalize('NFC'));
  }
});

test('the name for a file without one can be a file’s name', () => {
  for (const { words } of everyLanguage(null)) {
    expect(documentName.parse(words.untitled)).toBe(words.untitled);
  }
});
