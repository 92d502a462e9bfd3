import { describe, expect, it } from 'vitest';
import {
  directionOf,
  isStaffLanguage,
  LANGUAGES,
  nameIn,
  STAFF_LANGUAGES,
  staffLanguageOf,
} from '#domain/languages.ts';

const names = { en: 'Neem Finance', hi: 'नीम फ़ाइनेंस' };

describe.each(STAFF_LANGUAGES)('in the staff’s %s', (language) => {
  it('a name is as they wrote it', () => {
    expect(isStaffLanguage(language)).toBe(true);
    expect(staffLanguageOf(language)).toBe(language);
    expect(nameIn(names, language)).toBe(names[language]);
  });
});

it('people of every other language see the English name', () => {
  for (const language of LANGUAGES.filter((each) => !isStaffLanguage(each))) {
    expect(staffLanguageOf(language)).toBe('en');
    expect(nameIn(names, language)).toBe(names.en);
  }
});

it('nobody has no name', () => {
  expect(nameIn(undefined, 'hi')).toBeUndefined();
});

it('English and the languages of the staff run from left to right', () => {
  expect(STAFF_LANGUAGES.map(directionOf)).toEqual(['ltr', 'ltr']);
});
