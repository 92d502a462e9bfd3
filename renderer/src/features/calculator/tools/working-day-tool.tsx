import { useState } from 'react';
import { LIMITS } from '#renderer/features/calculator/quote-address.ts';
import {
  COMFORTABLE_SHARE,
  TIGHT_SHARE,
  affordability,
  largestPrincipalFor,
} from '#domain/loans/affordability.ts';
import { monthlyPayment } from '#domain/loans/amortisation.ts';
import type { ToolProps } from '#renderer/features/calculator/loan-tools.tsx';
import { termsOf } from '#renderer/features/calculator/quote-change.ts';
import { Figures, Rule, ToolFields } from '#renderer/features/calculator/tools/figures.tsx';
import {
  rupeesAndPaise,
  sayRupees,
  showNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { NumberField } from '#renderer/ui/form/number-field.tsx';

const USUAL = { incomePerDay: 1_200, costsPerDay: 500, workingDays: 25 };
const A_DAY = { min: 0, max: 100_000, step: 1 };
const DAYS = { min: 1, max: 31, step: 1 };

/** A whole thousand at most is told: more would look exact. */
const TOLD_STEP = 1_000;

const MARKS = {
  comfortable: 'afford.comfortable',
  tight: 'afford.tight',
  heavy: 'afford.heavy',
  impossible: 'afford.impossible',
} as const;

/** How the instalment sits with what a driver earns and spends on a working day. */
export function WorkingDayTool({ quote }: ToolProps) {
  const { t } = useTranslation();
  const say = useAmounts();
  const [day, setDay] = useState(USUAL);
  const instalment = monthlyPayment(termsOf(quote));
  const { leftPerMonth, instalmentPerWorkingDay, shareOfLeft, mark } = affordability({
    ...day,
    instalment,
  });
  const largest = Math.min(
    largestPrincipalFor(Math.max(0, leftPerMonth) * COMFORTABLE_SHARE, quote.rate, quote.months),
    LIMITS.expert.amount.max,
  );
  const field = (name: keyof typeof USUAL) => ({
    value: day[name],
    onChange: (value: number) => setDay({ ...day, [name]: value }),
    show: showNumber,
  });
  return (
    <>
      <ToolFields>
        <NumberField
          {...field('incomePerDay')}
          label={t('afford.income')}
          unit={t('calculator.amountUnit')}
          range={A_DAY}
          say={sayRupees}
        />
        <NumberField
          {...field('costsPerDay')}
          label={t('afford.costs')}
          unit={t('calculator.amountUnit')}
          hint={t('afford.costsHint')}
          range={A_DAY}
          say={sayRupees}
        />
        <NumberField
          {...field('workingDays')}
          label={t('afford.days')}
          unit=""
          range={DAYS}
          say={showNumber}
        />
      </ToolFields>
      <p role="status">
        <strong>
          {shareOfLeft !== null && shareOfLeft > 1 ? t('afford.beyond') : t(MARKS[mark])}
        </strong>
      </p>
      <Figures
        figures={[
          {
            name: t('afford.perDay'),
            value: rupeesAndPaise(instalmentPerWorkingDay),
            weighty: true,
          },
          { name: t('afford.left'), value: rupeesAndPaise(leftPerMonth) },
          { name: t('afford.share'), value: shareOfLeft === null ? '–' : say.share(shareOfLeft) },
        ]}
      />
      <p>
        {t('afford.largest', {
          amount: sayRupees(Math.floor(largest / TOLD_STEP) * TOLD_STEP),
        })}
      </p>
      <Rule>
        {t('afford.rule', {
          comfortable: say.share(COMFORTABLE_SHARE),
          tight: say.share(TIGHT_SHARE),
        })}
      </Rule>
    </>
  );
}
