import { useState } from 'react';
import { moratorium } from '#renderer/features/calculator/arithmetic/moratorium.ts';
import type { ToolProps } from '#renderer/features/calculator/loan-tools.tsx';
import { termsOf } from '#renderer/features/calculator/quote-change.ts';
import {
  FigureGroup,
  Figures,
  Rule,
  ToolFields,
} from '#renderer/features/calculator/tools/figures.tsx';
import {
  rupeesAndPaise,
  showNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { NumberField } from '#renderer/ui/form/number-field.tsx';

const WAIT = { min: 1, max: 24, step: 1 };
const USUAL_WAIT = 3;

/** What a moratorium costs, with the instalment kept or with the number of instalments kept. */
export function WaitTool({ quote }: ToolProps) {
  const { t } = useTranslation();
  const say = useAmounts();
  const [months, set] = useState(USUAL_WAIT);
  const { principalAfter, keepInstalment, keepTenure } = moratorium(termsOf(quote), months);
  return (
    <>
      <ToolFields>
        <NumberField
          label={t('wait.months')}
          unit={t('calculator.lengthMonths')}
          value={months}
          range={WAIT}
          onChange={set}
          show={showNumber}
          say={say.months}
        />
      </ToolFields>
      <Figures figures={[{ name: t('wait.after'), value: rupeesAndPaise(principalAfter) }]} />
      <FigureGroup title={t('wait.sameTenure')}>
        <Figures
          figures={[
            { name: t('wait.instalment'), value: rupeesAndPaise(keepTenure.instalment) },
            {
              name: t('wait.extraInterest'),
              value: rupeesAndPaise(keepTenure.extraInterest),
              weighty: true,
            },
          ]}
        />
      </FigureGroup>
      <FigureGroup title={t('wait.sameInstalment')}>
        {keepInstalment === null ? (
          <p>{t('wait.never')}</p>
        ) : (
          <Figures
            figures={[
              { name: t('wait.instalments'), value: showNumber(keepInstalment.months) },
              {
                name: t('wait.extraInterest'),
                value: rupeesAndPaise(keepInstalment.extraInterest),
                weighty: true,
              },
            ]}
          />
        )}
      </FigureGroup>
      <Rule>{t('wait.rule')}</Rule>
    </>
  );
}
