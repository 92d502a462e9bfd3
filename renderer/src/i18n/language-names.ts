import type { Language } from '#domain/languages.ts';

/** Each language in its own name, as its readers look for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };
