import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField } from '#renderer/ui/form/text-field.tsx';

/** An identifier such as a PAN: in capitals, without autocorrection, and not remembered by the browser. */
export function IdentifierField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  digits = false,
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint: string;
  /** Whether it consists of digits only. */
  readonly digits?: boolean;
}) {
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      hint={hint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputMode={digits ? 'numeric' : 'text'}
      enterKeyHint="next"
      maxLength={40}
    />
  );
}
