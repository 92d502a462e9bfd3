import { type ReactNode, useEffect, useState } from 'react';
import { baseOf } from '#contract/addresses.ts';
import type { Language } from '#domain/languages.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { EditionContext, useEdition } from '#renderer/i18n/edition/edition-context.ts';
import { type Edition, loadEdition } from '#renderer/i18n/edition.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const AREAS: readonly Area[] = ['dealer-leads', 'dealer-quote', 'matching', 'cost'];

/** Shows its content in a language that need not be the page's. */
export function InLanguage({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const page = useEdition();
  const isPages = page.translator.language === language;
  const [loaded, setLoaded] = useState<Edition | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    if (isPages) return undefined;
    let gone = false;
    loadChunk(() => loadEdition(language, baseOf(language), { areas: AREAS })).then(
      (edition) => {
        if (!gone) setLoaded(edition);
      },
      () => {
        if (!gone) setFailed(attempt);
      },
    );
    return () => {
      gone = true;
    };
  }, [language, isPages, attempt]);

  const { t } = page.translator;
  const edition = isPages ? page : loaded;
  if (edition?.translator.language === language) {
    return <EditionContext value={edition}>{children}</EditionContext>;
  }
  if (failed !== attempt) return <p role="status">{t('shell.working')}</p>;
  return (
    <div role="alert">
      <p>{t('dealerQuote.saved.sheetFailed')}</p>
      <Button onClick={() => setAttempt(attempt + 1)}>{t('errors.retry')}</Button>
    </div>
  );
}
