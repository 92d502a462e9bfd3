import { addressOf, baseOf } from '#contract/addresses.ts';
import type { Language } from '#domain/languages.ts';

/** The file of a page in the built site. A static host serves `about.html` at `/about`, and `hi.html` at `/hi`. */
export function fileOf(page: string): string {
  if (page === '/') return 'index.html';
  return `${page.replace(/^\//, '').replace(/not-found$/, '404')}.html`;
}

/** A page of the route table in a language: `/hi/about`; one without an address is in the folder: `hi/offline`. */
export function pageIn(language: Language, page: string): string {
  const base = baseOf(language);
  if (page.startsWith('/')) return addressOf(page, base);
  return base === '' ? page : `${base.slice(1)}/${page}`;
}
