import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';

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
    const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, 3);
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
