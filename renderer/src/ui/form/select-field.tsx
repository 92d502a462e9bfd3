import { Field, Select } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { ReactElement } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, get } from 'react-hook-form';
import { useMessage } from '#renderer/ui/form/use-message.ts';

const useStyles = makeStyles({ select: { width: '100%', '& select': { minHeight: '44px' } } });

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
  readonly hint?: string | ReactElement;
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}) {
  const styles = useStyles();
  const error = useMessage(get(form.formState.errors, name));
  const { ref, ...registration } = form.register(name);
  return (
    <Field
      label={label}
      required
      hint={hint}
      validationState={error === undefined ? 'none' : 'error'}
      validationMessage={error}
    >
      <Select {...registration} select={{ ref }} className={styles.select}>
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
