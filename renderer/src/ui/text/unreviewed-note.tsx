import { type ReactNode, useEffect } from 'react';
import { REVIEWED } from 'virtual:reviewed-texts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/languages.ts';
import type { LegalText } from '#renderer/i18n/legal-texts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { addQueryToLinks } from '#renderer/ui/navigation/add-query-to-links.ts';
import { useOtherLanguages } from '#renderer/ui/navigation/use-other-languages.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** Whether a legal text may be relied on in a language: it is English, or its translation was reviewed. */
export const isReviewedIn = (text: LegalText, language: Language): boolean =>
  REVIEWED[text].includes(language);

/**
 * Says that a legal text is a translation that nobody has checked, and which text counts: what people agree to is what they
 * read, and else the English text. Shows nothing where the translation was reviewed (decision 82).
 */
export function UnreviewedNote({
  of: text,
  path,
}: {
  readonly of: LegalText;
  /** The page's, for the way to the English one. */
  readonly path: string;
}) {
  const { language } = useTranslation();
  if (isReviewedIn(text, language)) return null;
  return (
    <UncheckedRemark of={text}>
      <WayToEnglish path={path} />
    </UncheckedRemark>
  );
}

/** The note itself, with a way to the English text. */
export function UncheckedRemark({
  of: text,
  children = null,
}: {
  readonly of: LegalText;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const isAgreedTo = text === 'consents' || text === 'key-facts';
  const counts = isAgreedTo ? 'thisCounts' : 'englishCounts';
  return (
    <Remark>
      {t('applications.unchecked.says')} {t(`applications.unchecked.${counts}`)} {children}
    </Remark>
  );
}

function WayToEnglish({ path }: { readonly path: string }) {
  const { t, language } = useTranslation();
  const english = useOtherLanguages(path).find((other) => other.language === DEFAULT_LANGUAGE);
  useEffect(() => addQueryToLinks(), []);
  if (english === undefined) return null;
  const label = t('applications.unchecked.read');
  return 'address' in english ? (
    <a href={english.address} hrefLang={DEFAULT_LANGUAGE} lang={language}>
      {label}
    </a>
  ) : (
    <Button onClick={english.choose}>{label}</Button>
  );
}
