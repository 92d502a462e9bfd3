import { createContext, use } from 'react';
import type { Language } from '#renderer/i18n/languages.ts';

type ChooseLanguage = (language: Language) => void;

/** Shows the whole portal in another language until the visit ends. */
export const ChooseLanguageContext = createContext<ChooseLanguage>(() => undefined);

export function useChooseLanguage(): ChooseLanguage {
  return use(ChooseLanguageContext);
}
