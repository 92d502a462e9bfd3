import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import { useControlStyles } from '#renderer/ui/form/control-styles.ts';

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '0.25rem', minWidth: 0 },
});

/** A choice that takes effect at once. In a form that is sent, use `SelectField`. */
export function ChoiceField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}) {
  const styles = useStyles();
  const controls = useControlStyles();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
        className={controls.control}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
