import type { UseFormReturn } from 'react-hook-form';
import type { EligibilityValues } from '#renderer/features/calculator/eligibility/eligibility-rules.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { EmailField, NameField } from '#renderer/ui/form/contact-fields.tsx';

export const NO_VALUES: EligibilityValues = {
  name: '',
  email: '',
  monthlyIncome: '',
  monthlyCosts: '',
  loanAmount: '',
};

/** Name and email, which are printed on the estimate. */
export function WhoFields({ form }: { readonly form: UseFormReturn<EligibilityValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <NameField
        form={form}
        name="name"
        label={t('eligibility.name')}
        hint={t('eligibility.stays')}
      />
      <EmailField
        form={form}
        name="email"
        label={t('eligibility.email')}
        hint={t('eligibility.stays')}
      />
    </>
  );
}
