import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { FileChoice } from '#renderer/features/registration-forms/shared/files/check-file.ts';
import {
  shownName,
  sizeInWords,
} from '#renderer/features/registration-forms/shared/files/file-words.ts';

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
