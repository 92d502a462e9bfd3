import { LANGUAGE_COOKIE } from '#contract/language-cookie.ts';

/** The start page is answered in it by the web server (scripts/web/first-visit.ts). */
export function chooseLanguage(language: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language};path=/;max-age=31536000;samesite=lax${secure}`;
}
