import { RATE_KINDS } from '#renderer/features/operator/catalogue/form/typed-product.ts';
import { useWatch } from 'react-hook-form';
import {
  DOCUMENTS_AFTER_SANCTION,
  DOCUMENTS_BEFORE_SANCTION,
  type DocumentKind,
} from '#domain/lending/documents.ts';
import { VALUE_BASES, VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { EligibilityFields } from '#renderer/features/operator/catalogue/form/eligibility-fields.tsx';
import { FeeFields } from '#renderer/features/operator/catalogue/form/fee-fields.tsx';
import { FieldGroup, FieldRow } from '#renderer/ui/form/field-group.tsx';
import { ManyField } from '#renderer/ui/form/fields/many-field.tsx';
import {
  FigureField,
  type ProductFormState,
  RupeesField,
  WordsField,
} from '#renderer/features/operator/catalogue/form/typed-field.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';

type Props = { readonly form: ProductFormState };

/** Everything that a version of a product says. */
export function ProductFields({ form }: Props) {
  return (
    <>
      <LoanFields form={form} />
      <CostFields form={form} />
      <FeeFields form={form} />
      <PenalFields form={form} />
      <EligibilityFields form={form} />
      <DocumentFields form={form} />
    </>
  );
}

function LoanFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <FieldGroup isApart title={t('productForm.loan')}>
      <FieldRow>
        <WordsField form={form} name="names.en" label={t('productTerms.nameEn')} />
        <WordsField form={form} name="names.hi" label={t('productTerms.nameHi')} />
      </FieldRow>
      <ManyField
        form={form}
        name="vehicleKinds"
        label={t('productTerms.vehicleKinds')}
        required
        options={VEHICLE_KINDS.map((kind) => ({ value: kind, label: t(`matching.kind.${kind}`) }))}
      />
      <FieldRow>
        <RupeesField form={form} name="amount.min" label={t('productForm.amountMin')} />
        <RupeesField form={form} name="amount.max" label={t('productForm.amountMax')} />
        <FigureField form={form} name="tenure.min" label={t('productForm.tenureMin')} />
        <FigureField form={form} name="tenure.max" label={t('productForm.tenureMax')} />
      </FieldRow>
      <FieldRow>
        <FigureField form={form} name="loanToValue.maxPercent" label={t('productForm.ltv')} />
        <RadioField
          form={form}
          name="loanToValue.base"
          label={t('productForm.ltvBase')}
          options={VALUE_BASES.map((base) => ({
            value: base,
            label: t(`productForm.bases.${base}`),
          }))}
        />
      </FieldRow>
    </FieldGroup>
  );
}

function CostFields({ form }: Props) {
  const { t } = useTranslation();
  const kind = useWatch({ control: form.control, name: 'rate.kind' });
  return (
    <FieldGroup isApart title={t('productForm.rate')}>
      <RadioField
        form={form}
        name="rate.kind"
        label={t('productForm.rateKind')}
        options={RATE_KINDS.map((each) => ({
          value: each,
          label: t(`productForm.rateKinds.${each}`),
        }))}
      />
      <FieldRow>
        <FigureField form={form} name="rate.percent" label={t('productForm.ratePercent')} />
        {kind === 'reducing' && (
          <FigureField
            form={form}
            name="rate.firstYearPercent"
            label={t('productForm.firstYear')}
            hint={t('productForm.firstYearHint')}
            optional
          />
        )}
      </FieldRow>
    </FieldGroup>
  );
}

function PenalFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <FieldGroup isApart title={t('productForm.penal')}>
      <FieldRow>
        <FigureField
          form={form}
          name="penalCharge.percent"
          label={t('productTerms.penalPercent')}
          hint={t('productForm.percentHint')}
        />
        <FigureField form={form} name="coolingOffDays" label={t('productForm.coolingOff')} />
      </FieldRow>
      <FieldRow>
        <WordsField
          form={form}
          name="penalCharge.words.en"
          label={t('productTerms.penalEn')}
          rows={3}
        />
        <WordsField
          form={form}
          name="penalCharge.words.hi"
          label={t('productTerms.penalHi')}
          rows={3}
        />
      </FieldRow>
    </FieldGroup>
  );
}

function DocumentFields({ form }: Props) {
  const { t } = useTranslation();
  const options = (kinds: readonly DocumentKind[]) =>
    kinds.map((kind) => ({ value: kind, label: t(`applications.document.${kind}`) }));
  return (
    <FieldGroup isApart title={t('productForm.documents')}>
      <ManyField
        form={form}
        name="documents.beforeSanction"
        label={t('productTerms.beforeSanction')}
        required={false}
        options={options(DOCUMENTS_BEFORE_SANCTION)}
      />
      <ManyField
        form={form}
        name="documents.afterSanction"
        label={t('productTerms.afterSanction')}
        required={false}
        options={options(DOCUMENTS_AFTER_SANCTION)}
      />
    </FieldGroup>
  );
}
