import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { subscriberUrl, systemName } from '#contract/operators/connected-systems.ts';
import { EVENT_KINDS, PERSONAL_FIELD_NAMES } from '#domain/lending/events.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ManyField } from '#renderer/ui/form/fields/many-field.tsx';
import { noAadhaar } from '#renderer/ui/form/fields/schemas.ts';

export const nameRule = z.string().check(
  z.trim(),
  z.refine((typed) => systemName.safeParse(typed).success, 'systems.error.name'),
  noAadhaar(),
);
export const urlRule = z.string().check(
  z.trim(),
  z.refine((typed) => subscriberUrl.safeParse(typed).success, 'systems.error.url'),
);
export const kindsRule = z.array(z.enum(EVENT_KINDS));
export const fieldsRule = z.array(z.enum(PERSONAL_FIELD_NAMES));
export const someKindsRule = kindsRule.check(z.minLength(1, 'systems.error.kinds'));

type Named<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
};

/** Kinds of events. */
export function KindsField<Values extends FieldValues>({
  required,
  ...named
}: Named<Values> & { readonly required: boolean }) {
  const { t } = useTranslation();
  return (
    <ManyField
      {...named}
      label={t('systems.kinds')}
      required={required}
      options={EVENT_KINDS.map((value) => ({ value, label: t(`systems.kind.${value}`) }))}
    />
  );
}

/** What goes beyond IDs, states and times: each is chosen by itself. */
export function PersonalFieldsField<Values extends FieldValues>(named: Named<Values>) {
  const { t } = useTranslation();
  return (
    <>
      <ManyField
        {...named}
        label={t('systems.fields')}
        required={false}
        options={PERSONAL_FIELD_NAMES.map((value) => ({
          value,
          label: t(`systems.personal.${value}`),
        }))}
      />
      <p>{t('systems.fieldsHint')}</p>
    </>
  );
}
