import { useState } from 'react';
import {
  affordability,
  budgetOf,
  COMFORTABLE_SHARE,
  TIGHT_SHARE,
  TYPICAL_RATES,
  WORKING_DAYS_OF_A_MONTH,
} from '#domain/loans/affordability.ts';
import type { ToolProps } from '#renderer/features/calculator/tools/tool-props.ts';
import {
  FigureGroup,
  Figures,
  Rule,
  ToolFields,
} from '#renderer/features/calculator/tools/figures.tsx';
import { largestInWords } from '#renderer/features/calculator/largest-in-words.ts';
import {
  formatRupeesAndPaise,
  formatRupees,
  formatNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { NumberField } from '#renderer/ui/form/fields/number-field.tsx';

const DEFAULT_DAY = { incomePerDay: 1_200, costsPerDay: 500, workingDays: WORKING_DAYS_OF_A_MONTH };
const AMOUNT_PER_DAY = { min: 0, max: 100_000, step: 1 };
const DAYS = { min: 1, max: 31, step: 1 };

/** How the instalment compares with what a driver earns and spends on a working day. */
export function WorkingDayTool({ quote }: ToolProps) {
  const { t } = useTranslation();
  const format = useAmounts();
  const [day, setDay] = useState(DEFAULT_DAY);
  const { amount, months, rate } = quote;
  const asked = { ...budgetOf(day), amount, months };
  const { leftPerMonth, atLow } = affordability({ ...asked, quotedRate: rate });
  const { instalment, shareOfLeft, mark } = atLow;
  const today = affordability({ ...asked, quotedRate: null });
  const ends = { low: format.percent(TYPICAL_RATES.low), high: format.percent(TYPICAL_RATES.high) };
  const field = (name: keyof typeof DEFAULT_DAY) => ({
    value: day[name],
    onChange: (value: number) => setDay({ ...day, [name]: value }),
    format: formatNumber,
  });
  return (
    <>
      <ToolFields>
        <NumberField
          {...field('incomePerDay')}
          label={t('afford.income')}
          unit={t('calculator.amountUnit')}
          range={AMOUNT_PER_DAY}
          formatWithUnit={formatRupees}
        />
        <NumberField
          {...field('costsPerDay')}
          label={t('afford.costs')}
          unit={t('calculator.amountUnit')}
          hint={t('afford.costsHint')}
          range={AMOUNT_PER_DAY}
          formatWithUnit={formatRupees}
        />
        <NumberField
          {...field('workingDays')}
          label={t('afford.days')}
          unit=""
          range={DAYS}
          formatWithUnit={formatNumber}
        />
      </ToolFields>
      <p role="status">
        <strong>
          {shareOfLeft !== null && shareOfLeft > 1
            ? t('afford.beyond')
            : t(`affordability.${mark}`)}
        </strong>
      </p>
      <Figures
        figures={[
          {
            name: t('afford.perDay'),
            value: formatRupeesAndPaise(instalment / day.workingDays),
            emphasised: true,
          },
          { name: t('afford.left'), value: formatRupeesAndPaise(leftPerMonth) },
          {
            name: t('afford.share'),
            value: shareOfLeft === null ? '–' : format.share(shareOfLeft),
          },
        ]}
      />
      <FigureGroup title={t('afford.largest')}>
        <Figures
          figures={[
            { name: t('afford.largestToday', ends), value: largestInWords(today, t) },
            {
              name: t('afford.largestAbove', { rate: format.percent(rate) }),
              value: largestInWords({ atLow, atHigh: atLow }, t),
            },
          ]}
        />
      </FigureGroup>
      {rate < TYPICAL_RATES.low && (
        <p>{t('afford.belowToday', { rate: format.percent(rate), ...ends })}</p>
      )}
      <Rule>
        {t('affordability.rule', {
          comfortable: format.share(COMFORTABLE_SHARE),
          tight: format.share(TIGHT_SHARE),
        })}
      </Rule>
      <Rule>{t('afford.indicative')}</Rule>
    </>
  );
}
