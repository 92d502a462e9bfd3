import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { RegistrationValues } from '#renderer/features/registration-forms/partner/registration-schema.ts';
import {
  type ConditionalField,
  isAskedOf,
  RISK_PROFILES,
} from '#renderer/features/registration-forms/partner/registration-types.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { FormSection, Wide } from '#renderer/features/registration-forms/shared/form-section.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

type Part = { readonly form: UseFormReturn<RegistrationValues> };
type Answer =
  | 'businessDetails'
  | 'experience'
  | 'tradingPreferences'
  | 'objectives'
  | 'accountPreferences';

/** A free-text answer. */
function Words({
  form,
  name,
  optional = false,
}: Part & { readonly name: Answer; readonly optional?: boolean }) {
  const { t } = useTranslation();
  const label = t(`registration.${name}`);
  return (
    <TextField
      form={form}
      name={name}
      label={optional ? t('forms.optional', { label }) : label}
      hint={t(`registration.${name}Hint`)}
      rows={3}
      optional={optional}
      autoComplete="off"
      maxLength={4000}
    />
  );
}

/** What the person does already. */
export function BackgroundSection({ form }: Part) {
  const { t } = useTranslation();
  return (
    <FormSection id="background" title={t('registration.background')}>
      <Words form={form} name="businessDetails" optional />
      <Words form={form} name="experience" optional />
    </FormSection>
  );
}

/** The preferences that the chosen type has. Answers typed for another type are kept. */
export function PreferencesSection({ form }: Part) {
  const { t } = useTranslation();
  const type = useWatch({ control: form.control, name: 'type' });
  const asks = (field: ConditionalField) => isAskedOf(field, type);
  return (
    <FormSection id="preferences" title={t('registration.preferences')}>
      {asks('tradingPreferences') && <Words form={form} name="tradingPreferences" />}
      {asks('objectives') && <Words form={form} name="objectives" />}
      {asks('riskProfile') && (
        <Wide>
          <RadioField
            form={form}
            name="riskProfile"
            label={t('registration.riskProfile')}
            options={RISK_PROFILES.map((value) => ({ value, label: t(`registration.${value}`) }))}
          />
        </Wide>
      )}
      <Words form={form} name="accountPreferences" optional />
    </FormSection>
  );
}
