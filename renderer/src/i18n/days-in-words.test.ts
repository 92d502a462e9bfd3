import { describe, expect, it, vi } from 'vitest';
import {
  dayInWords,
  momentInWords,
  monthInWords,
  timeInWords,
  weekdayAndMomentInWords,
} from '#renderer/i18n/days-in-words.ts';
import type { Language } from '#domain/languages.ts';

const MOMENT = new Date('2026-01-05T15:45:00+05:30');
const NIGHT = Date.parse('2026-11-26T23:59:00+05:30');
const ALL = ['en', 'hi', 'mr', 'bn', 'ta', 'ur'] as const satisfies readonly Language[];

it.each([
  ['en', '5 Jan 2026', '5 Jan 2026, 3:45 pm', 'Thursday, 26 Nov 2026, 11:59 pm'],
  ['hi', '5 जनवरी 2026', '5 जनवरी 2026, दोपहर 3:45', 'गुरुवार, 26 नवंबर 2026, रात 11:59'],
  ['mr', '5 जानेवारी 2026', '5 जानेवारी 2026, दुपारी 3:45', 'गुरुवार, 26 नोव्हेंबर 2026, रात्री 11:59'],
  ['bn', '5 জানুয়ারি 2026', '5 জানুয়ারি 2026, বিকেল 3:45', 'বৃহস্পতিবার, 26 নভেম্বর 2026, রাত 11:59'],
  ['ta', '5 ஜனவரி 2026', '5 ஜனவரி 2026, பிற்பகல் 3:45', 'வியாழன், 26 நவம்பர் 2026, இரவு 11:59'],
  ['ur', '5 جنوری 2026', '5 جنوری 2026، سہ پہر 3:45', 'جمعرات، 26 نومبر 2026، رات 11:59'],
] as const)(
  'writes days and times in %s in one form, with its month names and Latin digits',
  (language, day, moment, night) => {
    expect(dayInWords('2026-01-05', language)).toBe(day);
    expect(momentInWords(MOMENT, language)).toBe(moment);
    expect(weekdayAndMomentInWords(NIGHT, language)).toBe(night);
  },
);

it.each([
  ['en', '12:30 am', '5:30 am', '12:30 pm', '6:30 pm'],
  ['hi', 'रात 12:30', 'सुबह 5:30', 'दोपहर 12:30', 'शाम 6:30'],
  ['mr', 'रात्री 12:30', 'पहाटे 5:30', 'दुपारी 12:30', 'संध्याकाळी 6:30'],
  ['bn', 'রাত 12:30', 'ভোর 5:30', 'দুপুর 12:30', 'সন্ধ্যা 6:30'],
  ['ta', 'இரவு 12:30', 'அதிகாலை 5:30', 'மதியம் 12:30', 'மாலை 6:30'],
  ['ur', 'رات 12:30', 'صبح 5:30', 'دوپہر 12:30', 'شام 6:30'],
] as const)('names the parts of the day in %s as people do', (language, ...expected) => {
  const at = (hour: string) => new Date(`2026-01-05T${hour}:30:00+05:30`);
  const times = ['00', '05', '12', '18'].map((hour) => timeInWords(at(hour), language));
  expect(times).toEqual(expected);
});

describe.each(ALL)('all year in %s', (language) => {
  it('writes twelve months in full, each in the language, without a comma or another script’s digits', () => {
    const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
    const days = months.map((month) => dayInWords(`2026-${month}-09`, language));
    const names = months.map((month) => monthInWords(`2026-${month}`, language));
    expect(new Set(days).size).toBe(12);
    expect(new Set(names).size).toBe(12);
    for (const day of days) expect(day).toMatch(/^9 [\p{L}\p{M}]+ 2026$/u);
    for (const name of names) expect(name).toMatch(/^[\p{L}\p{M}]+ 2026$/u);
    const isLatin = /[A-Za-z]/.test([...days, ...names].join(''));
    expect(isLatin).toBe(language === 'en');
  });
});

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
