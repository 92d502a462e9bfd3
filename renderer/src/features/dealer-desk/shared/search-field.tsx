import { Input } from '@fluentui/react-components';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';

/** A field to search by. It takes effect while one types. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}) {
  const controls = useControlStyles();
  return (
    <Field label={label} required={false} hint={undefined} error={undefined}>
      <Input
        type="search"
        value={value}
        maxLength={80}
        autoComplete="off"
        className={controls.control}
        onChange={(_, { value: typed }) => onChange(typed)}
      />
    </Field>
  );
}
