import { listInWords } from '#renderer/i18n/list-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type {
  FileFormat,
  FileChoice,
} from '#renderer/features/registration-forms/shared/files/check-file.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { sizeInWords } from '#renderer/ui/files/size-in-words.ts';

/** Formats in words: 'PDF', 'PNG picture or JPEG picture'. */
export function formatsInWords(
  { t, language }: Pick<Translator, 't' | 'language'>,
  formats: readonly FileFormat[],
): string {
  const names = formats.map((format) => t(`forms.files.${format}`));
  const last = names.at(-1) ?? '';
  return names.length < 2
    ? last
    : t('forms.files.or', { most: listInWords(names.slice(0, -1), language), last });
}

/** Invisible characters, and characters that change the reading direction, which make one name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** A chosen file's name, safe to display. */
export function shownName(name: string): string {
  return name.replaceAll(UNSEEN, '');
}

/** Formats a chosen file as `articles.pdf (PDF, 340 kB)`. */
export function useFileInWords(): (choice: FileChoice) => string {
  const { t, language } = useTranslation();
  return (choice) =>
    choice?.kind === 'accepted'
      ? t('forms.pack.file', {
          name: shownName(choice.file.name),
          format: t(`forms.files.${choice.format}`),
          size: sizeInWords(choice.file.size, language),
        })
      : t('forms.pack.none');
}
