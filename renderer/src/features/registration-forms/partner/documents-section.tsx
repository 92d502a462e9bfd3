import { type UseFormReturn, get, useWatch } from 'react-hook-form';
import type { RegistrationValues } from '#renderer/features/registration-forms/partner/registration-schema.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { FileField } from '#renderer/features/registration-forms/shared/files/file-field.tsx';
import { FormSection } from '#renderer/features/registration-forms/shared/form-section.tsx';
import { IdentifierField } from '#renderer/features/registration-forms/shared/fields/identifier-field.tsx';

type Part = { readonly form: UseFormReturn<RegistrationValues> };

const FILES = ['identification', 'photograph'] as const;
const FORMATS = ['pdf', 'png', 'jpeg'] as const;

/** Documents, which stay on the device. */
export function DocumentsSection({ form }: Part) {
  const { t } = useTranslation();
  const { errors, isSubmitted } = form.formState;
  const chosen = useWatch({ control: form.control, name: FILES });
  return (
    <FormSection id="documents" title={t('registration.documents')}>
      {FILES.map((name, at) => (
        <FileField
          key={name}
          label={t(`registration.${name}`)}
          formats={FORMATS}
          choice={chosen[at] ?? null}
          onChoose={(choice) => form.setValue(name, choice, { shouldValidate: isSubmitted })}
          error={get(errors, name)}
        />
      ))}
    </FormSection>
  );
}

/** Bank details: format is checked; printed in the pack, neither sent nor stored. */
export function BankSection({ form }: Part) {
  const { t } = useTranslation();
  return (
    <FormSection id="bank" title={t('registration.bank')}>
      <IdentifierField
        form={form}
        name="accountNumber"
        label={t('registration.accountNumber')}
        hint={t('registration.accountNumberHint')}
        digits
      />
      <IdentifierField
        form={form}
        name="ifsc"
        label={t('registration.ifsc')}
        hint={t('registration.ifscHint')}
      />
    </FormSection>
  );
}
