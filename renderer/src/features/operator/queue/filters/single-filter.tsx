import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';

/** A filter by one of some values, or by none. */
export function SingleFilter<Value extends string>({
  label,
  value,
  values,
  textOf,
  onChange,
}: {
  readonly label: string;
  readonly value: Value | null;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly onChange: (value: Value | null) => void;
}) {
  const { t } = useTranslation();
  return (
    <ChoiceField<Value | ''>
      label={label}
      value={value ?? ''}
      options={[
        { value: '', label: t('queue.any') },
        ...values.map((each) => ({ value: each, label: textOf(each) })),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  );
}
