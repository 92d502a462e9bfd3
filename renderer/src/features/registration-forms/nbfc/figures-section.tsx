import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { NbfcValues } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { AmountField } from '#renderer/features/registration-forms/shared/fields/amount-field.tsx';
import { FormSection } from '#renderer/features/registration-forms/shared/form-section.tsx';

/** Net worth and assets under management. */
export function FiguresSection({ form }: { readonly form: UseFormReturn<NbfcValues> }) {
  const { t } = useTranslation();
  const [netWorth, netWorthUnit, assets, assetsUnit] = useWatch({
    control: form.control,
    name: ['netWorth', 'netWorthUnit', 'assetsUnderManagement', 'assetsUnit'],
  });
  return (
    <FormSection id="figures" title={t('nbfc.figures')}>
      <AmountField
        form={form}
        name="netWorth"
        unitName="netWorthUnit"
        typed={netWorth}
        unit={netWorthUnit}
        label={t('nbfc.netWorth')}
      />
      <AmountField
        form={form}
        name="assetsUnderManagement"
        unitName="assetsUnit"
        typed={assets}
        unit={assetsUnit}
        label={t('nbfc.assetsUnderManagement')}
      />
    </FormSection>
  );
}
