import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { LANGUAGE_FORMS, formOf, nameOfLanguage } from '#renderer/i18n/language-forms.ts';

test('knows how every language of the portal is written, and those that are to come', () => {
  expect(Object.keys(LANGUAGE_FORMS)).toEqual(['en', 'hi', 'mr', 'bn', 'ta', 'ur']);
  expect(LANGUAGES.filter((language) => !(language in LANGUAGE_FORMS))).toEqual([]);
});

test.each([
  ['en', 'English', /^\p{Script=Latin}+$/u, '.'],
  ['hi', 'हिन्दी', /^[\p{Script=Devanagari}]+$/u, '।'],
  ['mr', 'मराठी', /^[\p{Script=Devanagari}]+$/u, '.'],
  ['bn', 'বাংলা', /^[\p{Script=Bengali}]+$/u, '।'],
  ['ta', 'தமிழ்', /^[\p{Script=Tamil}]+$/u, '.'],
  ['ur', 'اردو', /^[\p{Script=Arabic}]+$/u, '۔'],
] as const)(
  '%s is called %s, in its own script, and is written as its readers write',
  (language, name, script, sentenceEnd) => {
    expect(nameOfLanguage(language)).toBe(name);
    expect(name).toMatch(script);
    expect(formOf(language)).toMatchObject({ sentenceEnd });
  },
);

test('a day of every language begins at midnight and its parts come in order', () => {
  for (const { partsOfDay } of Object.values(LANGUAGE_FORMS)) {
    if (partsOfDay === null) continue;
    const hours = partsOfDay.map(([from]) => from);
    expect(hours[0]).toBe(0);
    expect(hours).toEqual([...new Set(hours)].toSorted((a, b) => a - b));
  }
});
