import { useMemo } from 'react';
import { Doughnut } from '#renderer/features/calculator/charts/doughnut.tsx';
import type { PaymentParts } from '#renderer/features/calculator/charts/payment-parts.ts';
import { formatRupeesAndPaise, useAmounts } from '#renderer/features/calculator/use-amounts.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { ChartPart } from '#renderer/ui/chart/chart-picture.ts';
import { ChartPlace } from '#renderer/ui/chart/chart-place.tsx';

/** The total payment as a doughnut. */
export function PaymentDoughnut({ parts }: { readonly parts: PaymentParts }) {
  const { t } = useTranslation();
  const format = useAmounts();
  const { received, fees, interest, total } = parts;
  const picture = useMemo(
    () => ({
      kind: 'doughnut' as const,
      parts: doughnutParts({ received, fees, interest, total }, t),
      money: formatRupeesAndPaise,
    }),
    [received, fees, interest, total, t],
  );
  const share = (part: number) => format.share(part / total);
  const label =
    total === 0
      ? t('calculator.doughnutEmpty')
      : t(fees > 0 ? 'calculator.doughnutFees' : 'calculator.doughnut', {
          principal: share(received),
          fees: share(fees),
          interest: share(interest),
        });
  return (
    <ChartPlace
      picture={picture}
      name={t('calculator.doughnutName')}
      description={label}
      meanwhile={<Doughnut parts={picture.parts} label={label} />}
    />
  );
}

/** The parts as slices, with the names and looks of the table next to the doughnut. */
export function doughnutParts(
  { received, fees, interest }: PaymentParts,
  t: Translator['t'],
): readonly ChartPart[] {
  if (fees === 0) {
    return [
      { name: t('calculator.principal'), look: 'primary', value: received },
      { name: t('calculator.totalInterest'), look: 'accent', value: interest },
    ];
  }
  return [
    { name: t('calculator.principalReceived'), look: 'primary', value: received },
    { name: t('calculator.fees'), look: 'third', value: fees },
    { name: t('calculator.totalInterest'), look: 'accent', value: interest },
  ];
}
