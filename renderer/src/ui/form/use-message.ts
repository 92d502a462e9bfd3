import type { FieldError } from 'react-hook-form';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/**
 * The message of a field's error. Schemas name a key of the language file, so that one schema serves every language.
 */
export function useMessage(error: FieldError | undefined): string | undefined {
  const translator = useTranslation();
  return error === undefined ? undefined : messageInWords(translator, error.message);
}

/** The same for the message of a schema, such as of a cell of a file. */
export function messageInWords({ t, isKey }: Translator, message: string | undefined): string {
  const [, max] = /^form\.tooLong (\d+)$/.exec(message ?? '') ?? [];
  if (max !== undefined) return t('form.tooLong', { max });
  return t(isKey(message) ? message : 'form.required');
}
