import { expect, it, vi } from 'vitest';
import {
  dayInWords,
  momentInWords,
  monthInWords,
  timeInWords,
  weekdayAndMomentInWords,
} from '#renderer/i18n/days-in-words.ts';

const MOMENT = new Date('2026-01-05T15:45:00+05:30');
const NIGHT = Date.parse('2026-11-26T23:59:00+05:30');

it.each([
  ['en', '5 Jan 2026', '5 Jan 2026, 3:45 pm', 'Thursday, 26 Nov 2026, 11:59 pm'],
  ['hi', '5 जनवरी 2026', '5 जनवरी 2026, दोपहर 3:45', 'गुरुवार, 26 नवंबर 2026, रात 11:59'],
  ['mr', '5 जानेवारी, 2026', '5 जानेवारी, 2026, दुपार 3:45', 'गुरुवार, 26 नोव्हेंबर, 2026, रात्र 11:59'],
  ['bn', '5 জানুয়ারি, 2026', '5 জানুয়ারি, 2026, দুপুর 3:45', 'বৃহস্পতিবার, 26 নভেম্বর, 2026, রাত্রি 11:59'],
  ['ta', '5 ஜனவரி, 2026', '5 ஜனவரி, 2026, பிற்பகல் 3:45', 'வியாழன், 26 நவம்பர், 2026, இரவு 11:59'],
  ['ur', '5 جنوری، 2026', '5 جنوری، 2026، دوپہر 3:45', 'جمعرات، 26 نومبر، 2026، رات 11:59'],
] as const)(
  'writes days and times in %s in one form, with its month names and Latin digits',
  (language, day, moment, night) => {
    expect(dayInWords('2026-01-05', language)).toBe(day);
    expect(momentInWords(MOMENT, language)).toBe(moment);
    expect(weekdayAndMomentInWords(NIGHT, language)).toBe(night);
  },
);

it.each(['America/Los_Angeles', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'writes days and times of India on a device in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    try {
      expect(momentInWords(MOMENT, 'en')).toBe('5 Jan 2026, 3:45 pm');
      expect(timeInWords(MOMENT, 'hi')).toBe('दोपहर 3:45');
      expect(momentInWords(new Date(NIGHT), 'en')).toBe('26 Nov 2026, 11:59 pm');
      expect(dayInWords('2026-01-05', 'en')).toBe('5 Jan 2026');
      expect(monthInWords('2026-11', 'en')).toBe('November 2026');
      expect(monthInWords('2026-11', 'hi')).toBe('नवंबर 2026');
    } finally {
      vi.unstubAllEnvs();
    }
  },
);
