import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '#renderer/ui/form/text-field.tsx';

/** RFC 5321: a path of 256 characters, without its angle brackets. */
const MAX_EMAIL_LENGTH = 254;

type Own = 'form' | 'name' | 'label' | 'hint' | 'optional';
type TextProps<Values extends FieldValues> = ComponentProps<typeof TextField<Values>>;

/** A person's own name, or one of two parts of it. */
export function NameField<Values extends FieldValues>({
  part,
  ...field
}: Pick<TextProps<Values>, Own | 'maxLength'> & { readonly part?: 'given' | 'family' }) {
  return (
    <TextField
      {...field}
      autoComplete={part === undefined ? 'name' : `${part}-name`}
      enterKeyHint="next"
    />
  );
}

/** A text field for an email address. */
export function EmailField<Values extends FieldValues>(field: Pick<TextProps<Values>, Own>) {
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

/** A telephone number of any country, at which somebody can be reached. */
export function PhoneField<Values extends FieldValues>(
  field: Pick<TextProps<Values>, Own | 'enterKeyHint'>,
) {
  return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" />;
}
