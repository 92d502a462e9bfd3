import { expect, it } from 'vitest';
import { dayInWords, longDayInWords, momentInWords } from '#renderer/i18n/days-in-words.ts';

const MOMENT = new Date(2026, 0, 5, 15, 45);

it.each([
  ['en', '5 Jan 2023', '5 January 2026', '5 Jan 2026, 3:45 pm'],
  ['hi', '5 जनवरी 2023', '5 जनवरी 2026', '5 जनवरी 2026, 3:45 pm'],
] as const)(
  'writes days in %s with its month names and Latin digits',
  (language, day, long, time) => {
    expect(dayInWords('2023-01-05', language)).toBe(day);
    expect(longDayInWords(MOMENT, language)).toBe(long);
    expect(momentInWords(MOMENT, language)).toBe(time);
  },
);
