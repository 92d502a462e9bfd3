import * as z from 'zod/mini';

/** The languages in which the whole portal speaks, as BCP 47 tags; the first is the default. */
export const LANGUAGES = ['en', 'hi'] as const;
export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];
