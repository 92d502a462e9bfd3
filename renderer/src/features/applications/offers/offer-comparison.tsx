import { makeStyles } from '@griffel/react';
import { useMemo } from 'react';
import { OfferColumns } from '#renderer/features/applications/offers/offer-columns.tsx';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Fold } from '#renderer/ui/folds/fold.tsx';
import { costPicture } from '#renderer/features/applications/shared/cost-picture.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';

const useStyles = makeStyles({
  comparison: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  intro: { maxWidth: '75ch' },
  small: { maxWidth: '75ch', color: token.colorNeutralForeground2 },
});

/** Open offers side by side with a chart of what they cost, and below them the ones that are no longer open. */
export function OfferComparison({
  offers,
  onOpen,
}: {
  readonly offers: readonly ShownOffer[];
  readonly onOpen: (offer: string) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const open = offers.filter(({ state }) => state === 'OPEN');
  const ended = offers.filter(({ state }) => state !== 'OPEN');
  const priced = open.filter(({ figures }) => figures !== null);
  return (
    <div className={styles.comparison}>
      {open.length > 0 && (
        <>
          <p className={styles.intro}>{t('loanOffers.intro')}</p>
          {open.length > 1 && <p className={styles.small}>{t('loanOffers.order')}</p>}
          <OfferColumns label={t('loanOffers.list')} offers={open} onOpen={onOpen} />
        </>
      )}
      {priced.length > 1 && <CostChart offers={priced} />}
      {ended.length > 0 && (
        <EndedOffers offers={ended} isAlone={open.length === 0} onOpen={onOpen} />
      )}
    </div>
  );
}

function EndedOffers({
  offers,
  isAlone,
  onOpen,
}: {
  readonly offers: readonly ShownOffer[];
  /** Whether there is nothing else to look at. */
  readonly isAlone: boolean;
  readonly onOpen: (offer: string) => void;
}) {
  const { t } = useTranslation();
  const label = t('loanOffers.ended');
  const columns = <OfferColumns label={label} offers={offers} onOpen={onOpen} />;
  return isAlone ? (
    columns
  ) : (
    <Fold title={label} heading="h3">
      {columns}
    </Fold>
  );
}

/** What each offer costs in all, as bars of interest and fees. */
function CostChart({ offers }: { readonly offers: readonly ShownOffer[] }) {
  const { t } = useTranslation();
  const picture = useMemo(() => {
    const costs = offers.flatMap(({ lenderName, figures }) =>
      figures === null
        ? []
        : [{ name: lenderName, interest: figures.cost.interest, fees: figures.cost.allFees }],
    );
    const words = { interest: t('loanOffers.chart.interest'), fees: t('loanOffers.chart.fees') };
    return costPicture(costs, words);
  }, [offers, t]);
  return (
    <ChartFigure
      title={t('loanOffers.chart.title')}
      picture={picture}
      note={t('loanOffers.chart.note')}
    />
  );
}
