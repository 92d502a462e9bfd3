import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { MAX_ID, MAX_TEXT } from '#domain/lending/values.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';

type Typed<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
};

/** What it is called by programs, for ever. */
export function IdField<Values extends FieldValues>({
  label,
  ...typed
}: Typed<Values> & { readonly label: string }) {
  const { t } = useTranslation();
  return (
    <TextField
      {...typed}
      label={label}
      hint={t('catalogue.idHint')}
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_ID}
    />
  );
}

/** A name, or something else that is as short. */
export function ShortField<Values extends FieldValues>(
  field: Typed<Values> & { readonly label: string },
) {
  return <TextField {...field} autoComplete="off" maxLength={MAX_TEXT} />;
}
