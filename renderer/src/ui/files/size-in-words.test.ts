import { expect, it } from 'vitest';
import { sizeInWords } from '#renderer/ui/files/size-in-words.ts';

it.each([
  [1, '1 byte'],
  [193, '193 bytes'],
  [348_160, '340 kB'],
  [1_258_291, '1.2 MB'],
])('writes %d bytes as %s', (bytes, words) => expect(sizeInWords(bytes, 'en')).toBe(words));

it('writes a size with Latin digits in Hindi too', () => {
  expect(sizeInWords(193, 'hi')).toBe('193 बाइट');
  expect(sizeInWords(1_258_291, 'hi')).toBe('1.2 MB');
});
