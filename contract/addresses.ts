/** Addresses of the portal's pages: `/about` in the default language, `/hi/about` in Hindi. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/languages.ts';

/** What comes before the paths of a language on the web: nothing for the default one. */
export function baseOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** The language of a page by its path on the web. */
export function languageAt(pathname: string): Language {
  const [, first] = pathname.split('/');
  return LANGUAGES.find((language) => language === first) ?? DEFAULT_LANGUAGE;
}

/** A path of the portal under a base; an address of the outside world, or a place on the page, stays as it is. */
export function addressOf(path: string, base: string): string {
  if (base === '' || !path.startsWith('/')) return path;
  // Home is `/hi`, without a slash at its end.
  return `${base}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The path that an address has under a base, or null where it is not under it. */
export function pathOf(address: string, base: string): string | null {
  if (base === '') return address;
  if (address !== base && !address.startsWith(`${base}/`)) return null;
  return address.slice(base.length) || '/';
}
