import type { FieldError } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/use-translation.ts';

/** The words for a field's error. Schemas name a key of the language file, so that one schema speaks every language. */
export function useMessage(error: FieldError | undefined): string | undefined {
  const { t, isKey } = useTranslation();
  if (error === undefined) return undefined;
  return t(isKey(error.message) ? error.message : 'form.required');
}
