import { makeStyles } from '@griffel/react';
import type { UseFormReturn } from 'react-hook-form';
import { nameIn } from '#domain/languages.ts';
import type { Fee } from '#domain/lending/catalogue/fees.ts';
import { paise, smallerOf } from '#domain/money/money.ts';
import {
  type OfferField,
  type OfferLimits,
  mostPercent,
} from '#renderer/features/lender/offer/offer-problems.ts';
import { type TypedOffer, feeField } from '#renderer/features/lender/offer/typed-offer.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { FieldGroup } from '#renderer/ui/form/field-group.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { regrouped } from '#renderer/ui/text/grouped.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.m,
    alignItems: 'start',
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xxl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

type Form = UseFormReturn<TypedOffer>;

/** The fields of an offer, each with what the product version allows below it. */
export function OfferFields({
  form,
  limits,
}: {
  readonly form: Form;
  readonly limits: OfferLimits;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { product, asked, days } = limits;
  const { amount, tenure, fees } = product;
  const most = smallerOf(amount.max, asked.amount);
  const sums = { min: inRupees(amount.min), max: inRupees(most) };
  return (
    <>
      <div className={styles.fields}>
        <One
          form={form}
          name="amount"
          label={t('lenderOffer.amount')}
          hint={t(
            most === asked.amount ? 'lenderOffer.amountAsked' : 'lenderOffer.amountLimit',
            sums,
          )}
          isAmount
        />
        <One
          form={form}
          name="months"
          label={t('lenderOffer.months')}
          hint={t('lenderOffer.monthsLimit', tenure)}
        />
        <Rates form={form} limits={limits} />
        <One
          form={form}
          name="validUntil"
          label={t('lenderOffer.validUntil')}
          hint={t('lenderOffer.validHint', {
            least: dayInWords(days.least, language),
            most: dayInWords(days.most, language),
          })}
          optional
        />
      </div>
      <FieldGroup title={t('lenderOffer.fees')}>
        {fees.length === 0 ? (
          <p>{t('lenderOffer.noFees')}</p>
        ) : (
          <div className={styles.fields}>
            {fees.map((fee, place) => (
              <FeeOne key={feeField(place)} form={form} fee={fee} name={feeField(place)} />
            ))}
          </div>
        )}
      </FieldGroup>
    </>
  );
}

/** The rate of the product's kind; at a reducing one, that of the first year may be another. */
function Rates({
  form,
  limits: { product },
}: {
  readonly form: Form;
  readonly limits: OfferLimits;
}) {
  const { t } = useTranslation();
  const most = mostPercent(product.rate);
  const limit = t('lenderOffer.percentLimit', { most: formatPercent(most.later) });
  if (product.rate.kind === 'flat') {
    return <One form={form} name="percent" label={t('lenderOffer.flat')} hint={limit} />;
  }
  const hasStep = product.rate.firstYearPercent !== undefined;
  const first = formatPercent(most.first);
  const later = (
    <One
      form={form}
      name="percent"
      label={t(hasStep ? 'lenderOffer.later' : 'lenderOffer.reducing')}
      hint={limit}
    />
  );
  return (
    <>
      {!hasStep && later}
      <One
        form={form}
        name="firstYearPercent"
        label={t('lenderOffer.firstYear')}
        hint={
          hasStep
            ? t('lenderOffer.percentLimit', { most: first })
            : t('lenderOffer.firstYearHint', { most: first })
        }
        optional={!hasStep}
      />
      {hasStep && later}
    </>
  );
}

function FeeOne({
  form,
  fee,
  name,
}: {
  readonly form: Form;
  readonly fee: Fee;
  readonly name: OfferField;
}) {
  const words = useTranslation();
  const { t, language } = words;
  const feeName = nameIn(fee.names, language);
  return (
    <One
      form={form}
      name={name}
      label={t(fee.kind === 'fixed' ? 'lenderOffer.feeFixed' : 'lenderOffer.feePercent', {
        name: feeName,
      })}
      hint={feeHint(fee, words)}
      optional
      isAmount={fee.kind === 'fixed'}
    />
  );
}

function feeHint(fee: Fee, { t }: Translator): string {
  const most = fee.kind === 'fixed' ? inRupees(fee.paise) : formatPercent(fee.percent);
  const least = fee.kind === 'percent' ? (fee.minPaise ?? paise(0)) : paise(0);
  return [
    t('lenderOffer.feeLimit', { most }),
    ...(least > 0 ? [t('lenderOffer.feeRange', { min: inRupees(least) })] : []),
    t(fee.isDeducted ? 'lenderOffer.deducted' : 'lenderOffer.beside'),
  ].join(' ');
}

function One({
  form,
  name,
  label,
  hint,
  optional = false,
  isAmount = false,
}: {
  readonly form: Form;
  readonly name: OfferField;
  readonly label: string;
  readonly hint: string;
  readonly optional?: boolean;
  readonly isAmount?: boolean;
}) {
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      hint={hint}
      optional={optional}
      {...(isAmount && { tidied: regrouped })}
      autoComplete="off"
      inputMode={name === 'validUntil' ? 'text' : 'decimal'}
      enterKeyHint="next"
      maxLength={40}
    />
  );
}
