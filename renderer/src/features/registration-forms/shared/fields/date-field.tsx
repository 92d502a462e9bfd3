import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';

/**
 * A date that people know by heart, as text: faster than paging through years in a calendar, and it accepts pasted
 * dates (`parseDay`).
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
