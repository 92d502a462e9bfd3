/** The languages in which the whole portal speaks, as BCP 47 tags; the first is the default. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];
/** The language of the gateway's own messages. */
export const GATEWAY_LANGUAGE: Language = 'en';
