import { Select } from '@fluentui/react-components';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';

/** A reason from a list. */
export function ReasonSelect<Reason extends string>({
  label,
  placeholder,
  reasons,
  inWords,
  chosen,
  error,
  onChoose,
}: {
  readonly label: string;
  readonly placeholder: string;
  readonly reasons: readonly Reason[];
  readonly inWords: (reason: Reason) => string;
  readonly chosen: Reason | null;
  readonly error: string | undefined;
  readonly onChoose: (reason: Reason | null) => void;
}) {
  const controls = useControlStyles();
  return (
    <Field label={label} required={false} hint={undefined} error={error}>
      <Select
        value={chosen ?? ''}
        select={{ className: controls.select }}
        onChange={(_, { value }) => onChoose(reasons.find((each) => each === value) ?? null)}
      >
        <option value="">{placeholder}</option>
        {reasons.map((each) => (
          <option key={each} value={each}>
            {inWords(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
