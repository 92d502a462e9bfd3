import { Input } from '@fluentui/react-components';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';

/** A day, as `2026-11-22`; empty for none. */
export function DayField({
  label,
  day,
  onChange,
}: {
  readonly label: string;
  readonly day: string;
  readonly onChange: (day: string) => void;
}) {
  const controls = useControlStyles();
  return (
    <Field label={label} required={false} hint={undefined} error={undefined}>
      <Input
        type="date"
        value={day}
        className={controls.control}
        onChange={(_, { value }) => onChange(value)}
      />
    </Field>
  );
}
