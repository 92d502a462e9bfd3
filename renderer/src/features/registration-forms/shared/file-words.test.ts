import { expect, it } from 'vitest';
import { shownName, sizeInWords } from '#renderer/features/registration-forms/shared/file-words.ts';

it.each([
  [1, '1 byte'],
  [193, '193 bytes'],
  [348_160, '340 kB'],
  [1_258_291, '1.2 MB'],
])('tells %d bytes as %s', (bytes, words) => expect(sizeInWords(bytes, 'en')).toBe(words));

it('tells a size with Latin digits in Hindi too', () => {
  expect(sizeInWords(193, 'hi')).toBe('193 बाइट');
  expect(sizeInWords(1_258_291, 'hi')).toBe('1.2 MB');
});

it('shows a name without what would turn its reading direction', () => {
  expect(shownName('articles\u202Efdp.exe')).toBe('articlesfdp.exe');
  expect(shownName('विवरण.pdf')).toBe('विवरण.pdf');
});
