import { Select } from '@fluentui/react-components';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';

/** A select that takes effect immediately. In a form that is submitted, use `SelectField`. */
export function ChoiceField<Value extends string>({
  label,
  hint,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}) {
  const controls = useControlStyles();
  return (
    <Field label={label} required={false} hint={hint} error={undefined}>
      <Select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
        select={{ className: controls.select }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
