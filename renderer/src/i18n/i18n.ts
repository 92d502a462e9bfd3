import { type i18n as I18n, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from '#renderer/i18n/en.ts';

/** Languages with a complete file, first one the default. Hindi and Marathi follow. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

const resources = { en: { translation: en } } as const satisfies Record<Language, unknown>;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: (typeof resources)['en'];
    returnNull: false;
  }
}

/** A translator of one language. Made anew for each page that is prerendered, once in a browser. */
export function createTranslator(language: Language): I18n {
  const translator = createInstance();
  void translator.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return translator;
}
