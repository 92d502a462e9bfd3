import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** The one component that shows a day: `2023-01-05` as `5 Jan 2023`. */
export function ShownDay({ iso }: { readonly iso: string }) {
  const { language } = useTranslation();
  return <time dateTime={iso}>{dayInWords(iso, language)}</time>;
}
