import type { Language } from '#domain/languages.ts';

/**
 * What a language is besides its words: its name, punctuation, and how it writes days and times. Some browsers write
 * abbreviations, commas and parts of the day that nobody uses, so what they get wrong in a language stands here.
 */

type LanguageForm = {
  /** In the language itself, as its readers look for it. */
  readonly name: string;
  /** For names of months and units. Digits are Latin in every language, as in amounts. */
  readonly locale: `${string}-IN-u-nu-latn`;
  /** Months are abbreviated in English alone: readers do not know `नव॰` and `সেপ্টেঃ`. */
  readonly month: 'short' | 'long';
  /** The parts of the day, each from the hour before it until the next; null where it is am and pm. */
  readonly partsOfDay: readonly (readonly [fromHour: number, part: string])[] | null;
  /** Ends a sentence whose last words are a link or come from elsewhere. */
  readonly sentenceEnd: string;
  /** Between a day and its time, and after a weekday. */
  readonly comma: string;
  /** Units that browsers abbreviate even when asked for long ones, by plural form. */
  readonly units?: Readonly<
    Partial<Record<string, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>
  >;
};

export const LANGUAGE_FORMS = {
  en: {
    name: 'English',
    locale: 'en-IN-u-nu-latn',
    month: 'short',
    partsOfDay: null,
    sentenceEnd: '.',
    comma: ',',
  },
  hi: {
    name: 'हिन्दी',
    locale: 'hi-IN-u-nu-latn',
    month: 'long',
    partsOfDay: [
      [0, 'रात'],
      [4, 'सुबह'],
      [12, 'दोपहर'],
      [16, 'शाम'],
      [20, 'रात'],
    ],
    sentenceEnd: '।',
    comma: ',',
  },
  mr: {
    name: 'मराठी',
    locale: 'mr-IN-u-nu-latn',
    month: 'long',
    partsOfDay: [
      [0, 'रात्री'],
      [4, 'पहाटे'],
      [6, 'सकाळी'],
      [12, 'दुपारी'],
      [16, 'संध्याकाळी'],
      [20, 'रात्री'],
    ],
    sentenceEnd: '.',
    comma: ',',
  },
  bn: {
    name: 'বাংলা',
    locale: 'bn-IN-u-nu-latn',
    month: 'long',
    partsOfDay: [
      [0, 'রাত'],
      [4, 'ভোর'],
      [6, 'সকাল'],
      [12, 'দুপুর'],
      [15, 'বিকেল'],
      [18, 'সন্ধ্যা'],
      [20, 'রাত'],
    ],
    sentenceEnd: '।',
    comma: ',',
  },
  ta: {
    name: 'தமிழ்',
    locale: 'ta-IN-u-nu-latn',
    month: 'long',
    partsOfDay: [
      [0, 'இரவு'],
      [3, 'அதிகாலை'],
      [6, 'காலை'],
      [12, 'மதியம்'],
      [14, 'பிற்பகல்'],
      [16, 'மாலை'],
      [19, 'இரவு'],
    ],
    sentenceEnd: '.',
    comma: ',',
    units: {
      hour: { other: 'மணிநேரம்' },
      minute: { one: 'நிமிடம்', other: 'நிமிடங்கள்' },
    },
  },
  ur: {
    name: 'اردو',
    locale: 'ur-IN-u-nu-latn',
    month: 'long',
    partsOfDay: [
      [0, 'رات'],
      [4, 'صبح'],
      [12, 'دوپہر'],
      [15, 'سہ پہر'],
      [17, 'شام'],
      [20, 'رات'],
    ],
    sentenceEnd: '۔',
    comma: '،',
  },
} as const satisfies Readonly<Record<Language, LanguageForm>>;

export const formOf = (language: Language): LanguageForm => LANGUAGE_FORMS[language];

/** A language in its own name. */
export const nameOfLanguage = (language: Language): string => formOf(language).name;
