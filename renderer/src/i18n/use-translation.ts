import { createContext, use } from 'react';
import type { Translator } from '#renderer/i18n/translator.ts';

/** The language of the page, set by `Providers`. */
export const TranslatorContext = createContext<Translator | null>(null);

export function useTranslation(): Translator {
  const translator = use(TranslatorContext);
  if (translator === null) throw new Error('useTranslation is called outside of Providers.');
  return translator;
}
