import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationValues } from '#renderer/features/registration-forms/partner/registration-schema.ts';
import { REGISTRATION_TYPES } from '#renderer/features/registration-forms/partner/registration-types.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { DateField } from '#renderer/features/registration-forms/shared/fields/date-field.tsx';
import { FormSection, Wide } from '#renderer/features/registration-forms/shared/form-section.tsx';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { EmailField } from '#renderer/ui/form/email-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

type Part = { readonly form: UseFormReturn<RegistrationValues> };

/** The registration type. */
export function TypeSection({ form }: Part) {
  const { t } = useTranslation();
  return (
    <FormSection id="kind" title={t('registration.kind')}>
      <SelectField
        form={form}
        name="type"
        label={t('registration.type')}
        hint={t('registration.typeHint')}
        placeholder={t('registration.chooseType')}
        options={REGISTRATION_TYPES.map((value) => ({
          value,
          label: t(`registrationType.${value}`),
        }))}
      />
    </FormSection>
  );
}

/** The person's name, date of birth and contact details. */
export function YouSection({ form }: Part) {
  const { t } = useTranslation();
  return (
    <FormSection id="you" title={t('registration.you')}>
      <TextField
        form={form}
        name="fullName"
        label={t('registration.fullName')}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={120}
      />
      <DateField form={form} name="bornOn" label={t('registration.bornOn')} autoComplete="bday" />
      <EmailField form={form} name="email" label={t('registration.email')} />
      <TextField
        form={form}
        name="phone"
        label={t('registration.phone')}
        hint={t('registration.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
      />
      <Wide>
        <TextField
          form={form}
          name="address"
          label={t('registration.address')}
          hint={t('registration.addressHint')}
          rows={2}
          autoComplete="street-address"
          maxLength={500}
        />
      </Wide>
    </FormSection>
  );
}
