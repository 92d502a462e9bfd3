import { type UseFormReturn, get, useWatch } from 'react-hook-form';
import type { NbfcValues } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { FileField } from '#renderer/features/registration-forms/shared/files/file-field.tsx';
import { FormSection, Wide } from '#renderer/features/registration-forms/shared/form-section.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

const FILES = ['memorandum', 'articles'] as const;
/** A document scanned page by page may be a picture as well as a PDF. */
const FORMATS = ['pdf', 'png', 'jpeg'] as const;

/** Two documents, which stay on the device, and the business plan. */
export function DocumentsSection({ form }: { readonly form: UseFormReturn<NbfcValues> }) {
  const { t } = useTranslation();
  const { errors, isSubmitted } = form.formState;
  const chosen = useWatch({ control: form.control, name: FILES });
  return (
    <FormSection id="documents" title={t('nbfc.documents')}>
      {FILES.map((name, at) => (
        <FileField
          key={name}
          label={t(`nbfc.${name}`)}
          formats={FORMATS}
          choice={chosen[at] ?? null}
          onChoose={(choice) => form.setValue(name, choice, { shouldValidate: isSubmitted })}
          error={get(errors, name)}
        />
      ))}
      <Wide>
        <TextField
          form={form}
          name="businessPlan"
          label={t('nbfc.businessPlan')}
          hint={t('nbfc.businessPlanHint')}
          rows={6}
          autoComplete="off"
          maxLength={4000}
        />
      </Wide>
    </FormSection>
  );
}
