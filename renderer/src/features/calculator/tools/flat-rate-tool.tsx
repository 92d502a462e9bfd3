import { useState } from 'react';
import { LIMITS } from '#renderer/features/calculator/quote/quote-address.ts';
import { flatRateOf, fromFlatRate } from '#domain/loans/flat-rate.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';
import type { ToolProps } from '#renderer/features/calculator/tools/tool-props.ts';
import { inExpertMode, termsOf } from '#renderer/features/calculator/quote/quote-change.ts';
import { Figures, Rule, ToolFields } from '#renderer/features/calculator/tools/figures.tsx';
import {
  formatRupeesAndPaise,
  formatNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { NumberField } from '#renderer/ui/form/fields/number-field.tsx';

/** Percent a year. */
const DEFAULT_FLAT_RATE = 12;

/** Converts a dealer's flat rate into the reducing rate that costs the same. */
export function FlatRateTool({ quote, change }: ToolProps) {
  const { t } = useTranslation();
  const format = useAmounts();
  const [flatRate, setFlatRate] = useState(DEFAULT_FLAT_RATE);
  const { instalment, totalInterest, reducingRate } = fromFlatRate({
    principal: quote.amount,
    flatRate,
    months: quote.months,
  });
  const rate = toTwoDecimals(reducingRate);
  return (
    <>
      <ToolFields>
        <NumberField
          label={t('flat.rate')}
          unit={t('calculator.interestUnit')}
          value={flatRate}
          range={LIMITS.expert.rate}
          onChange={setFlatRate}
          format={formatNumber}
          formatWithUnit={format.percentAYear}
        />
      </ToolFields>
      <p role="status">
        <strong>
          {t('flat.resultText', {
            flat: format.percent(flatRate),
            length: format.length(quote.months),
            reducing: format.percent(rate),
          })}
        </strong>
      </p>
      <Figures
        figures={[
          { name: t('flat.result'), value: format.percentAYear(rate), emphasised: true },
          { name: t('flat.instalment'), value: formatRupeesAndPaise(instalment) },
          { name: t('flat.totalInterest'), value: formatRupeesAndPaise(totalInterest) },
        ]}
      />
      {rate <= LIMITS.expert.rate.max && (
        <div>
          <Button onClick={() => change({ ...inExpertMode(quote), rate })}>{t('flat.use')}</Button>
        </div>
      )}
      <p>
        {t('flat.reverse', {
          rate: format.percent(quote.rate),
          flat: format.percent(toTwoDecimals(flatRateOf(termsOf(quote)))),
        })}
      </p>
      <Rule>{t('flat.rule')}</Rule>
    </>
  );
}
