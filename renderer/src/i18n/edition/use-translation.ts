import { useEdition } from '#renderer/i18n/edition/edition-context.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** The words of the page's language. */
export function useTranslation(): Translator {
  return useEdition().translator;
}
