import type { UseFormReturn } from 'react-hook-form';
import type { NbfcValues } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { FormSection } from '#renderer/features/registration-forms/shared/form-section.tsx';
import { EmailField } from '#renderer/ui/form/email-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

/** The compliance officer. */
export function OfficerSection({ form }: { readonly form: UseFormReturn<NbfcValues> }) {
  const { t } = useTranslation();
  return (
    <FormSection id="officer" title={t('nbfc.officer')}>
      <TextField
        form={form}
        name="officerName"
        label={t('nbfc.officerName')}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={120}
      />
      <EmailField form={form} name="officerEmail" label={t('nbfc.officerEmail')} />
    </FormSection>
  );
}
