import { useEffect, useState } from 'react';
import { GATEWAY_LANGUAGE, type Language } from '#domain/languages.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { type Translator, translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';

const fetchWords = async (language: Language): Promise<Translator> =>
  translatorOf(language, [await loadWords(language, 'refusals')]);

/**
 * Why the gateway refused, in the page's language: what its code says, or the gateway's own words for a code that has none
 * here, such as one of a later release. The words are fetched with a refusal that is shown: most visits see none.
 */
export function RefusalWords({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string | undefined;
}) {
  const { language } = useTranslation();
  const [words, setWords] = useState<Translator | null>(null);
  useEffect(() => {
    let isShown = true;
    fetchWords(language).then(
      (fetched) => isShown && setWords(fetched),
      // The text before them says what to do without them, too.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [language]);

  const key = `refusal.${code}`;
  if (words === null) return null;
  if (words.isKey(key)) return <> {words.t(key)}</>;
  return message === undefined ? null : <span lang={GATEWAY_LANGUAGE}> {message}</span>;
}
