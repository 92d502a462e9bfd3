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
  formatRupeesAndPaise,
  formatNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { NumberField } from '#renderer/ui/form/fields/number-field.tsx';

const MORATORIUM = { min: 1, max: 24, step: 1 };
const DEFAULT_MORATORIUM = 3;

/** What a moratorium costs, keeping either the instalment or the number of instalments. */
export function MoratoriumTool({ quote }: ToolProps) {
  const { t } = useTranslation();
  const format = useAmounts();
  const [months, setMonths] = useState(DEFAULT_MORATORIUM);
  const waited = useMemo(() => moratorium(termsOf(quote), months), [quote, months]);
  const { principalAfter, balancesWithout, keepInstalment, keepTenure } = waited;
  const extra = (interest: number): Figure => ({
    name: t('wait.extraInterest'),
    value: formatRupeesAndPaise(interest),
    emphasised: true,
  });
  return (
    <>
      <ToolFields>
        <NumberField
          label={t('wait.months')}
          unit={t('calculator.lengthMonths')}
          value={months}
          range={MORATORIUM}
          onChange={setMonths}
          format={formatNumber}
          formatWithUnit={format.months}
        />
      </ToolFields>
      <Figures figures={[{ name: t('wait.after'), value: formatRupeesAndPaise(principalAfter) }]} />
      <FigureGroup title={t('wait.sameTenure')}>
        <Figures
          figures={[
            { name: t('wait.instalment'), value: formatRupeesAndPaise(keepTenure.instalment) },
            extra(keepTenure.extraInterest),
          ]}
        />
        <MoratoriumChart
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
                { name: t('wait.instalments'), value: formatNumber(keepInstalment.months) },
                extra(keepInstalment.extraInterest),
              ]}
            />
            <MoratoriumChart
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

/** The balance with and without the moratorium. Empty if the principal is 0. */
function MoratoriumChart({
  title,
  without,
  waiting,
}: {
  readonly title: string;
  readonly without: readonly number[];
  readonly waiting: readonly number[];
}) {
  const { t } = useTranslation();
  const format = useAmounts();
  const before = useMemo(() => ({ name: t('wait.without'), balances: without }), [without, t]);
  const after = useMemo(() => ({ name: t('wait.with'), balances: waiting }), [waiting, t]);
  if ((without[0] ?? 0) === 0) return null;
  return (
    <BeforeAndAfterChart
      title={title}
      note={t('wait.chartText', {
        before: format.length(without.length - 1),
        after: format.length(waiting.length - 1),
      })}
      before={before}
      after={after}
    />
  );
}
