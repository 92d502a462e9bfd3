import { expect, it } from 'vitest';
import { shownName } from '#renderer/features/registration-forms/shared/files/file-words.ts';

it('removes characters that change the reading direction from a name', () => {
  expect(shownName('articles\u202Efdp.exe')).toBe('articlesfdp.exe');
  expect(shownName('विवरण.pdf')).toBe('विवरण.pdf');
});
