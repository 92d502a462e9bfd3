import { expect, test } from 'vitest';
import { documentName } from '#contract/printing.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { everyLanguage, wordsIn } from '#main/words/words-by-language.ts';

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

test('only English marks letters for the keyboard', () => {
  expect(JSON.stringify(wordsIn('en').menu)).toContain('&');
  for (const language of LANGUAGES.filter((each) => each !== 'en'))
    expect(JSON.stringify(wordsIn(language))).not.toContain('&');
});

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
