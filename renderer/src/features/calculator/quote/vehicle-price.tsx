import { makeStyles } from '@griffel/react';
import { useRef } from 'react';
import { LIMITS } from '#renderer/features/calculator/quote/quote-address.ts';
import { E_RICKSHAW_EXAMPLE, borrowedFor } from '#domain/loans/vehicle-price.ts';
import { inExpertMode } from '#renderer/features/calculator/quote/quote-change.ts';
import { type Start, isExample } from '#renderer/features/calculator/quote/start.ts';
import {
  formatRupees,
  formatNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { NumberField } from '#renderer/ui/form/fields/number-field.tsx';
import { snap } from '#domain/read-number.ts';

const useStyles = makeStyles({
  group: {
    display: 'grid',
    gap: space.m,
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusLarge,
    [from.sm]: { gridTemplateColumns: '1fr 1fr' },
  },
  note: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    [from.sm]: { gridColumnEnd: 'span 2' },
  },
});

/** Price of a vehicle and down payment. The principal is the difference, so the price follows its slider. */
export function VehiclePrice({
  start: { quote, downPayment },
  onChange,
}: {
  readonly start: Start;
  readonly onChange: (start: Start) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useAmounts();
  const price = quote.amount + downPayment;
  const example = isExample({ quote, downPayment });
  const { max } = LIMITS.expert.amount;

  // The plain slider has steps of ten thousand rupees. A price between them needs expert mode, but not before typing is
  // finished.
  const waiting = useRef<Start | null>(null);

  function set(newPrice: number, newDownPayment: number): void {
    const amount = borrowedFor(newPrice, newDownPayment);
    const next = { quote: { ...quote, amount }, downPayment: newDownPayment };
    const fits = quote.expert || !snap(amount, LIMITS.plain.amount).changed;
    waiting.current = fits ? null : { ...next, quote: inExpertMode(next.quote) };
    if (fits) onChange(next);
  }

  function settle(): void {
    if (waiting.current !== null) onChange(waiting.current);
    waiting.current = null;
  }

  return (
    <div role="group" aria-label={t('vehicle.title')} className={styles.group}>
      <NumberField
        label={t('vehicle.price')}
        unit={t('calculator.amountUnit')}
        value={price}
        range={{ min: downPayment, max: max + downPayment, step: 1 }}
        onChange={(value) => set(value, downPayment)}
        onSettled={settle}
        format={formatNumber}
        formatWithUnit={formatRupees}
      />
      <NumberField
        label={t('vehicle.downPayment')}
        unit={t('calculator.amountUnit')}
        value={downPayment}
        range={{ min: 0, max: price, step: 1 }}
        onChange={(value) => set(price, value)}
        onSettled={settle}
        format={formatNumber}
        formatWithUnit={formatRupees}
      />
      <p className={styles.note}>
        {example
          ? t('vehicle.example', {
              rate: format.percent(E_RICKSHAW_EXAMPLE.annualRate),
              length: format.months(E_RICKSHAW_EXAMPLE.months),
            })
          : t('vehicle.rule', { amount: formatRupees(quote.amount) })}
      </p>
    </div>
  );
}
