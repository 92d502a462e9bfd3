import { Select } from '@fluentui/react-components';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';

/** A choice from a native select. `placeholder` is the first, empty option. */
export function SelectField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  placeholder,
  options,
  optional = false,
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Whether the empty option is an answer too. */
  readonly optional?: boolean;
}) {
  const controls = useControlStyles();
  const { field, error } = useFormField(form, name);
  return (
    <Field label={label} required={!optional} hint={hint} error={error}>
      <Select {...field} value={field.value ?? ''} select={{ className: controls.select }}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
