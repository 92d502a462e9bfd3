import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '#renderer/ui/form/text-field.tsx';

/**
 * A date that people know by heart, as text: faster than paging through years in a calendar, and it accepts pasted
 * dates (`parseDay`).
 */
export function DayField<Values extends FieldValues>({
  autoComplete = 'off',
  ...field
}: Pick<
  ComponentProps<typeof TextField<Values>>,
  'form' | 'name' | 'label' | 'hint' | 'enterKeyHint' | 'optional'
> & {
  readonly autoComplete?: 'off' | 'bday';
}) {
  return <TextField {...field} autoComplete={autoComplete} inputMode="text" maxLength={30} />;
}
