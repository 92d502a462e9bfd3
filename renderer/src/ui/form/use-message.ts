import type { FieldError } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { type FormMessageKey, isFormMessage } from '#renderer/ui/form/form-message-key.ts';

/** The words for a field's error. Schemas name a key of the language file, so that one schema speaks every language. */
export function useMessage(error: FieldError | undefined): string | undefined {
  const { t } = useTranslation();
  if (error === undefined) return undefined;
  const key: FormMessageKey = isFormMessage(error.message) ? error.message : 'form.required';
  return t(key);
}
