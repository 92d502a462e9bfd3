/** The languages in which the whole portal speaks to borrowers, guarantors and visitors, as BCP 47 tags; the first is the default. */
export const LANGUAGES = ['en', 'hi', 'mr', 'bn', 'ta', 'ur'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];
/** The language of the gateway's own messages. */
export const GATEWAY_LANGUAGE: Language = 'en';

/** The languages of the staff's areas, and of what staff write for everybody: names of lenders, products, fees and dealers. */
export const STAFF_LANGUAGES = ['en', 'hi'] as const satisfies readonly Language[];
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];

export const isStaffLanguage = (language: Language): language is StaffLanguage =>
  STAFF_LANGUAGES.some((each) => each === language);

/** The staff's language for a person's: that one if staff have it, else English. */
export const staffLanguageOf = (language: Language): StaffLanguage =>
  isStaffLanguage(language) ? language : 'en';

/** What staff write once in each of their languages. */
export type InStaffLanguages<What = string> = Readonly<Record<StaffLanguage, What>>;

/**
 * A name, or another text that staff wrote, as people see it in any language: English where it is not in theirs. Nothing for
 * names of nobody.
 */
export function nameIn<What>(names: InStaffLanguages<What>, language: Language): What;
export function nameIn<What>(
  names: InStaffLanguages<What> | null | undefined,
  language: Language,
): What | undefined;
export function nameIn<What>(
  names: InStaffLanguages<What> | null | undefined,
  language: Language,
): What | undefined {
  return names?.[staffLanguageOf(language)];
}

export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT: ReadonlySet<Language> = new Set(['ur']);

/** Where a language's lines begin. */
export const directionOf = (language: Language): Direction =>
  RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
