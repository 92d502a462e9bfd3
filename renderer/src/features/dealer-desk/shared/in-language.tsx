import type { ReactNode } from 'react';
import type { Language } from '#domain/languages.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { EditionContext } from '#renderer/i18n/edition/edition-context.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useEditionIn } from '#renderer/features/dealer-desk/shared/use-edition-in.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const AREAS: readonly Area[] = ['from-dealer', 'quote-sheet', 'matching', 'cost'];

/** Shows its content in a language that need not be the page's. */
export function InLanguage({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { edition, again } = useEditionIn(language, AREAS);
  if (edition !== null) return <EditionContext value={edition}>{children}</EditionContext>;
  if (again === null) return <p role="status">{t('shell.working')}</p>;
  return (
    <div role="alert">
      <p>{t('dealerQuote.saved.sheetFailed')}</p>
      <Button onClick={again}>{t('errors.retry')}</Button>
    </div>
  );
}
