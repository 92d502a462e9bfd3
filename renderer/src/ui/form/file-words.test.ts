import { expect, it } from 'vitest';
import { shownName, sizeInWords } from '#renderer/ui/form/file-words.ts';

it.each([
  [1, '1 byte'],
  [193, '193 bytes'],
  [348_160, '340 kB'],
  [1_258_291, '1.2 MB'],
])('tells %d bytes as %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));

it('shows a name without what would turn its reading direction', () => {
  expect(shownName('articles\u202Efdp.exe')).toBe('articlesfdp.exe');
  expect(shownName('विवरण.pdf')).toBe('विवरण.pdf');
});
