import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { regrouped } from '#renderer/ui/text/grouped.ts';

/** The field of an amount above which something applies, which may stay empty: see `limit-amount.ts`. */
export function LimitField<Values extends FieldValues>(field: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint: string;
}) {
  return (
    <TextField
      {...field}
      tidied={regrouped}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      optional
    />
  );
}
