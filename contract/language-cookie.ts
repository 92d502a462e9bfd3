/** The language that a visitor has chosen: pages write it, and web servers answer the start page in it. */
export const LANGUAGE_COOKIE = 'language';
