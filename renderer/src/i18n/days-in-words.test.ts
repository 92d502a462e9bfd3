import { expect, it } from 'vitest';
import {
  dayInWords,
  indianMomentInWords,
  localDayInWords,
  momentInWords,
} from '#renderer/i18n/days-in-words.ts';

const MOMENT = new Date(2026, 0, 5, 15, 45);
const NIGHT = Date.parse('2026-11-26T23:59:00+05:30');

it.each([
  ['en', '5 Jan 2026', '5 Jan 2026, 3:45 pm', 'Thursday, 26 Nov 2026, 11:59 pm'],
  ['hi', '5 जनवरी 2026', '5 जनवरी 2026, दोपहर 3:45', 'गुरुवार, 26 नवंबर 2026, रात 11:59'],
] as const)(
  'writes days and times in %s in one form, with its month names and Latin digits',
  (language, day, moment, night) => {
    expect(dayInWords('2026-01-05', language)).toBe(day);
    expect(localDayInWords(MOMENT, language)).toBe(day);
    expect(momentInWords(MOMENT, language)).toBe(moment);
    expect(indianMomentInWords(NIGHT, language)).toBe(night);
  },
);
