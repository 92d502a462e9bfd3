import type { FieldError } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/**
 * The message of a field's error. Schemas name a key of the language file, so that one schema serves every language.
 */
export function useMessage(error: FieldError | undefined): string | undefined {
  const { t, isKey } = useTranslation();
  if (error === undefined) return undefined;
  const [, max] = /^form\.tooLong (\d+)$/.exec(error.message ?? '') ?? [];
  if (max !== undefined) return t('form.tooLong', { max });
  return t(isKey(error.message) ? error.message : 'form.required');
}
