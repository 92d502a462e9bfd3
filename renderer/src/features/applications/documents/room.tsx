import { sizeInWords } from '#renderer/ui/files/size-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** The share of the room from which it is worth a word. */
const NEARLY_FULL = 0.75;

/** How much room the documents take together, where little is left. */
export function Room({ bytes, maxBytes }: { readonly bytes: number; readonly maxBytes: number }) {
  const { t, language } = useTranslation();
  if (bytes < maxBytes * NEARLY_FULL) return null;
  const used = sizeInWords(bytes, language);
  return <p>{t('documents.room', { used, most: sizeInWords(maxBytes, language) })}</p>;
}
