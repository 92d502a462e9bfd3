import type { UseFormReturn } from 'react-hook-form';
import type { NbfcValues } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { FormSection } from '#renderer/features/registration-forms/shared/form-section.tsx';
import { IdentifierField } from '#renderer/features/registration-forms/shared/fields/identifier-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

/** The director and the shareholder, each with a PAN. */
export function PeopleSection({ form }: { readonly form: UseFormReturn<NbfcValues> }) {
  const { t } = useTranslation();
  return (
    <FormSection id="people" title={t('nbfc.people')}>
      <TextField
        form={form}
        name="directorName"
        label={t('nbfc.directorName')}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={120}
      />
      <IdentifierField
        form={form}
        name="directorPan"
        label={t('nbfc.directorPan')}
        hint={t('nbfc.personPanHint')}
      />
      <TextField
        form={form}
        name="shareholderName"
        label={t('nbfc.shareholderName')}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={120}
      />
      <IdentifierField
        form={form}
        name="shareholderPan"
        label={t('nbfc.shareholderPan')}
        hint={t('nbfc.shareholderPanHint')}
      />
    </FormSection>
  );
}
