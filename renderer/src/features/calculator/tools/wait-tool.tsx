import { useMemo, useState } from 'react';
import { moratorium } from '#domain/loans/moratorium.ts';
import { BeforeAndAfterChart } from '#renderer/features/calculator/charts/before-and-after-chart.tsx';
import type { ToolProps } from '#renderer/features/calculator/tools/tool-props.ts';
import { termsOf } from '#renderer/features/calculator/quote/quote-change.ts';
import {
  type Figure,
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
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { NumberField } from '#renderer/ui/form/fields/number-field.tsx';

const WAIT = { min: 1, max: 24, step: 1 };
const USUAL_WAIT = 3;

/** What a moratorium costs, with the instalment kept or with the number of instalments kept. */
export function WaitTool({ quote }: ToolProps) {
  const { t } = useTranslation();
  const say = useAmounts();
  const [months, setMonths] = useState(USUAL_WAIT);
  const waited = useMemo(() => moratorium(termsOf(quote), months), [quote, months]);
  const { principalAfter, balancesWithout, keepInstalment, keepTenure } = waited;
  const extra = (interest: number): Figure => ({
    name: t('wait.extraInterest'),
    value: rupeesAndPaise(interest),
    weighty: true,
  });
  return (
    <>
      <ToolFields>
        <NumberField
          label={t('wait.months')}
          unit={t('calculator.lengthMonths')}
          value={months}
          range={WAIT}
          onChange={setMonths}
          show={showNumber}
          say={say.months}
        />
      </ToolFields>
      <Figures figures={[{ name: t('wait.after'), value: rupeesAndPaise(principalAfter) }]} />
      <FigureGroup title={t('wait.sameTenure')}>
        <Figures
          figures={[
            { name: t('wait.instalment'), value: rupeesAndPaise(keepTenure.instalment) },
            extra(keepTenure.extraInterest),
          ]}
        />
        <WaitChart
          title={t('wait.tenureChart')}
          without={balancesWithout}
          waiting={keepTenure.balances}
        />
      </FigureGroup>
      <FigureGroup title={t('wait.sameInstalment')}>
        {keepInstalment === null ? (
          <p>{t('wait.never')}</p>
        ) : (
          <>
            <Figures
              figures={[
                { name: t('wait.instalments'), value: showNumber(keepInstalment.months) },
                extra(keepInstalment.extraInterest),
              ]}
            />
            <WaitChart
              title={t('wait.instalmentChart')}
              without={balancesWithout}
              waiting={keepInstalment.balances}
            />
          </>
        )}
      </FigureGroup>
      <Rule>{t('wait.rule')}</Rule>
    </>
  );
}

/** What is owed with and without the wait. Nothing where nothing was borrowed. */
function WaitChart({
  title,
  without,
  waiting,
}: {
  readonly title: string;
  readonly without: readonly number[];
  readonly waiting: readonly number[];
}) {
  const { t } = useTranslation();
  const say = useAmounts();
  const before = useMemo(() => ({ name: t('wait.without'), balances: without }), [without, t]);
  const after = useMemo(() => ({ name: t('wait.with'), balances: waiting }), [waiting, t]);
  if ((without[0] ?? 0) === 0) return null;
  return (
    <BeforeAndAfterChart
      title={title}
      note={t('wait.chartText', {
        before: say.length(without.length - 1),
        after: say.length(waiting.length - 1),
      })}
      before={before}
      after={after}
    />
  );
}
