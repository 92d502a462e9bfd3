import type { ReactNode } from 'react';
import { LANGUAGES } from '#contract/languages.ts';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { useChooseLanguage } from '#renderer/i18n/choose-language.ts';
import { LANGUAGE_NAMES } from '#renderer/i18n/language-names.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';

/** The same page in the other languages, each by its own name. */
export function LanguageSwitch({
  path,
  className,
  icon,
  onChosen,
}: {
  /** Path of the page, or of the one to go to instead where this one has no address. */
  readonly path: string;
  readonly className?: string;
  readonly icon?: ReactNode;
  /** Called when the language has been chosen without leaving the page. */
  readonly onChosen?: () => void;
}) {
  const { language: spoken } = useTranslation();
  const choose = useChooseLanguage();
  const others = LANGUAGES.filter((language) => language !== spoken);
  return others.map((language) =>
    choose === null ? (
      <a
        key={language}
        href={addressOf(path, baseOf(language))}
        hrefLang={language}
        lang={language}
        className={className}
      >
        {icon}
        {LANGUAGE_NAMES[language]}
      </a>
    ) : (
      <button
        key={language}
        type="button"
        lang={language}
        className={className}
        onClick={() => {
          choose(language);
          onChosen?.();
        }}
      >
        {icon}
        {LANGUAGE_NAMES[language]}
      </button>
    ),
  );
}
