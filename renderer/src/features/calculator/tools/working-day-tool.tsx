import { useState } from 'react';
import {
  affordability,
  budgetOf,
  COMFORTABLE_SHARE,
  TIGHT_SHARE,
  USUAL_RATES,
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
  rupeesAndPaise,
  sayRupees,
  showNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { NumberField } from '#renderer/ui/form/fields/number-field.tsx';

const USUAL = { incomePerDay: 1_200, costsPerDay: 500, workingDays: 25 };
const A_DAY = { min: 0, max: 100_000, step: 1 };
const DAYS = { min: 1, max: 31, step: 1 };

/** How the instalment sits with what a driver earns and spends on a working day. */
export function WorkingDayTool({ quote }: ToolProps) {
  const { t } = useTranslation();
  const say = useAmounts();
  const [day, setDay] = useState(USUAL);
  const { amount, months, rate } = quote;
  const asked = { ...budgetOf(day), amount, months };
  const { leftPerMonth, atLow } = affordability({ ...asked, quotedRate: rate });
  const { instalment, shareOfLeft, mark } = atLow;
  const today = affordability({ ...asked, quotedRate: null });
  const ends = { low: say.percent(USUAL_RATES.low), high: say.percent(USUAL_RATES.high) };
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
          {shareOfLeft !== null && shareOfLeft > 1
            ? t('afford.beyond')
            : t(`affordability.${mark}`)}
        </strong>
      </p>
      <Figures
        figures={[
          {
            name: t('afford.perDay'),
            value: rupeesAndPaise(instalment / day.workingDays),
            weighty: true,
          },
          { name: t('afford.left'), value: rupeesAndPaise(leftPerMonth) },
          { name: t('afford.share'), value: shareOfLeft === null ? '–' : say.share(shareOfLeft) },
        ]}
      />
      <FigureGroup title={t('afford.largest')}>
        <Figures
          figures={[
            { name: t('afford.largestToday', ends), value: largestInWords(today, t) },
            {
              name: t('afford.largestAbove', { rate: say.percent(rate) }),
              value: largestInWords({ atLow, atHigh: atLow }, t),
            },
          ]}
        />
      </FigureGroup>
      {rate < USUAL_RATES.low && (
        <p>{t('afford.belowToday', { rate: say.percent(rate), ...ends })}</p>
      )}
      <Rule>
        {t('affordability.rule', {
          comfortable: say.share(COMFORTABLE_SHARE),
          tight: say.share(TIGHT_SHARE),
        })}
      </Rule>
      <Rule>{t('afford.indicative')}</Rule>
    </>
  );
}
