import { useState } from 'react';
import { loanFigures } from '#renderer/content/loan-figures.ts';
import { LIMITS } from '#renderer/features/calculator/arithmetic/address.ts';
import { LONGEST_TENURE } from '#renderer/features/calculator/arithmetic/eligibility.ts';
import { USUAL_RATES } from '#renderer/features/calculator/eligibility/ways-to-change.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { useControlStyles } from '#renderer/ui/form/control-styles.ts';
import { Field } from '#renderer/ui/form/field.tsx';
import { readNumber, snap } from '#renderer/ui/form/read-number.ts';
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
  const [rate, type] = useState(String(terms.annualRate));
  const { max } = LIMITS.expert.rate;

  return (
    <>
      <Field
        label={t('eligibilityAnswer.tenure')}
        required={false}
        hint={undefined}
        error={undefined}
      >
        {(wiring) => (
          <select
            {...wiring}
            value={terms.months}
            onChange={(event) => onChange({ ...terms, months: Number(event.target.value) })}
            className={control}
          >
            {TENURES.map((months) => (
              <option key={months} value={months}>
                {t('eligibilityAnswer.months', { months })}
              </option>
            ))}
          </select>
        )}
      </Field>
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
        {(wiring) => (
          <input
            {...wiring}
            value={rate}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ target: { value } }) => {
              type(value);
              const annualRate = readRate(value);
              if (annualRate !== null) onChange({ ...terms, annualRate });
            }}
            className={control}
          />
        )}
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
