import { type ReactNode, useState } from 'react';
import { ChooseLanguageContext } from '#renderer/features/kiosk/choose-language.ts';
import { HOST_AREAS } from '#renderer/i18n/areas.ts';
import { type Language, loadTranslator } from '#renderer/i18n/languages.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { TranslatorContext, useTranslation } from '#renderer/i18n/use-translation.ts';

/** Lets a visitor choose the language; the next one begins in the terminal's own again. */
export function LanguageShell({ children }: { readonly children: ReactNode }) {
  const given = useTranslation();
  const [chosen, speak] = useState<Translator | null>(null);
  async function choose(language: Language): Promise<void> {
    speak(await loadTranslator(language, HOST_AREAS));
    document.documentElement.lang = language;
  }
  return (
    <TranslatorContext value={chosen ?? given}>
      <ChooseLanguageContext value={(language) => void choose(language)}>
        {children}
      </ChooseLanguageContext>
    </TranslatorContext>
  );
}
