import { makeStyles, mergeClasses } from '@griffel/react';
import { COMFORTABLE_SHARE, TIGHT_SHARE } from '#domain/loans/affordability.ts';
import { fitOfEarnings } from '#domain/lending/matching/earnings.ts';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import type { Paise } from '#domain/money/money.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';
import { formatPercent, formatShare } from '#renderer/ui/text/percent.ts';

const useStyles = makeStyles({
  band: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.125rem',
    padding: `${space.xs} ${space.s}`,
    backgroundColor: token.portalBandBackground,
    ...startEdge('4px', token.colorBrandBackground),
    borderRadius: token.borderRadiusMedium,
  },
  heavy: { ...startEdge('4px', token.portalAccent) },
  mark: { fontWeight: token.fontWeightSemibold },
  rule: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
});

/**
 * How an instalment sits with what the person earns and spends, before anything is chosen. It informs; who matches, and in
 * which order, does not depend on it. Needs the words of `affordability`.
 */
export function AffordabilityBand({
  instalment,
  earnings,
}: {
  /** A month. */
  readonly instalment: Paise;
  readonly earnings: MatchInput['earnings'];
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { shareOfLeft, mark } = fitOfEarnings(instalment, earnings);
  const isComfortable = mark === 'comfortable';
  return (
    <div className={mergeClasses(styles.band, !isComfortable && styles.heavy)}>
      <p className={styles.mark}>
        {shareOfLeft === null
          ? t('affordability.impossible')
          : t('affordability.band', {
              mark: t(`affordability.${mark}`),
              share: formatShare(shareOfLeft),
            })}
      </p>
      <p className={styles.rule}>
        {t('affordability.bandRule', {
          comfortable: formatPercent(COMFORTABLE_SHARE * 100),
          tight: formatPercent(TIGHT_SHARE * 100),
        })}
      </p>
    </div>
  );
}
