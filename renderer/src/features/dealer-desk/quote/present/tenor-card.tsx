import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import { rangesOf } from '#domain/lending/quote-ranges.ts';
import { rangeInWords } from '#renderer/features/dealer-desk/quote/present/range-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    minWidth: 0,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke1}`,
    borderRadius: token.borderRadius2XLarge,
    backgroundColor: token.colorNeutralBackground1,
    fontVariantNumeric: 'tabular-nums',
  },
  months: { margin: 0, fontSize: token.fontSizeBase500 },
  large: {
    fontSize: 'clamp(1.5rem, 2.2vw, 2.75rem)',
    fontWeight: token.fontWeightBold,
    lineHeight: '1.15',
  },
  middle: { fontSize: 'clamp(1.125rem, 1.5vw, 1.75rem)', lineHeight: '1.25' },
  unit: { display: 'block', color: token.colorNeutralForeground2, fontSize: token.fontSizeBase400 },
  small: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    [from.xxl]: { fontSize: token.fontSizeBase400 },
  },
});

/** What all lenders ask over one tenor, which can be exchanged for another. */
export function TenorCard({
  tenor,
  instead,
  onInstead,
}: {
  readonly tenor: QuoteFigures['tenors'][number];
  /** The tenors to choose from, this one among them. */
  readonly instead: readonly number[];
  readonly onInstead: (months: number) => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const title = useId();
  const ranges = rangesOf(tenor);
  const months = monthsInWords(tenor.months, language);
  return (
    <section aria-labelledby={title} className={styles.card}>
      <h3 id={title} className={styles.months}>
        {months}
      </h3>
      {ranges === null ? (
        <p>{t('fromDealer.nobody')}</p>
      ) : (
        <>
          <p>
            <span className={styles.large}>
              {rangeInWords(t, ranges.instalment, inWholeRupees)}
            </span>{' '}
            <span className={styles.unit}>{t('fromDealer.aMonth')}</span>
          </p>
          <p>
            <span className={styles.middle}>
              {rangeInWords(t, ranges.instalmentPerDay, inWholeRupees)}
            </span>{' '}
            <span className={styles.unit}>{t('fromDealer.aDay')}</span>
          </p>
          <p className={styles.small}>
            {t('fromDealer.apr', { range: rangeInWords(t, ranges.apr, formatPercent) })}
          </p>
          <p className={styles.small}>
            {t('fromDealer.total', {
              range: rangeInWords(t, ranges.totalPaid, inWholeRupees),
            })}
          </p>
          <p className={styles.small}>{t('fromDealer.loans', { count: ranges.loans })}</p>
        </>
      )}
      <ChoiceField
        label={t('fromDealer.instead')}
        value={String(tenor.months)}
        options={instead.map((each) => ({
          value: String(each),
          label: monthsInWords(each, language),
        }))}
        onChange={(value) => onInstead(Number(value))}
      />
    </section>
  );
}
