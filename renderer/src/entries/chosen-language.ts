/** The start page is answered in the language that was chosen: the web server reads this (scripts/web/first-visit.ts). */
export const LANGUAGE_COOKIE = 'language=';

export function chooseLanguage(language: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}${language};path=/;max-age=31536000;samesite=lax${secure}`;
}
