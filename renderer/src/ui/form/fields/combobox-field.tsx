import { Combobox, Option } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type Ref, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { token } from '#renderer/theme/token.ts';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';

const useStyles = makeStyles({
  option: { minHeight: '44px', fontSize: token.fontSizeBase400 },
});

/** More would be too many to read: typing finds the others. */
const MOST_SHOWN = 50;

type Choice = {
  readonly label: string;
  readonly hint?: string;
  /** Shown when nothing matches what is typed. */
  readonly none: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A choice from a list that is too long to scan: typing narrows it down. */
export function ComboboxField<Values extends FieldValues>({
  form,
  name,
  ...choice
}: Choice & {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
}) {
  const { field, error } = useFormField(form, name);
  return <ComboboxChoice {...choice} {...field} required error={error} />;
}

/** Such a choice that takes effect immediately. In a form that is submitted, use `ComboboxField`. */
export function ComboboxChoice({
  label,
  hint,
  none,
  options,
  name,
  ref,
  value,
  required = false,
  error,
  onChange,
  onBlur,
}: Choice & {
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly required?: boolean;
  readonly error?: string | undefined;
  /** Given an empty text where what was typed is none of the options. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}) {
  const styles = useStyles();
  const controls = useControlStyles();
  /** What is typed; null while nothing is being searched for. */
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = options.find((option) => option.value === value);
  const wanted = typed?.trim().toLowerCase() ?? '';
  const found = options.filter((option) => option.label.toLowerCase().includes(wanted));
  function choose(option: string | undefined): void {
    setTyped(null);
    onChange(option ?? '');
  }
  function leave(): void {
    if (typed !== null) choose(wanted !== '' && found.length === 1 ? found[0]?.value : undefined);
    onBlur?.();
  }
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      <Combobox
        ref={ref}
        name={name}
        autoComplete="off"
        // Within the page, not outside its landmarks.
        inlinePopup
        className={controls.control}
        value={typed ?? chosen?.label ?? ''}
        selectedOptions={chosen === undefined ? [] : [chosen.value]}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onOptionSelect={(_, { optionValue }) => choose(optionValue)}
        onBlur={leave}
      >
        {found.slice(0, MOST_SHOWN).map((option) => (
          <Option key={option.value} value={option.value} className={styles.option}>
            {option.label}
          </Option>
        ))}
        {found.length === 0 && (
          <Option disabled value="" className={styles.option}>
            {none}
          </Option>
        )}
      </Combobox>
    </Field>
  );
}
