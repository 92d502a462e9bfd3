import { GUARANTOR_KINDS } from '#renderer/features/operator/catalogue/form/typed-product.ts';
import { SHARE_BASES } from '#domain/lending/catalogue/product.ts';
import { useWatch } from 'react-hook-form';
import { FieldGroup, FieldRow } from '#renderer/ui/form/field-group.tsx';
import {
  FigureField,
  type ProductFormState,
  RupeesField,
} from '#renderer/features/operator/catalogue/form/typed-field.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

/** As many PIN codes as a product may name, each of six digits. */
const MAX_PREFIXES_TEXT = 16_000;

/** Who can have the loan. */
export function EligibilityFields({ form }: { readonly form: ProductFormState }) {
  const { t } = useTranslation();
  const guarantor = useWatch({ control: form.control, name: 'eligibility.guarantor.kind' });
  return (
    <FieldGroup isApart title={t('productForm.eligibility')}>
      <FieldRow>
        <FigureField
          form={form}
          name="eligibility.age.minAtApplication"
          label={t('productForm.ageMin')}
        />
        <FigureField
          form={form}
          name="eligibility.age.maxAtMaturity"
          label={t('productForm.ageMax')}
        />
        <RupeesField
          form={form}
          name="eligibility.minMonthlyIncome"
          label={t('productTerms.minMonthlyIncome')}
          hint={t('productForm.zeroForNone')}
        />
        <FigureField
          form={form}
          name="eligibility.minMonthsOfWork"
          label={t('productForm.monthsOfWork')}
          hint={t('productForm.emptyForNone')}
          optional
        />
      </FieldRow>
      <FieldRow>
        <FigureField
          form={form}
          name="eligibility.instalmentShare.maxPercent"
          label={t('productForm.share')}
        />
        <RadioField
          form={form}
          name="eligibility.instalmentShare.of"
          label={t('productForm.shareOf')}
          options={SHARE_BASES.map((each) => ({
            value: each,
            label: t(`productForm.sharesOf.${each}`),
          }))}
        />
      </FieldRow>
      <FieldRow>
        <RadioField
          form={form}
          name="eligibility.guarantor.kind"
          label={t('productTerms.guarantor')}
          options={GUARANTOR_KINDS.map((each) => ({
            value: each,
            label: t(`productForm.guarantors.${each}`),
          }))}
        />
        {guarantor === 'above' && (
          <RupeesField
            form={form}
            name="eligibility.guarantor.amount"
            label={t('productForm.guarantorAbove')}
          />
        )}
      </FieldRow>
      <TextField
        form={form}
        name="eligibility.pinPrefixes"
        label={t('productTerms.pinPrefixes')}
        hint={t('productForm.pinHint')}
        autoComplete="off"
        maxLength={MAX_PREFIXES_TEXT}
        rows={3}
        optional
      />
    </FieldGroup>
  );
}
