import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { Quote } from '#renderer/features/calculator/quote/quote-address.ts';
import { indicativeNote } from '#renderer/features/calculator/quote/limits-in-words.ts';
import { Surface } from '#renderer/features/calculator/surface.tsx';
import { formatRupees, useAmounts } from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from, withoutScript } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  panel: {
    gap: space.l,
    padding: 'clamp(1rem, 4vw, 2rem)',
  },
  // Both halves in one box: the instalment sticks to the lower edge of the window within it (result.tsx).
  halves: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    [from.lg]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '3rem',
      alignItems: 'start',
    },
  },
  inputs: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  withoutScript: { display: 'none', [withoutScript]: { display: 'block' } },
});

/** Inputs and result, side by side where there is room, with the note on how reliable the figures are. */
export function CalculatorFrame({
  quote,
  inputs,
  result,
  children,
}: {
  readonly quote: Quote;
  readonly inputs: ReactNode;
  readonly result: ReactNode;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useAmounts();
  const shown = {
    amount: formatRupees(quote.amount),
    length: format.length(quote.months),
    rate: format.percentAYear(quote.rate),
  };
  return (
    <Surface className={styles.panel}>
      <p className={styles.withoutScript}>{t('calculator.withoutScript', shown)}</p>
      <div className={styles.halves}>
        <div className={styles.inputs}>{inputs}</div>
        {result}
      </div>
      {children}
      <p className={styles.note}>
        {indicativeNote(quote, t)} {t('calculator.noPhone')}
      </p>
    </Surface>
  );
}
