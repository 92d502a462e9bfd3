import type { UseFormReturn } from 'react-hook-form';
import type { NbfcValues } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { DateField } from '#renderer/features/registration-forms/shared/fields/date-field.tsx';
import { FormSection, Wide } from '#renderer/features/registration-forms/shared/form-section.tsx';
import { IdentifierField } from '#renderer/features/registration-forms/shared/fields/identifier-field.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

/** The company's registration details. */
export function CompanySection({ form }: { readonly form: UseFormReturn<NbfcValues> }) {
  const { t } = useTranslation();
  return (
    <FormSection id="company" title={t('nbfc.company')}>
      <TextField
        form={form}
        name="companyName"
        label={t('nbfc.companyName')}
        autoComplete="organization"
        enterKeyHint="next"
        maxLength={120}
      />
      <DateField form={form} name="incorporatedOn" label={t('nbfc.incorporatedOn')} />
      <Wide>
        <TextField
          form={form}
          name="registeredAddress"
          label={t('nbfc.registeredAddress')}
          hint={t('nbfc.addressHint')}
          rows={2}
          autoComplete="off"
          maxLength={500}
        />
      </Wide>
      <RadioField
        form={form}
        name="companyType"
        label={t('nbfc.companyType')}
        options={[
          { value: 'private', label: t('nbfc.private') },
          { value: 'public', label: t('nbfc.public') },
        ]}
      />
      <IdentifierField form={form} name="cin" label={t('nbfc.cin')} hint={t('nbfc.cinHint')} />
      <IdentifierField
        form={form}
        name="companyPan"
        label={t('nbfc.companyPan')}
        hint={t('nbfc.companyPanHint')}
      />
    </FormSection>
  );
}
