import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { DUTIES } from '#domain/duties.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ManyField } from '#renderer/ui/form/fields/many-field.tsx';

/** What an operator is to do, with what each duty means. */
export function DutiesField<Values extends FieldValues>({
  form,
  name,
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
}) {
  const { t } = useTranslation();
  return (
    <ManyField
      form={form}
      name={name}
      label={t('memberList.duties')}
      required
      options={DUTIES.map((duty) => ({
        value: duty,
        label: t(`memberList.duty.${duty}`),
        about: t(`memberList.dutyMeans.${duty}`),
      }))}
    />
  );
}
