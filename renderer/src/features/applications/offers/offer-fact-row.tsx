import { makeStyles } from '@griffel/react';
import type { Language } from '#domain/languages.ts';
import type { OfferFact } from '#renderer/features/applications/offers/offer-facts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  row: {
    padding: `${space.xs} 0`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    [below.md]: {
      display: 'flex',
      // Large type needs the whole line.
      flexWrap: 'wrap',
      columnGap: space.m,
    },
  },
  label: {
    flex: '1 1 7rem',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
  },
  value: {
    flex: '1 1 8rem',
    margin: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    [below.md]: { textAlign: 'right' },
  },
  figure: { fontWeight: token.fontWeightSemibold },
  line: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
  before: {
    padding: `0.125rem ${space.xs}`,
    backgroundColor: token.portalBandBackground,
    borderLeft: `3px solid ${token.portalAccent}`,
    fontSize: token.fontSizeBase300,
    [from.md]: { width: 'fit-content' },
  },
});

/** One fact of an offer, with what was shown at matching where that was something else. */
export function OfferFactRow({
  fact: { name, value, lines, before },
  language,
}: {
  readonly fact: OfferFact;
  /** Of the statement. */
  readonly language: Language;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{t(`loanOffers.facts.${name}`)}</dt>
      <dd className={styles.value}>
        <div className={styles.figure}>{value}</div>
        {lines.map((line) => (
          <div key={line} lang={language} className={styles.line}>
            {line}
          </div>
        ))}
        {before !== null && (
          <div className={styles.before}>{t('loanOffers.before', { value: before })}</div>
        )}
      </dd>
    </div>
  );
}
