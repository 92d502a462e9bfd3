type Voice = { readonly lang: string; readonly localService: boolean };

/**
 * The system's own voice for a language, from India where there is one; null if it has none. Other voices would send
 * the page's words to a service.
 */
export function localVoice<Some extends Voice>(
  voices: readonly Some[],
  language: string,
): Some | null {
  const own = voices.filter(
    ({ lang, localService }) => localService && tagOf(lang).split('-')[0] === language,
  );
  return own.find(({ lang }) => tagOf(lang) === `${language}-in`) ?? own[0] ?? null;
}

/** Some systems write `hi_IN`. */
const tagOf = (lang: string) => lang.toLowerCase().replaceAll('_', '-');
