import { createContext, use } from 'react';
import type { Language } from '#domain/languages.ts';

type ChooseLanguage = (language: Language) => void;

/** Switches the language without loading a page. Null on the web, where each language has its own pages. */
export const ChooseLanguageContext = createContext<ChooseLanguage | null>(null);

export function useChooseLanguage(): ChooseLanguage | null {
  return use(ChooseLanguageContext);
}
