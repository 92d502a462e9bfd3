import type { WrittenLanguage } from '#domain/languages.ts';

/** Each language in its own name, as its readers look for it. */
export const LANGUAGE_NAMES: Readonly<Record<WrittenLanguage, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  bn: 'বাংলা',
  ta: 'தமிழ்',
  ur: 'اردو',
};
