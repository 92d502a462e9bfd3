import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import { loanFigures } from '#renderer/content/loan-figures.ts';
import { LIMITS } from '#renderer/features/calculator/quote-address.ts';
import { LONGEST_TENURE } from '#domain/loans/eligibility.ts';
import { USUAL_RATES } from '#renderer/features/calculator/eligibility/ways-to-change.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { ChoiceField } from '#renderer/ui/form/choice-field.tsx';
import { useControlStyles } from '#renderer/ui/form/control-styles.ts';
import { Field } from '#renderer/ui/form/field.tsx';
import { readNumber, snap } from '#domain/read-number.ts';
import { formatPercent } from '#renderer/ui/percent.ts';

const TENURES = Array.from({ length: LONGEST_TENURE / 12 }, (_, years) => (years + 1) * 12);

/** The term and the rate of the answer, which the visitor may change. */
export type AnswerTerms = { readonly months: number; readonly annualRate: number };

/** The longest term and the lowest rate that the EV loan page states. */
export const STATED_TERMS: AnswerTerms = {
  months: LONGEST_TENURE,
  annualRate: loanFigures.evLoan.ratePercentFrom,
};

/** Changes the term and the rate as they are typed. A rate that cannot be read leaves the last one in force. */
export function AnswerTermsFields({
  terms,
  onChange,
}: {
  readonly terms: AnswerTerms;
  readonly onChange: (terms: AnswerTerms) => void;
}) {
  const { t } = useTranslation();
  const { control } = useControlStyles();
  const [rate, setRate] = useState(String(terms.annualRate));
  const { max } = LIMITS.expert.rate;

  return (
    <>
      <ChoiceField
        label={t('eligibilityAnswer.tenure')}
        value={String(terms.months)}
        options={TENURES.map((months) => ({
          value: String(months),
          label: t('eligibilityAnswer.months', { months }),
        }))}
        onChange={(months) => onChange({ ...terms, months: Number(months) })}
      />
      <Field
        label={t('eligibilityAnswer.rate')}
        required={false}
        hint={t('eligibilityAnswer.rateHint', {
          rate: formatPercent(STATED_TERMS.annualRate),
          low: formatPercent(USUAL_RATES.low),
          high: formatPercent(USUAL_RATES.high),
        })}
        error={
          readRate(rate) === null
            ? t('eligibilityAnswer.enterRate', { most: formatPercent(max) })
            : undefined
        }
      >
        <Input
          value={rate}
          inputMode="decimal"
          autoComplete="off"
          onChange={(_, { value }) => {
            setRate(value);
            const annualRate = readRate(value);
            if (annualRate !== null) onChange({ ...terms, annualRate });
          }}
          className={control}
        />
      </Field>
    </>
  );
}

/** Percent a year to two decimals, or null for what is no rate of the calculator. */
function readRate(typed: string): number | null {
  const reading = readNumber(typed);
  if (!reading.ok || reading.value > LIMITS.expert.rate.max) return null;
  return snap(reading.value, LIMITS.expert.rate).value;
}
