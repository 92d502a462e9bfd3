import { makeStyles } from '@griffel/react';
import type { Language } from '#domain/languages.ts';
import type { OfferFact } from '#renderer/features/applications/offers/offer-facts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { FactRow } from '#renderer/ui/text/fact-row.tsx';

const useStyles = makeStyles({
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
  fact: { label, value, lines, before },
  language,
}: {
  readonly fact: OfferFact;
  /** Of the statement. */
  readonly language: Language;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <FactRow label={label} value={value} lines={lines} language={language}>
      {before !== null && (
        <div className={styles.before}>{t('loanOffers.before', { value: before })}</div>
      )}
    </FactRow>
  );
}
