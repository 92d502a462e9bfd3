import { addressOf, baseOf, languagesOf } from '#contract/addresses.ts';
import { useChooseLanguage } from '#renderer/i18n/choose-language.ts';
import type { Language } from '#domain/languages.ts';
import { nameOfLanguage } from '#renderer/i18n/language-forms.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** A language this page can be read in, and how to switch: a link, or in place. */
export type OtherLanguage = { readonly language: Language; readonly name: string } & (
  | { readonly address: string }
  | { readonly choose: () => void }
);

/** The languages other than the page's. `path` is the page's, or that of its replacement. */
export function useOtherLanguages(path: string): readonly OtherLanguage[] {
  const { language: spoken } = useTranslation();
  const inPlace = useChooseLanguage();
  return (inPlace?.languages ?? languagesOf(path))
    .filter((language) => language !== spoken)
    .map((language) => ({
      language,
      name: nameOfLanguage(language),
      ...(inPlace === null
        ? { address: addressOf(path, baseOf(language)) }
        : { choose: () => inPlace.choose(language) }),
    }));
}
