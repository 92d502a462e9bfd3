import { withLatinDigits } from '#domain/latin-digits.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';

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

/** The first three digits of a PIN code. Takes effect with the third one, and when it is emptied. */
export function PinAreaField({
  area,
  onChange,
}: {
  readonly area: string | null;
  readonly onChange: (area: string | null) => void;
}) {
  const controls = useControlStyles();
  const { t } = useTranslation();
  const [typed, setTyped] = useState(area ?? '');

  function type(text: string): void {
    const digits = withLatinDigits(text).replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, 3);
    setTyped(digits);
    if (digits.length === 3 && digits !== area) onChange(digits);
    if (digits === '' && area !== null) onChange(null);
  }

  return (
    <Field
      label={t('queue.filterBy.pinArea')}
      required={false}
      hint={t('queue.pinHint')}
      error={undefined}
    >
      <Input
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        className={controls.control}
        onChange={(_, { value }) => type(value)}
      />
    </Field>
  );
}

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
