import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import { LIMITS } from '#renderer/features/calculator/quote/quote-address.ts';
import { TYPICAL_RATES, TYPICAL_TENURES } from '#domain/loans/affordability.ts';
import type { EstimateTerms } from '#renderer/features/calculator/eligibility/estimate.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { readNumber, snap } from '#domain/read-number.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';

/** The calculator's default tenure, and no rate. */
export const FIRST_TERMS: EstimateTerms = { months: 36, quotedRate: null };

/** Changes tenure and rate as they are typed. While the typed rate is invalid, the last valid one applies. */
export function AnswerTermsFields({
  terms,
  onChange,
}: {
  readonly terms: EstimateTerms;
  readonly onChange: (terms: EstimateTerms) => void;
}) {
  const { t } = useTranslation();
  const { control } = useControlStyles();
  const [typed, setTyped] = useState(terms.quotedRate === null ? '' : String(terms.quotedRate));
  const { max } = LIMITS.expert.rate;

  return (
    <>
      <ChoiceField
        label={t('eligibilityAnswer.tenure')}
        value={String(terms.months)}
        options={TYPICAL_TENURES.map((months) => ({
          value: String(months),
          label: t('eligibilityAnswer.months', { months }),
        }))}
        onChange={(months) => onChange({ ...terms, months: Number(months) })}
      />
      <Field
        label={t('eligibilityAnswer.rate')}
        required={false}
        hint={t('eligibilityAnswer.rateHint', {
          low: formatPercent(TYPICAL_RATES.low),
          high: formatPercent(TYPICAL_RATES.high),
        })}
        error={
          readRate(typed) === undefined
            ? t('eligibilityAnswer.enterRate', { most: formatPercent(max) })
            : undefined
        }
      >
        <Input
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          onChange={(_, { value }) => {
            setTyped(value);
            const quotedRate = readRate(value);
            if (quotedRate !== undefined) onChange({ ...terms, quotedRate });
          }}
          className={control}
        />
      </Field>
    </>
  );
}

/** Percent a year with at most two decimals; null if empty, undefined if it is not a rate the calculator takes. */
function readRate(typed: string): number | null | undefined {
  const reading = readNumber(typed);
  if (!reading.ok) return reading.why === 'empty' ? null : undefined;
  if (reading.value > LIMITS.expert.rate.max) return undefined;
  return snap(reading.value, LIMITS.expert.rate).value;
}
