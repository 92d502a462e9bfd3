import { expect, test } from 'vitest';
import { daysInWords, inUnit, monthsInWords } from '#renderer/i18n/spans-in-words.ts';

test.each([
  [monthsInWords(1, 'en'), '1 month'],
  [monthsInWords(24, 'en'), '24 months'],
  [monthsInWords(1, 'hi'), '1 महीना'],
  [monthsInWords(24, 'hi'), '24 महीने'],
  [daysInWords(2.5, 'en'), '2.5 days'],
  [daysInWords(3, 'hi'), '3 दिन'],
  [inUnit('hour', 5, 'hi'), '5 घंटे'],
  [inUnit('minute', 1, 'en'), '1 minute'],
])('%s', (words, expected) => expect(words).toBe(expected));
