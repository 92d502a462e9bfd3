import { type FieldPath, type FieldValues, type UseFormReturn, get } from 'react-hook-form';
import { useControlStyles } from '#renderer/ui/form/control-styles.ts';
import { Field } from '#renderer/ui/form/field.tsx';
import { useMessage } from '#renderer/ui/form/use-message.ts';

/** A choice from a list, with the browser's own picker. `placeholder` is the first, empty option. */
export function SelectField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  placeholder,
  options,
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}) {
  const controls = useControlStyles();
  const error = useMessage(get(form.formState.errors, name));
  return (
    <Field label={label} required hint={hint} error={error}>
      {(wiring) => (
        <select {...wiring} {...form.register(name)} className={controls.control}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
