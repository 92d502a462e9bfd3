import { type ReactNode, useState } from 'react';
import { type Language, directionOf } from '#domain/languages.ts';
import { Directed } from '#renderer/ui/layout/directed.tsx';
import { CONTENT_NAMES } from '#renderer/content/contents.ts';
import { HOST_AREAS } from '#renderer/i18n/areas.ts';
import { ChooseLanguageContext } from '#renderer/i18n/choose-language.ts';
import { EditionContext, useEdition } from '#renderer/i18n/edition/edition-context.ts';
import { type Edition, loadEdition } from '#renderer/i18n/edition.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';

/**
 * Switches the language without leaving the page, and announces results in it. The next visitor at a terminal starts in
 * the terminal's own language.
 */
export function LanguageShell({
  languages,
  onChosen,
  children,
}: {
  /** Which there are. */
  readonly languages: readonly Language[];
  readonly onChosen?: (language: Language) => void;
  readonly children: ReactNode;
}) {
  const given = useEdition();
  const [chosen, setChosen] = useState<Edition | null>(null);
  async function choose(language: Language): Promise<void> {
    setChosen(await loadEdition(language, '', { areas: HOST_AREAS, contents: CONTENT_NAMES }));
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    onChosen?.(language);
  }
  return (
    <EditionContext value={chosen ?? given}>
      <ChooseLanguageContext value={{ languages, choose: (language) => void choose(language) }}>
        <Directed>
          <HostToasts>{children}</HostToasts>
        </Directed>
      </ChooseLanguageContext>
    </EditionContext>
  );
}

/** A separate component, because it uses the words of the chosen language. */
function HostToasts({ children }: { readonly children: ReactNode }) {
  return <Toasts closeLabel={useTranslation().t('host.closeMessage')}>{children}</Toasts>;
}
