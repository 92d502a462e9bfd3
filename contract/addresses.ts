/** Addresses of the portal's pages: `/about` in the default language, `/hi/about` in Hindi. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, STAFF_LANGUAGES } from '#domain/languages.ts';

/** The pages of people who work here: they are in the staff's languages alone. */
const STAFF_PAGES = /^\/(?:dealer-desk|operator|lender|staff-sign-in)(?![^?#*])/;

/** The languages that a page is in. */
export const languagesOf = (path: string): readonly Language[] =>
  STAFF_PAGES.test(path) ? STAFF_LANGUAGES : LANGUAGES;

/** The prefix of a language's paths on the web: empty for the default language. */
export function baseOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** The language of a page by its path on the web. */
export function languageAt(pathname: string): Language {
  const [, first] = pathname.split('/');
  return LANGUAGES.find((language) => language === first) ?? DEFAULT_LANGUAGE;
}

/**
 * A path of the portal with a base; external addresses and fragments are returned unchanged. A page for staff that is not in a
 * language has its address in the default one.
 */
export function addressOf(path: string, base: string): string {
  if (base === '' || !path.startsWith('/')) return path;
  if (STAFF_PAGES.test(path) && !STAFF_LANGUAGES.some((each) => base === `/${each}`)) return path;
  // Home is `/hi`, without a trailing slash.
  return `${base}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The path of an address under a base, or null if it is not under it. */
export function pathOf(address: string, base: string): string | null {
  if (base === '') return address;
  if (address !== base && !address.startsWith(`${base}/`)) return null;
  return address.slice(base.length) || '/';
}
