import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationValues } from '#renderer/features/registration/registration-schema.ts';
import { RISK_PROFILES } from '#renderer/features/registration/registration-types.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { FormSection, Wide } from '#renderer/ui/form/form-section.tsx';
import { RadioField } from '#renderer/ui/form/radio-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

type Part = { readonly form: UseFormReturn<RegistrationValues> };
type Answer =
  | 'businessDetails'
  | 'experience'
  | 'tradingPreferences'
  | 'objectives'
  | 'accountPreferences';

/** An answer in a person's own words. */
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

/** What the person wants. */
export function PreferencesSection({ form }: Part) {
  const { t } = useTranslation();
  return (
    <FormSection id="preferences" title={t('registration.preferences')}>
      <Words form={form} name="tradingPreferences" />
      <Words form={form} name="objectives" />
      <Wide>
        <RadioField
          form={form}
          name="riskProfile"
          label={t('registration.riskProfile')}
          options={RISK_PROFILES.map((value) => ({ value, label: t(`registration.${value}`) }))}
        />
      </Wide>
      <Words form={form} name="accountPreferences" optional />
    </FormSection>
  );
}
