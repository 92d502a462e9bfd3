import { FieldGroup } from '#renderer/ui/form/field-group.tsx';
import { makeStyles } from '@griffel/react';
import { LANGUAGES } from '#domain/languages.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import {
  QuoteField,
  type QuoteFormState,
} from '#renderer/features/dealer-desk/quote/quote-field.tsx';
import { SubsidyField } from '#renderer/features/dealer-desk/quote/subsidy-field.tsx';
import type { SchemesState } from '#renderer/features/dealer-desk/quote/use-schemes.ts';
import { EXTRAS, TENOR_FIELDS } from '#renderer/features/dealer-desk/quote/typed-quote.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: space.m,
    alignItems: 'start',
  },
  tenors: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
    gap: space.m,
    alignItems: 'start',
  },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
});

/** What the dealer enters of a quote. */
export function QuoteFields({
  form,
  schemes,
}: {
  readonly form: QuoteFormState;
  readonly schemes: SchemesState;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Stack gap="l">
      <FieldGroup heading="h4" title={t('dealerQuote.form.vehicle')}>
        <RadioField
          form={form}
          name="kind"
          label={t('matching.vehicleKind')}
          options={VEHICLE_KINDS.map((kind) => ({
            value: kind,
            label: t(`matching.kind.${kind}`),
          }))}
        />
        <QuoteField
          form={form}
          name="model"
          label={t('dealerQuote.model')}
          hint="dealerQuote.form.modelHint"
          isText
        />
      </FieldGroup>
      <FieldGroup heading="h4" title={t('dealerQuote.form.prices')}>
        <QuoteField
          form={form}
          name="price"
          label={t('dealerQuote.form.price')}
          hint="dealerQuote.form.priceHint"
        />
        <div className={styles.pair}>
          {EXTRAS.map((name) => (
            <QuoteField
              key={name}
              form={form}
              name={name}
              label={t(`dealerQuote.form.${name}`)}
              optional
            />
          ))}
        </div>
        <p className={styles.note}>{t('dealerQuote.form.noneHint')}</p>
        <SubsidyField form={form} schemes={schemes} />
        <QuoteField
          form={form}
          name="down"
          label={t('dealerQuote.form.down')}
          hint="dealerQuote.form.downHint"
        />
      </FieldGroup>
      <FieldGroup heading="h4" title={t('dealerQuote.form.tenors')}>
        <div className={styles.tenors}>
          {TENOR_FIELDS.map((name, at) => (
            <QuoteField
              key={name}
              form={form}
              name={name}
              label={t('dealerQuote.form.tenor', { count: at + 1 })}
              optional={at > 0}
            />
          ))}
        </div>
        <p className={styles.note}>{t('dealerQuote.form.tenorsHint')}</p>
      </FieldGroup>
      <FieldGroup heading="h4" title={t('dealerQuote.form.sheet')}>
        <QuoteField form={form} name="validUntil" label={t('dealerQuote.validTo')} />
        <RadioField
          form={form}
          name="language"
          label={t('dealerQuote.form.language')}
          options={LANGUAGES.map((language) => ({
            value: language,
            label: t(`dealerQuote.form.languages.${language}`),
          }))}
        />
      </FieldGroup>
    </Stack>
  );
}
