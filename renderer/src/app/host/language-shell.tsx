import { type ReactNode, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { CONTENT_NAMES } from '#renderer/content/contents.ts';
import { HOST_AREAS } from '#renderer/i18n/areas.ts';
import { ChooseLanguageContext } from '#renderer/i18n/choose-language.ts';
import { EditionContext, useEdition } from '#renderer/i18n/edition/edition-context.ts';
import { type Edition, loadEdition } from '#renderer/i18n/edition.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';

/** Lets a person choose the language without leaving the page, and tells in it what was done. A terminal's next visitor begins in its own again. */
export function LanguageShell({
  onChosen,
  children,
}: {
  readonly onChosen?: (language: Language) => void;
  readonly children: ReactNode;
}) {
  const given = useEdition();
  const [chosen, setChosen] = useState<Edition | null>(null);
  async function choose(language: Language): Promise<void> {
    setChosen(await loadEdition(language, '', { areas: HOST_AREAS, contents: CONTENT_NAMES }));
    document.documentElement.lang = language;
    onChosen?.(language);
  }
  return (
    <EditionContext value={chosen ?? given}>
      <ChooseLanguageContext value={(language) => void choose(language)}>
        <HostToasts>{children}</HostToasts>
      </ChooseLanguageContext>
    </EditionContext>
  );
}

/** In a component of its own, for its words are in the language that was chosen. */
function HostToasts({ children }: { readonly children: ReactNode }) {
  return <Toasts closeLabel={useTranslation().t('host.closeMessage')}>{children}</Toasts>;
}
