import { makeStyles } from '@griffel/react';
import {
  type ReactNode,
  memo,
  useDeferredValue,
  useMemo,
  useEffect,
  useRef,
  useState,
} from 'react';
import { rupeesOf } from '#domain/money/money.ts';
import { countPaise } from '#domain/money/rounding.ts';
import type { Quote } from '#renderer/features/calculator/quote/quote-address.ts';
import { drawnUp } from '#renderer/features/calculator/quote/drawn-up.ts';
import { perWorkingDay } from '#domain/lending/offers/cost-breakdown.ts';
import { WORKING_DAYS_OF_A_MONTH } from '#domain/loans/affordability.ts';
import { monthlyPayment } from '#domain/loans/amortisation.ts';
import { PaymentDoughnut } from '#renderer/features/calculator/charts/payment-doughnut.tsx';
import { paymentParts } from '#renderer/features/calculator/charts/payment-parts.ts';
import { PaymentTable } from '#renderer/features/calculator/result/payment-table.tsx';
import { termsOf } from '#renderer/features/calculator/quote/quote-change.ts';
import { formatRupeesAndPaise } from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { below, besideTable, forcedColours, from, onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';

const useStyles = makeStyles({
  // On narrow windows the instalment stays in view while the sliders are moved: as a bar at the lower edge, until its
  // own place is scrolled to. It sticks within the box around the sliders, so the section draws none.
  result: {
    display: 'contents',
    [from.lg]: { display: 'flex', flexDirection: 'column', gap: space.m },
  },
  payment: {
    display: 'flex',
    flexDirection: 'column',
    [below.lg]: {
      position: 'sticky',
      bottom: 'var(--bottomBar, 0px)',
      zIndex: 3,
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space.s,
      margin: '0 calc(-1 * clamp(1rem, 4vw, 2rem))',
      padding: `${space.xs} clamp(1rem, 4vw, 2rem)`,
      backgroundColor: token.colorBrandBackground2,
      borderTop: `1px solid ${token.colorNeutralStroke2}`,
      boxShadow: token.portalShadow,
    },
    [onPaper]: { position: 'static', margin: 0, padding: 0, border: 'none', boxShadow: 'none' },
  },
  rest: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    containerType: 'inline-size',
  },
  label: { color: token.colorNeutralForeground2, [below.sm]: { fontSize: token.fontSizeBase300 } },
  figure: {
    color: token.colorBrandForeground1,
    fontSize: 'clamp(1.5rem, 6vw, 2.75rem)',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: token.fontWeightBold,
    letterSpacing: '-0.02em',
    lineHeight: '1.15',
    // There the letters have a ground, which would cover the line above.
    [forcedColours]: { lineHeight: '1.4' },
  },
  perDay: { fontVariantNumeric: 'tabular-nums', [below.lg]: { flexBasis: '100%' } },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  split: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.m,
    alignItems: 'center',
    // The table's amounts are not cut off: half a page may be narrow, and letters large.
    [besideTable]: { gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)' },
  },
  unseen: visuallyHidden,
});

const Doughnut = memo(PaymentDoughnut);

/** The cost of the loan: the EMI, and the total payment as a doughnut with its table. */
export function Result({
  quote,
  children,
}: {
  readonly quote: Quote;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const drawn = useMemo(() => drawnUp(quote), [quote]);
  const instalment = drawn?.instalment ?? monthlyPayment(termsOf(quote));
  const payment = formatRupeesAndPaise(instalment);
  const perDay = t('calculator.perDay', {
    amount: formatRupeesAndPaise(rupeesOf(perWorkingDay(countPaise(instalment)))),
    days: WORKING_DAYS_OF_A_MONTH,
  });
  const parts = useMemo(() => paymentParts(quote), [quote]);
  // The figures are painted first and the chart follows: a slider must respond immediately.
  const drawnParts = useDeferredValue(parts);
  return (
    <section className={styles.result} aria-label={t('calculator.result')}>
      <p className={styles.payment} data-bottom-bar="instalment">
        <span className={styles.label}>{t('calculator.monthlyPayment')}</span>
        <strong className={styles.figure}>{payment}</strong>
        <span className={styles.perDay}>{perDay}</span>
      </p>
      <div className={styles.rest}>
        <p className={styles.note}>
          {drawn === null
            ? t('calculator.unrounded')
            : t('calculator.asLenders', { last: formatRupeesAndPaise(drawn.last) })}
        </p>
        <div className={styles.split}>
          <Doughnut parts={drawnParts} />
          <PaymentTable parts={parts} />
        </div>
        {children}
      </div>
      <SpokenResult
        text={t('calculator.spoken', {
          payment,
          perDay,
          interest: formatRupeesAndPaise(parts.interest),
        })}
      />
    </section>
  );
}

/** Milliseconds without a change before the result is read out. */
const PAUSE_MS = 700;

/** Announces the result politely once the sliders have settled; not at every step, and not when the page opens. */
function SpokenResult({ text }: { readonly text: string }) {
  const styles = useStyles();
  const [spoken, setSpoken] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => setSpoken(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={styles.unseen}>
      {spoken}
    </p>
  );
}
