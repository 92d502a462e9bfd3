import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '#renderer/ui/form/text-field.tsx';

/** RFC 5321: a path of 256 characters, without its angle brackets. */
const MAX_EMAIL_LENGTH = 254;

/** A text field for an email address. */
export function EmailField<Values extends FieldValues>(
  field: Pick<
    ComponentProps<typeof TextField<Values>>,
    'form' | 'name' | 'label' | 'hint' | 'optional'
  >,
) {
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoComplete="email"
      enterKeyHint="next"
      maxLength={MAX_EMAIL_LENGTH}
    />
  );
}
