import { makeStyles } from '@griffel/react';
import { LIMITS } from '#renderer/features/calculator/quote/quote-address.ts';
import { GST_PERCENT, type Fee } from '#domain/loans/fees.ts';
import {
  formatRupees,
  formatNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import type { QuoteState } from '#renderer/features/calculator/quote/use-quote.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { NumberField } from '#renderer/ui/form/fields/number-field.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gap: space.m,
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusLarge,
    [from.sm]: { gridTemplateColumns: '1fr 1fr' },
  },
  wide: { [from.sm]: { gridColumnEnd: 'span 2' } },
});

/** The additional fields of expert mode: the lender's fee and third-party charges. */
export function ExpertFields({ quote, change }: Pick<QuoteState, 'quote' | 'change'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useAmounts();
  const { fee, charges } = quote;
  const inPercent = fee.kind === 'percent';
  const set = (part: Partial<Fee>) => change({ fee: { ...fee, ...part } });
  return (
    <div className={styles.fields}>
      <NumberField
        key={fee.kind}
        label={t('calculator.fee')}
        unit={t(inPercent ? 'calculator.feePercentUnit' : 'calculator.feeRupeesUnit')}
        value={fee.value}
        range={inPercent ? LIMITS.feePercent : LIMITS.feeRupees}
        onChange={(value) => set({ value })}
        format={formatNumber}
        formatWithUnit={inPercent ? format.percent : formatRupees}
      />
      <ChoiceField
        label={t('calculator.feeKind')}
        value={fee.kind}
        options={[
          { value: 'percent', label: t('calculator.feeKindPercent') },
          { value: 'rupees', label: t('calculator.feeKindRupees') },
        ]}
        onChange={(kind) => set({ kind, value: 0 })}
      />
      <div className={styles.wide}>
        <TickBox
          label={t('calculator.gst', { percent: GST_PERCENT })}
          ticked={fee.gst}
          onChange={(gst) => set({ gst })}
        />
      </div>
      <div className={styles.wide}>
        <NumberField
          label={t('calculator.charges')}
          unit={t('calculator.feeRupeesUnit')}
          value={charges}
          range={LIMITS.charges}
          onChange={(value) => change({ charges: value })}
          format={formatNumber}
          formatWithUnit={formatRupees}
        />
      </div>
    </div>
  );
}
