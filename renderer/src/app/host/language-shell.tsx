import { type ReactNode, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { CONTENT_NAMES } from '#renderer/content/contents.ts';
import { HOST_AREAS } from '#renderer/i18n/areas.ts';
import { ChooseLanguageContext } from '#renderer/i18n/choose-language.ts';
import { EditionContext, useEdition } from '#renderer/i18n/edition-context.ts';
import { type Edition, loadEdition } from '#renderer/i18n/edition.ts';

/** Lets a person choose the language without leaving the page. A terminal's next visitor begins in its own again. */
export function LanguageShell({
  onChosen,
  children,
}: {
  readonly onChosen?: (language: Language) => void;
  readonly children: ReactNode;
}) {
  const given = useEdition();
  const [chosen, speak] = useState<Edition | null>(null);
  async function choose(language: Language): Promise<void> {
    speak(await loadEdition(language, '', { areas: HOST_AREAS, contents: CONTENT_NAMES }));
    document.documentElement.lang = language;
    onChosen?.(language);
  }
  return (
    <EditionContext value={chosen ?? given}>
      <ChooseLanguageContext value={(language) => void choose(language)}>
        {children}
      </ChooseLanguageContext>
    </EditionContext>
  );
}
