import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';

/**
 * A day that a person knows by heart, typed: quicker than leafing through years of a calendar, and pasted days are
 * understood (`parseDay`).
 */
export function DateField<Values extends FieldValues>({
  form,
  name,
  label,
  autoComplete = 'off',
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly autoComplete?: 'off' | 'bday';
}) {
  const { t } = useTranslation();
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      hint={t('forms.day.hint')}
      autoComplete={autoComplete}
      inputMode="text"
      enterKeyHint="next"
      maxLength={30}
    />
  );
}
