import { createContext, use } from 'react';
import type { Language } from '#domain/languages.ts';

type ChooseLanguage = {
  readonly languages: readonly Language[];
  /** Switches the language without loading a page. */
  readonly choose: (language: Language) => void;
};

/** The choice of a program's languages. Null on the web, where each language has its own pages. */
export const ChooseLanguageContext = createContext<ChooseLanguage | null>(null);

export function useChooseLanguage(): ChooseLanguage | null {
  return use(ChooseLanguageContext);
}
