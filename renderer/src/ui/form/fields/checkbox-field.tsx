import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { FieldError } from '#renderer/ui/basics/field.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';

/** A checkbox that must be ticked before the form is sent. */
export function CheckboxField<Values extends FieldValues>({
  form,
  name,
  label,
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: ReactNode;
}) {
  const id = useId();
  const { field, error } = useFormField(form, name);
  const { value, ...control } = field;
  return (
    <div>
      <TickBox
        {...control}
        label={label}
        ticked={value === true}
        required
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
