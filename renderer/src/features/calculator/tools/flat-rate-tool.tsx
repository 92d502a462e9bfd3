import { useState } from 'react';
import { LIMITS } from '#renderer/features/calculator/quote/quote-address.ts';
import { flatRateOf, fromFlatRate } from '#domain/loans/flat-rate.ts';
import { toPaise } from '#domain/money/rounding.ts';
import type { ToolProps } from '#renderer/features/calculator/tools/tool-props.ts';
import { inExpertMode, termsOf } from '#renderer/features/calculator/quote/quote-change.ts';
import { Figures, Rule, ToolFields } from '#renderer/features/calculator/tools/figures.tsx';
import {
  rupeesAndPaise,
  showNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { NumberField } from '#renderer/ui/form/fields/number-field.tsx';

/** Percent a year. */
const USUAL_FLAT_RATE = 12;

/** A dealer's flat rate, and the reducing rate that it really is. */
export function FlatRateTool({ quote, change }: ToolProps) {
  const { t } = useTranslation();
  const say = useAmounts();
  const [flatRate, setFlatRate] = useState(USUAL_FLAT_RATE);
  const { instalment, totalInterest, reducingRate } = fromFlatRate({
    principal: quote.amount,
    flatRate,
    months: quote.months,
  });
  const rate = toPaise(reducingRate);
  return (
    <>
      <ToolFields>
        <NumberField
          label={t('flat.rate')}
          unit={t('calculator.interestUnit')}
          value={flatRate}
          range={LIMITS.expert.rate}
          onChange={setFlatRate}
          show={showNumber}
          say={say.percentAYear}
        />
      </ToolFields>
      <p role="status">
        <strong>
          {t('flat.resultText', {
            flat: say.percent(flatRate),
            length: say.length(quote.months),
            reducing: say.percent(rate),
          })}
        </strong>
      </p>
      <Figures
        figures={[
          { name: t('flat.result'), value: say.percentAYear(rate), weighty: true },
          { name: t('flat.instalment'), value: rupeesAndPaise(instalment) },
          { name: t('flat.totalInterest'), value: rupeesAndPaise(totalInterest) },
        ]}
      />
      {rate <= LIMITS.expert.rate.max && (
        <div>
          <Button onClick={() => change({ ...inExpertMode(quote), rate })}>{t('flat.use')}</Button>
        </div>
      )}
      <p>
        {t('flat.reverse', {
          rate: say.percent(quote.rate),
          flat: say.percent(toPaise(flatRateOf(termsOf(quote)))),
        })}
      </p>
      <Rule>{t('flat.rule')}</Rule>
    </>
  );
}
