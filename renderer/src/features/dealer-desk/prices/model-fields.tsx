import { makeStyles } from '@griffel/react';
import type { UseFormReturn } from 'react-hook-form';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import type { ModelField, TypedModel } from '#renderer/features/dealer-desk/prices/typed-model.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { FieldGroup } from '#renderer/ui/form/field-group.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { regrouped } from '#renderer/ui/text/grouped.ts';

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    gap: space.m,
    alignItems: 'start',
  },
});

type ModelForm = UseFormReturn<TypedModel>;

/** The fields of a model of the price list. */
export function ModelFields({ form }: { readonly form: ModelForm }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Stack gap="l">
      <FieldGroup heading="h3" title={t('prices.group.vehicle')}>
        <Words form={form} name="brand" />
        <Words form={form} name="model" />
        <Words form={form} name="variant" optional />
        <SelectField
          form={form}
          name="kind"
          label={t('prices.field.kind')}
          placeholder={t('prices.chooseKind')}
          options={VEHICLE_KINDS.map((kind) => ({
            value: kind,
            label: t(`matching.kind.${kind}`),
          }))}
        />
        <div className={styles.pair}>
          <Words form={form} name="battery" optional />
          <Amount form={form} name="range" optional />
        </div>
      </FieldGroup>
      <FieldGroup heading="h3" title={t('prices.group.prices')}>
        <Amount form={form} name="price" />
        <div className={styles.pair}>
          <Amount form={form} name="registration" optional />
          <Amount form={form} name="insurance" optional />
        </div>
        <Lines form={form} name="districts" />
        <Lines form={form} name="accessories" />
        <Lines form={form} name="offers" />
      </FieldGroup>
      <FieldGroup heading="h3" title={t('prices.inStock')}>
        <Lines form={form} name="stock" />
      </FieldGroup>
    </Stack>
  );
}

function Words({
  form,
  name,
  optional = false,
}: {
  readonly form: ModelForm;
  readonly name: ModelField;
  readonly optional?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <TextField
      form={form}
      name={name}
      label={t(`prices.field.${name}`)}
      autoComplete="off"
      maxLength={200}
      optional={optional}
    />
  );
}

function Amount({
  form,
  name,
  optional = false,
}: {
  readonly form: ModelForm;
  readonly name: ModelField;
  readonly optional?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <TextField
      form={form}
      name={name}
      label={t(`prices.field.${name}`)}
      autoComplete="off"
      inputMode="decimal"
      maxLength={40}
      optional={optional}
      tidied={regrouped}
    />
  );
}

/** Entries one a line, their parts between bars. */
function Lines({
  form,
  name,
}: {
  readonly form: ModelForm;
  readonly name: 'districts' | 'accessories' | 'offers' | 'stock';
}) {
  const { t } = useTranslation();
  return (
    <TextField
      form={form}
      name={name}
      label={t(`prices.field.${name}`)}
      hint={t(`prices.hint.${name}`)}
      autoComplete="off"
      rows={3}
      optional
    />
  );
}
