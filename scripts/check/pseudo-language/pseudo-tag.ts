/** The language whose place the pseudo-language takes in a copy: days, lists and plurals are formatted as in it. */
export const PSEUDO_TAG = 'hi';
/** The languages of that copy. */
export const PSEUDO_LANGUAGES = ['en', PSEUDO_TAG] as const;
